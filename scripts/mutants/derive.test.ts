import assert from 'node:assert/strict'
import { test } from 'node:test'
import { derive, readSource } from './derive.ts'
import { applyEdit } from './edit.ts'
import { markersOf } from './marker.ts'

/** Each: what the operator is, the marked code, and the code when its guard is off. */
const cases: [does: string, marked: string, off: string][] = [
  ['an if never holds', '// guard: g\nif (a(b)) throw c', 'if (false) throw c'],
  ['a while never holds', '// guard: g\nwhile (a) b()', 'while (false) b()'],
  ['a call of its own is dropped', 'a()\n// guard: g\nawait b(c)\nd()', 'a()\n;\nd()'],
  ['an assignment is dropped', '// guard: g\na = b', ';'],
  ['a throw is dropped', '// guard: g\nthrow a', ';'],
  ['a call in a chain is dropped', 'x\n  // guard: g\n  .filter((y) => y)\n  .map(z)', 'x\n  \n  .map(z)'],
  ['an optional call in a chain is dropped', '// guard: g [?.trim()]\nf(a?.trim())', 'f(a)'],
  ['an operand is dropped', 'f(\n  a &&\n    // guard: g\n    b,\n)', 'f(\n  a,\n)'],
  ['a first operand is dropped', '// guard: g [a]\nx = a && b && c', 'x = b && c'],
  ['an operand in the middle is dropped', '// guard: g [b]\nx = a || b || c', 'x = a || c'],
  ['a value to fall back on is dropped', '// guard: g [1]\nx = a ?? 1', 'x = a'],
  ['a branch is not taken', '// guard: g [b]\nx = a ? b : c', 'x = c'],
  ['an element is dropped', '// guard: g [...b]\nx = [...a, ...b]', 'x = [...a]'],
  ['a property is dropped', 'f({\n  // guard: g\n  a: 1,\n  b,\n})', 'f({\n  b,\n})'],
  ['an argument is dropped', '// guard: g [a]\nx = f(a, b)', 'x = f(b)'],
  [
    'a part is an if inside',
    '// guard: g [if (b…]\nfor (const a of b) if (b(a)) c()',
    'for (const a of b) if (false) c()',
  ],
  ['a part may be cut short', '// guard: g [b.c…]\nx = a && b.c(d)', 'x = a'],
  ['a part is the smallest of its beginning', '// guard: g [a…]\nx = (a.b && c) || d', 'x = (c) || d'],
  ['a text gives way', '// guard: g [every -> some]\nx = a.every(b)', 'x = a.some(b)'],
  ['a text goes', '// guard: g [for update ->]\nsql`select 1 for update`', 'sql`select 1 `'],
  ['a text is made of whole words', '// guard: g [a -> b]\nx = a + aa', 'x = b + aa'],
  ['lines may be broken in a text', '// guard: g [a b -> c]\nf(`a\n  b`)', 'f(`c`)'],
  [
    'a text has a beginning and an end',
    '// guard: g [and b…2 ->]\nf(`a and b = 2 and c = 2`)',
    'f(`a  and c = 2`)',
  ],
  ['an expression gives way as a whole', '// guard: g [a(… -> true]\nx = a(b) > c', 'x = true'],
  [
    'a statement gives way as a whole',
    '// guard: g [throw… -> return 0]\nif (a) throw b()',
    'if (a) return 0',
  ],
  ['a long marker goes on', '// guard: g\n//   [a\n//   b -> c]\nf(`a b`)', 'f(`c`)'],
  ['other comments are no code', '// guard: g [a -> b]\n// a is a\nx = a', 'x = b'],
]

for (const [does, marked, off] of cases) test(does, () => assert.equal(tidy(offOf(marked)), tidy(off)))

const strays: [name: string, marked: string, complaint: RegExp][] = [
  ['a declaration cannot be switched off', '// guard: g\nconst a = b', /name a \[part\]/],
  ['a part must be there', '// guard: g [c]\nx = a && b', /no part/],
  ['a part must be one', '// guard: g [a…]\nx = a.b && a.c', /more than one part/],
  ['a text must be there', '// guard: g [c -> d]\nx = a', /0 times/],
  ['a text must stand once', '// guard: g [a -> d]\nx = a + a', /2 times/],
  ['a text of a later statement is not meant', '// guard: g [b -> d]\nx = a\ny = b', /0 times/],
  ['a marker stands above something', 'x = a\n// guard: g\n', /middle of something/],
]

for (const [name, marked, complaint] of strays)
  test(name, () => assert.throws(() => offOf(marked), complaint))

test('each marker of a line is a guard of its own', () => {
  const markers = markersOf('// guard: one [a]\n// guard: other [b]\nx = a && b')
  assert.deepEqual(
    markers.map(({ name, change }) => [name, change?.text]),
    [
      ['one', 'a'],
      ['other', 'b'],
    ],
  )
})

test('a name may have brackets of its own', () => {
  const [marker] = markersOf('// guard: a list[0] is first [[0] -> [1]]\nx = a[0]')
  assert.equal(marker?.name, 'a list[0] is first')
  assert.deepEqual(marker.change, { text: '[0]', isCutShort: false, replace: '[1]' })
})

function offOf(marked: string): string {
  const source = readSource(marked)
  const [marker] = markersOf(marked)
  return applyEdit(source.text, derive(source, marker!))
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
