import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/** docs/spec-gaps.md names the test behind every decision. A test that is renamed takes its row along. */

const page = new URL('../../docs/spec-gaps.md', import.meta.url)
const text = readFileSync(page, 'utf8')

const files = new Map(
  [...text.matchAll(/^\[(\w+)\]: (\S+\.test\.ts)$/gm)].map(([, label, path]) => [label!, path!]),
)
const rows = [...text.matchAll(/^\| (\d+) \|.*\| (.+) \|$/gm)].map(([, number, tests]) => ({
  number: Number(number),
  pins: [...tests!.matchAll(/\[`([^`]+)`\]\[(\w+)\]/g)].map(([, name, label]) => ({
    name: name!,
    label: label!,
  })),
  unpinned: tests === '—',
}))

test('the decisions are numbered from 1 without a gap, and each names its test or says that it has none', () => {
  assert.ok(rows.length > 0)
  assert.deepEqual(
    rows.map(({ number }) => number),
    rows.map((_, index) => index + 1),
  )
  for (const { number, pins, unpinned } of rows)
    assert.notEqual(pins.length > 0, unpinned, `decision ${number}`)
})

test('every test that a decision names exists in the file it names', () => {
  const known = new Map([...files].map(([label, path]) => [label, namesIn(new URL(path, page))]))
  for (const { number, pins } of rows)
    for (const { name, label } of pins)
      assert.ok(
        known.get(label)?.some((pattern) => pattern.test(name)),
        `decision ${number}: "${name}" is no test of ${files.get(label) ?? `[${label}], which is not defined`}`,
      )
})

test('every file that the page refers to is used', () => {
  const used = new Set(rows.flatMap(({ pins }) => pins.map(({ label }) => label)))
  assert.deepEqual(
    [...files.keys()].filter((label) => !used.has(label)),
    [],
  )
})

/** The names of a file's tests; in a name that is built, what is filled in may be anything. */
function namesIn(file: URL): RegExp[] {
  const calls = readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...calls].map(([, quote, name]) => {
    const parts = quote === '`' ? name!.split(/\$\{[^}]*\}/) : [name!]
    return new RegExp(`^${parts.map(literally).join('.+')}$`)
  })
}

const literally = (source: string) =>
  source.replaceAll(/\\(.)/g, '$1').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
