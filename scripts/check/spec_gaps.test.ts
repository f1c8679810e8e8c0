import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedTests, TestedPage } from './named_tests.ts'

/** docs/spec-gaps.md names the test behind every decision. A test that is renamed takes its row along. */

const page = new TestedPage('docs/spec-gaps.md')
const rows = [...page.text.matchAll(/^\| (\d+) \|.*\| (.+) \|$/gm)].map(([, number, tests]) => ({
  number: Number(number),
  pins: namedTests(tests!),
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
  for (const { number, pins } of rows)
    for (const pin of pins) assert.equal(page.problemOf(pin), null, `decision ${number}`)
})

test('every file that the page refers to is used', () => {
  assert.deepEqual(page.unusedLabels, [])
})
