import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeHoursLines, openingHoursLines } from './hours_lines.ts'

test('each day has its hours, and so has each date on which they are different', () => {
  assert.deepEqual(
    openingHoursLines([
      { days: ['mon', 'tue'], opens: '09:00', closes: '17:00' },
      { days: ['mon'], opens: '18:00', closes: '20:00', note: 'by appointment' },
    ]).slice(0, 3),
    ['Monday: 9:00–17:00 and 18:00–20:00 (by appointment)', 'Tuesday: 9:00–17:00', 'Wednesday: closed'],
  )
  const lines = officeHoursLines({
    weekly: [{ days: ['fri'], opens: '10:00', closes: '15:00' }],
    exceptions: [
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-31', hours: [{ opens: '10:00', closes: '12:00' }] },
    ],
  })
  assert.deepEqual(lines.slice(4), [
    'Friday: 10:00–15:00',
    'Saturday: closed',
    'Sunday: closed',
    '2026-12-25: nobody',
    '2026-12-31: 10:00–12:00',
  ])
})
