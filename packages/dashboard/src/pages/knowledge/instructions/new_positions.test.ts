import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPositions } from './new_positions.ts'

const rows = [
  { id: 7, position: 1 },
  { id: 8, position: 2 },
  { id: 9, position: 3 },
]

test('a move changes the positions of those it passes, and of no other', () => {
  assert.deepEqual(newPositions(rows, 1, 0), [
    { id: 8, position: 1 },
    { id: 7, position: 2 },
  ])
  assert.deepEqual(newPositions(rows, 1, 1), [])
})

test('positions that were equal or far apart are one after the other afterwards', () => {
  const uneven = [
    { id: 7, position: 5 },
    { id: 8, position: 5 },
  ]
  assert.deepEqual(newPositions(uneven, 0, 1), [
    { id: 8, position: 1 },
    { id: 7, position: 2 },
  ])
})
