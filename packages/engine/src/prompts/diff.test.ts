import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { diffLines, type LineChange } from './diff.ts'

const side = (changes: LineChange[], other: LineChange['change']) =>
  changes
    .filter(({ change }) => change === 'kept' || change === other)
    .flatMap(({ lines }) => lines)
    .join('\n')
const count = (changes: LineChange[], counted: LineChange['change']) =>
  changes.filter(({ change }) => change === counted).reduce((sum, { lines }) => sum + lines.length, 0)

/** The length of the longest common subsequence by the book: slow, and beyond doubt. */
function longestCommon(a: string[], b: string[]): number {
  let above = b.map(() => 0)
  for (const line of a) {
    const row: number[] = []
    b.forEach((other, index) => {
      const [up, left, corner] = [above[index]!, row[index - 1] ?? 0, above[index - 1] ?? 0]
      row.push(line === other ? corner + 1 : Math.max(up, left))
    })
    above = row
  }
  return above.at(-1) ?? 0
}

test('a diff is runs of lines: what was removed, then what was added, between what was kept', () => {
  assert.deepEqual(diffLines('one\ntwo\nthree\nfour', 'one\n2\n3\nfour\nfive'), [
    { change: 'kept', lines: ['one'] },
    { change: 'removed', lines: ['two', 'three'] },
    { change: 'added', lines: ['2', '3'] },
    { change: 'kept', lines: ['four'] },
    { change: 'added', lines: ['five'] },
  ])
})

test('equal texts are one kept run; a last line break is a line like any other', () => {
  assert.deepEqual(diffLines('a\nb', 'a\nb'), [{ change: 'kept', lines: ['a', 'b'] }])
  assert.deepEqual(diffLines('a', 'a\n'), [
    { change: 'kept', lines: ['a'] },
    { change: 'added', lines: [''] },
  ])
})

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 30 })

test('whatever the texts, both can be read off their diff, and no shorter diff exists', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const changes = diffLines(a.join('\n'), b.join('\n'))
      assert.equal(side(changes, 'removed'), a.join('\n'))
      assert.equal(side(changes, 'added'), b.join('\n'))
      assert.equal(count(changes, 'kept'), longestCommon(a, b))
      assert.ok(changes.every(({ lines }) => lines.length > 0))
    }),
    { numRuns: 500 },
  )
})

test('hostile texts of 100,000 characters end at once, and both can still be read off', {
  timeout: 20_000,
}, () => {
  const lines = (length: number, line: (index: number) => string) =>
    Array.from({ length }, (_, index) => line(index)).join('\n')
  const pairs: [string, string][] = [
    [lines(50_000, (index) => `${index % 7}`), lines(50_000, (index) => `${index % 5}`)],
    [lines(16_000, (index) => `a${index}`), lines(16_000, (index) => `b${index}`)],
    [lines(50_000, () => 'x'), lines(33_000, (index) => (index % 50 === 0 ? 'yy' : 'x'))],
    [`${lines(400, (index) => `p${index}`)}\n${lines(45_000, () => 'x')}`, `${lines(45_000, () => 'x')}\nq`],
    ['\n'.repeat(100_000), 'x\n'.repeat(50_000)],
    ['x'.repeat(100_000), `${'x'.repeat(99_999)}y`],
  ]
  for (const [before, after] of pairs)
    for (const [a, b] of [
      [before, after],
      [after, before],
    ] as const) {
      const changes = diffLines(a, b)
      assert.equal(side(changes, 'removed'), a)
      assert.equal(side(changes, 'added'), b)
    }
})

test('a text that shares hardly a line with the other is replaced at once, the line in its midst included', () => {
  const old = Array.from({ length: 1200 }, (_, index) => `old ${index}`)
  const now = old.map((line) => line.replace('old', 'new'))
  old[600] = now[600] = 'shared'
  const changes = diffLines(['same', ...old, 'end'].join('\n'), ['same', ...now, 'end'].join('\n'))
  assert.deepEqual(
    changes.map(({ change, lines }) => [change, lines.length]),
    [
      ['kept', 1],
      ['removed', 1200],
      ['added', 1200],
      ['kept', 1],
    ],
  )
})
