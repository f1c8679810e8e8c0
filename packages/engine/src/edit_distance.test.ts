import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance } from './edit_distance.ts'

test('the distance counts characters added, dropped and changed', () => {
  assert.equal(editDistance('kitten', 'sitting'), 3)
  assert.equal(editDistance('', 'abc'), 3)
  assert.equal(editDistance('abc', ''), 3)
  assert.equal(editDistance('same', 'same'), 0)
})

test('two neighbours that are swapped are one mistake; beyond the most that matters nothing is counted', () => {
  assert.equal(editDistance('repiar', 'repair'), 1)
  assert.equal(editDistance('kitten', 'sitting', 1), 2)
})
