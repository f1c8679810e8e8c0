import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sideBySideLines } from './side_by_side_lines.ts'

test('lines that went stand beside those that came in their place', () => {
  const pairs = sideBySideLines([
    { change: 'kept', lines: ['a'] },
    { change: 'removed', lines: ['b', 'c'] },
    { change: 'added', lines: ['B'] },
    { change: 'kept', lines: ['d'] },
    { change: 'removed', lines: ['e'] },
  ])
  assert.deepEqual(
    pairs.map(({ left, right, isSame }) => [left, right, isSame]),
    [
      ['a', 'a', true],
      ['b', 'B', false],
      ['c', null, false],
      ['d', 'd', true],
      ['e', null, false],
    ],
  )
})
