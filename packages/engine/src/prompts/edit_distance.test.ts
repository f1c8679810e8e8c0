import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, nearest } from './edit_distance.ts'

test('the distance counts characters added, dropped and changed', () => {
  assert.equal(editDistance('kitten', 'sitting'), 3)
  assert.equal(editDistance('', 'abc'), 3)
  assert.equal(editDistance('abc', ''), 3)
  assert.equal(editDistance('same', 'same'), 0)
})

test('the nearest is the first of those with the least distance', () => {
  assert.deepEqual(nearest('cat', ['dog', 'car', 'bat']), { name: 'car', distance: 1 })
  assert.equal(nearest('cat', []), null)
})
