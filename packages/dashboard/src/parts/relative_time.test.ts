import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relativeTime } from './relative_time.ts'

const now = new Date('2026-03-10T12:00:00Z')
const told = (at: string) => relativeTime(new Date(at), now)

test('what lies ahead is not told shorter than it is', () => {
  assert.equal(told('2026-03-17T11:59:50Z'), 'in 7 days')
})

test('times are told in the largest unit that fits, backwards and ahead', () => {
  assert.equal(told('2026-03-10T11:59:30Z'), 'just now')
  assert.equal(told('2026-03-10T11:55:00Z'), '5 minutes ago')
  assert.equal(told('2026-03-09T12:00:00Z'), 'yesterday')
  assert.equal(told('2026-02-20T12:00:00Z'), '2 weeks ago')
  assert.equal(told('2026-03-17T12:00:00Z'), 'next week')
  assert.equal(told('2026-03-10T12:00:20Z'), 'just now')
})
