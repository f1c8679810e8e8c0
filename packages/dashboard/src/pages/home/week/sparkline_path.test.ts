import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sparklinePath, sparklinePlaces } from './sparkline_path.ts'

const box = { width: 104, height: 24, padding: 2 }

test('values stand side by side, from zero at the bottom to the highest at the top', () => {
  assert.equal(sparklinePath(sparklinePlaces([0, 5, 10], 10, box)), 'M2 22 L52 12 L102 2')
})

test('where a day has no value, the line is broken, and a day alone is a dot', () => {
  assert.equal(sparklinePath(sparklinePlaces([1, null, 1, 0], 1, box)), 'M2 2 h0 M68.7 2 L102 22')
})

test('a week without anything lies at the bottom', () => {
  assert.equal(sparklinePath(sparklinePlaces([0, 0], 0, box)), 'M2 22 L102 22')
})
