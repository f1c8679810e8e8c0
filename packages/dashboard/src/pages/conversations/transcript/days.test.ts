import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayLabel } from './days.ts'

const now = new Date(2026, 2, 10, 0, 5)

test('a day of a transcript is told from where the person is in time', () => {
  assert.equal(dayLabel(new Date(2026, 2, 10, 0, 1), now), 'Today')
  assert.equal(dayLabel(new Date(2026, 2, 9, 23, 59), now), 'Yesterday')
  assert.equal(dayLabel(new Date(2026, 2, 2, 12), now), 'Monday, Mar 2')
  assert.equal(dayLabel(new Date(2025, 11, 31, 12), now), 'Dec 31, 2025')
})
