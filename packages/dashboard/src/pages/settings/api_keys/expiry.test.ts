import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expiryDate } from './expiry.ts'

const now = new Date('2026-03-10T12:00:00Z')

test('a key ends after so many days, or never', () => {
  assert.equal(expiryDate('30', '', now), '2026-04-09T12:00:00.000Z')
  assert.equal(expiryDate('never', '2026-05-01', now), undefined)
})

test('a key with a last day works until that day is over where the person is', () => {
  const ends = new Date(expiryDate('date', '2026-05-01', now)!)
  assert.deepEqual([ends.getDate(), ends.getHours(), ends.getMinutes()], [1, 23, 59])
})
