import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isShorter, keptFor } from './retention_words.ts'

test('only what erases more than today asks first', () => {
  const cases = [
    [null, 30, true],
    [90, 30, true],
    [30, 30, false],
    [30, 90, false],
    [30, null, false],
    [null, null, false],
  ] as const
  for (const [before, after, shorter] of cases) assert.equal(isShorter(before, after), shorter)
})

test('a time is told in days, or as forever', () => {
  assert.deepEqual([keptFor(1), keptFor(365), keptFor(null)], ['1 day', '365 days', 'Forever'])
})
