import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relativeTime } from './relative_time.ts'

const now = new Date('2026-03-10T12:00:00Z')
const told = (at: string) => relativeTime(new Date(at), now)

test('what lies ahead is not told shorter than it is', () => {
  assert.equal(told('2026-03-17T11:59:50Z'), 'in 7 days')
})

test('times of the last and the next week are told in the largest unit that fits, others as a date', () => {
  assert.equal(told('2026-03-10T11:59:30Z'), 'just now')
  assert.equal(told('2026-03-10T11:55:00Z'), '5 minutes ago')
  assert.equal(told('2026-03-09T12:00:00Z'), 'yesterday')
  assert.equal(told('2026-03-03T12:00:30Z'), '6 days ago')
  assert.equal(told('2026-02-20T12:00:00Z'), 'Feb 20, 2026')
  assert.equal(told('2026-03-17T12:00:00Z'), 'in 7 days')
  assert.equal(told('2026-04-20T12:00:00Z'), 'Apr 20, 2026')
  assert.equal(told('2026-03-10T12:00:20Z'), 'just now')
})
