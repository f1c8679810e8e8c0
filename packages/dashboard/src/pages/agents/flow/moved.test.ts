import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moved } from './moved.ts'

test('an item is put at another place, and the others keep their order', () => {
  assert.deepEqual(moved([1, 2, 3], 0, 2), [2, 3, 1])
  assert.deepEqual(moved([1, 2, 3], 2, 0), [3, 1, 2])
})

test('a place that is none changes nothing', () => {
  assert.deepEqual(moved([1, 2], 0, 2), [1, 2])
  assert.deepEqual(moved([1, 2], 5, 0), [1, 2])
})
