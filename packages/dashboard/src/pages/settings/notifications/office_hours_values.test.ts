import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeHoursChange, officeHoursValues } from './office_hours_values.ts'

test('office hours that the form was given are sent back unchanged, with closed and split days', () => {
  const hours: Parameters<typeof officeHoursValues>[0] = {
    weekly: [{ days: ['mon', 'tue'], opens: '09:00', closes: '17:00' }],
    exceptions: [
      { date: '2026-12-24', hours: [{ opens: '09:00', closes: '12:00' }] },
      { date: '2026-12-25', hours: [] },
      {
        date: '2026-12-28',
        hours: [
          { opens: '09:00', closes: '12:00' },
          { opens: '14:00', closes: '24:00' },
        ],
      },
    ],
  }
  assert.deepEqual(officeHoursChange(officeHoursValues(hours)), hours)
  assert.equal(officeHoursChange(officeHoursValues(null)), null)
})

test('rows of one date are sent as one exception, wherever they stand', () => {
  const row = { date: '2026-12-24', closed: false }
  const exceptions = [
    { ...row, opens: '09:00', closes: '12:00' },
    { date: '2026-12-25', closed: true, opens: '09:00', closes: '17:00' },
    { ...row, opens: '14:00', closes: '16:00' },
  ]
  assert.deepEqual(officeHoursChange({ always: false, weekly: [], exceptions })?.exceptions, [
    {
      date: '2026-12-24',
      hours: [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '16:00' },
      ],
    },
    { date: '2026-12-25', hours: [] },
  ])
})
