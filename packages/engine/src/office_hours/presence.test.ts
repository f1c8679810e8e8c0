import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OfficeHours } from './office_hours.ts'
import { presenceAt } from './presence.ts'

const weekdaysOnly: OfficeHours = {
  weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }],
  exceptions: [],
}
const at = (now: string, hours: OfficeHours | null = weekdaysOnly, timezone = 'Europe/Berlin') =>
  presenceAt(Date.parse(now), hours, timezone)

test('somebody is there, or comes with the next opening, in days and times of the organization', () => {
  assert.deepEqual(at('2026-11-16T08:00:00Z'), { opens: null })
  const monday = { date: '2026-11-23', time: '09:00' }
  assert.deepEqual(at('2026-11-21T19:00:00Z'), { opens: { ...monday, days_ahead: 2 } })
  assert.deepEqual(at('2026-11-22T22:59:00Z'), { opens: { ...monday, days_ahead: 1 } })
  // In Berlin it is Monday already.
  assert.deepEqual(at('2026-11-22T23:30:00Z'), { opens: { ...monday, days_ahead: 0 } })
})

test('nothing is promised without office hours, nor where no opening is known', () => {
  assert.equal(at('2026-11-21T19:00:00Z', null), null)
  assert.equal(at('2026-11-21T19:00:00Z', { weekly: [], exceptions: [] }), null)
})
