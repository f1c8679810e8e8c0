import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayStart } from './local_time.ts'
import { type OfficeHours, officeHoursAt } from './office_hours.ts'
import { quietUntil } from './quiet_hours.ts'

const berlin = 'Europe/Berlin'
const weekdaysOnly: OfficeHours = {
  weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }],
  exceptions: [],
}

const shown = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 16)

/** Open until, or closed until. */
function at(now: string, hours: OfficeHours | null = weekdaysOnly, timezone = berlin): string {
  const { open, opens_at, closes_at } = officeHoursAt(Date.parse(now), hours, timezone)
  const time = shown(open ? closes_at : opens_at) ?? 'ever'
  return `${open ? 'open' : 'closed'} until ${time}`
}

test('an office is open between its hours, and says when it opens next', () => {
  assert.equal(at('2026-11-16T07:59:59Z'), 'closed until 2026-11-16T08:00')
  assert.equal(at('2026-11-16T08:00:00Z'), 'open until 2026-11-16T16:00')
  assert.equal(at('2026-11-16T15:59:59Z'), 'open until 2026-11-16T16:00')
  assert.equal(at('2026-11-16T16:00:00Z'), 'closed until 2026-11-17T08:00')
  assert.equal(at('2026-11-20T16:00:00Z'), 'closed until 2026-11-23T08:00', 'over the weekend')
})

test('hours go by the wall clock before, on and after the days that the clock changes', () => {
  // 2026-03-29: 02:00 becomes 03:00. 2026-10-25: 03:00 becomes 02:00.
  assert.equal(at('2026-03-27T16:00:00Z'), 'closed until 2026-03-30T07:00')
  assert.equal(at('2026-10-23T15:00:00Z'), 'closed until 2026-10-26T08:00')
  const sunday: OfficeHours = {
    weekly: [{ days: ['sun'], opens: '02:30', closes: '03:30' }],
    exceptions: [],
  }
  // 02:30 does not exist: it opens when the clock jumps.
  assert.equal(at('2026-03-29T00:00:00Z', sunday), 'closed until 2026-03-29T01:00')
  assert.equal(at('2026-03-29T01:10:00Z', sunday), 'open until 2026-03-29T01:30')
  // 02:30 comes twice: it opens with the first.
  assert.equal(at('2026-10-25T00:00:00Z', sunday), 'closed until 2026-10-25T00:30')
  assert.equal(at('2026-10-25T02:29:00Z', sunday), 'open until 2026-10-25T02:30')
})

test('an exception replaces the hours of its date: closed, shorter, or open on a Sunday', () => {
  const hours: OfficeHours = {
    ...weekdaysOnly,
    exceptions: [
      { date: '2026-12-24', hours: [{ opens: '09:00', closes: '12:00' }] },
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-27', hours: [{ opens: '10:00', closes: '11:00' }] },
    ],
  }
  assert.equal(at('2026-12-24T10:00:00Z', hours), 'open until 2026-12-24T11:00')
  assert.equal(at('2026-12-24T11:00:00Z', hours), 'closed until 2026-12-27T09:00')
  assert.equal(at('2026-12-27T10:00:00Z', hours), 'closed until 2026-12-28T08:00')
})

test('hours may go past midnight, and hours that touch are one', () => {
  const bar: OfficeHours = { weekly: [{ days: ['fri'], opens: '18:00', closes: '02:00' }], exceptions: [] }
  assert.equal(at('2026-11-21T00:30:00Z', bar), 'open until 2026-11-21T01:00')
  assert.equal(at('2026-11-21T01:00:00Z', bar), 'closed until 2026-11-27T17:00')
  const split: OfficeHours = {
    weekly: [
      { days: ['mon'], opens: '12:00', closes: '24:00' },
      { days: ['tue'], opens: '00:00', closes: '06:00' },
    ],
    exceptions: [],
  }
  assert.equal(at('2026-11-16T12:00:00Z', split), 'open until 2026-11-17T05:00')
})

test('without hours somebody is always there; with none on any day, nobody ever is', () => {
  assert.equal(at('2026-11-16T03:00:00Z', null), 'open until ever')
  assert.equal(at('2026-11-16T03:00:00Z', { weekly: [], exceptions: [] }), 'closed until ever')
})

test('a time zone far from UTC has its own date', () => {
  assert.equal(at('2026-11-15T19:59:00Z', weekdaysOnly, 'Pacific/Auckland'), 'closed until 2026-11-15T20:00')
  assert.equal(at('2026-11-16T23:00:00Z', weekdaysOnly, 'America/Los_Angeles'), 'open until 2026-11-17T01:00')
})

test('a day begins at midnight by the wall clock, also when a day has 23 or 25 hours', () => {
  const start = (now: string, daysBefore: number) => shown(dayStart(Date.parse(now), berlin, daysBefore))
  assert.equal(start('2026-11-16T08:00:00Z', 0), '2026-11-15T23:00')
  assert.equal(start('2026-03-30T08:00:00Z', 7), '2026-03-22T23:00')
  assert.equal(start('2026-10-26T08:00:00Z', 7), '2026-10-18T22:00')
})

test('quiet hours end at their time, over midnight and over a change of the clock', () => {
  const quiet = { from: '22:00', until: '07:00', timezone: berlin }
  const until = (now: string) => shown(quietUntil(Date.parse(now), quiet))
  assert.equal(until('2026-11-16T20:59:00Z'), null)
  assert.equal(until('2026-11-16T21:00:00Z'), '2026-11-17T06:00')
  assert.equal(until('2026-11-17T05:59:00Z'), '2026-11-17T06:00')
  assert.equal(until('2026-11-17T06:00:00Z'), null)
  assert.equal(until('2026-03-28T23:00:00Z'), '2026-03-29T05:00')
  assert.equal(quietUntil(Date.parse('2026-11-16T23:00:00Z'), null), null)
})
