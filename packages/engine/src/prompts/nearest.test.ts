import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from './nearest.ts'

test('the nearest is the first of those with the least distance', () => {
  assert.deepEqual(nearest('cat', ['dog', 'car', 'bat']), { name: 'car', distance: 1 })
  assert.equal(nearest('cat', []), null)
})
