import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, lastDays, momentsOf, periodLabel } from './period.ts'

test('the last day of a period counts whole', () => {
  const { since, until } = momentsOf({ since: '2026-02-28', until: '2026-02-28' })
  assert.equal(since, new Date(2026, 1, 28).toISOString())
  assert.equal(until, new Date(2026, 2, 1).toISOString())
})

test('what is not a day is not asked for', () => {
  assert.deepEqual(momentsOf({ since: 'spring', until: undefined }), { since: undefined, until: undefined })
})

test('the last days end today', () => {
  const now = new Date(2026, 2, 3, 15, 30)
  assert.equal(lastDays(1, now).since, dayOf(now))
  assert.equal(lastDays(7, now).since, '2026-02-25')
})

test('a period is told in words', () => {
  assert.equal(periodLabel({}), null)
  assert.equal(periodLabel({ since: 'spring' }), null)
  assert.equal(periodLabel({ since: '2026-03-10' }), 'Since Mar 10, 2026')
  assert.equal(periodLabel({ until: '2026-03-10' }), 'Until Mar 10, 2026')
  assert.equal(periodLabel({ since: '2026-03-10', until: '2026-03-10' }), 'Mar 10, 2026')
  assert.equal(periodLabel({ since: '2026-03-01', until: '2026-03-10' }), 'Mar 1, 2026 – Mar 10, 2026')
})
