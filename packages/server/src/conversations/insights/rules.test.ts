import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../platform/refusal.ts'
import { insightPeriods } from './rules.ts'

const berlin = 'Europe/Berlin'
/** A Monday, half past ten in Berlin. */
const monday = new Date('2026-03-30T08:30:00Z')

test('without a period, the last seven days are told, from midnight where the organization is', () => {
  const { current, days } = insightPeriods({}, berlin, monday)
  // The clocks went forward on the Sunday between.
  assert.deepEqual(current, {
    since: new Date('2026-03-23T23:00:00Z'),
    until: new Date('2026-03-30T22:00:00Z'),
  })
  assert.deepEqual(
    days.map(({ date }) => date),
    ['2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'],
  )
  assert.deepEqual(days.at(-1)!.begins, new Date('2026-03-29T22:00:00Z'))
})

test('a period that is not over is compared with the days before it up to the same time of day', () => {
  const { previous } = insightPeriods({}, berlin, monday)
  assert.deepEqual(previous, {
    since: new Date('2026-03-16T23:00:00Z'),
    until: new Date('2026-03-23T09:30:00Z'),
  })
})

test('a period that is over is compared with all of the days before it', () => {
  const { current, previous } = insightPeriods({ since: '2026-03-02', until: '2026-03-08' }, 'UTC', monday)
  assert.deepEqual(previous, {
    since: new Date('2026-02-23T00:00:00Z'),
    until: new Date('2026-03-02T00:00:00Z'),
  })
  assert.deepEqual(previous.until, current.since)
})

test('today is today where the organization is', () => {
  const evening = new Date('2026-03-30T23:30:00Z')
  assert.equal(insightPeriods({}, 'America/New_York', evening).days.at(-1)!.date, '2026-03-30')
  assert.equal(insightPeriods({}, 'Asia/Tokyo', evening).days.at(-1)!.date, '2026-03-31')
})

test('days to come, a turned period, one without end and one before computers are refused', () => {
  const refused: [{ since?: string; until?: string }, string][] = [
    [{ until: '2026-03-31' }, 'until'],
    [{ until: '9999-12-31' }, 'until'],
    [{ since: '2026-03-09', until: '2026-03-08' }, 'since'],
    [{ since: '2025-03-29' }, 'since'],
    [{ since: '0000-01-01' }, 'since'],
    [{ until: '0001-01-01' }, 'until'],
  ]
  for (const [query, param] of refused)
    assert.throws(
      () => insightPeriods(query, 'UTC', monday),
      (error) => error instanceof Refusal && error.param === param,
      JSON.stringify(query),
    )
  assert.equal(insightPeriods({ since: '2025-03-30' }, 'UTC', monday).days.length, 366)
})
