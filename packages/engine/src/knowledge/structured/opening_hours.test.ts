import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Weekday } from '@foyer/contract/vocabulary'
import { english } from './english.ts'
import { german } from './german.ts'
import { describeOpeningHours } from './opening_hours.ts'
import type { OpeningHours } from './structured_entry.ts'

const open = (days: string, opens: string, closes: string, note?: string): OpeningHours => ({
  days: days.split(' ') as Weekday[],
  opens,
  closes,
  ...(note !== undefined && { note }),
})
const week = 'mon tue wed thu fri'
const weekOf = (...given: Parameters<typeof describeOpeningHours>) =>
  describeOpeningHours(...given).split('\n')[0]!

test('below the week, every day has a row; where some hours have no note, a day without any is closed', () => {
  const rows = (hours: OpeningHours[]) => describeOpeningHours(hours, english).split('\n').slice(1)
  assert.deepEqual(rows([open('mon', '15:00', '18:00'), open('mon', '08:00', '12:00')]).slice(0, 2), [
    '- Monday: 8:00–12:00 and 15:00–18:00',
    '- Tuesday: closed',
  ])
  assert.deepEqual(rows([open('tue', '16:00', '19:00', 'office')]), ['- Tuesday: 16:00–19:00 (office)'])
})

test('days in a row are told by the first and the last, and days without hours are closed', () => {
  const hours = [open(week, '09:00', '17:00'), open('sat', '10:00', '14:00')]
  assert.equal(
    weekOf(hours, english),
    'We are open Monday to Friday 9:00–17:00 and Saturday 10:00–14:00. We are closed on Sunday.',
  )
  assert.equal(
    weekOf(hours, german),
    'Unsere Öffnungszeiten: Montag bis Freitag 9:00–17:00 Uhr und Samstag 10:00–14:00 Uhr. Geschlossen: Sonntag.',
  )
})

test('hours of one day stand together, in their order, and days with the same hours are told once', () => {
  const hours = [
    open('mon thu', '15:00', '18:30'),
    open('mon tue thu', '08:30', '12:00'),
    open('wed', '08:30', '12:00'),
  ]
  assert.equal(
    weekOf(hours, english),
    'We are open Monday and Thursday 8:30–12:00 and 15:00–18:30; Tuesday and Wednesday 8:30–12:00. We are closed on Friday to Sunday.',
  )
})

test('a note is said; where every day has one, no day is called closed', () => {
  const hours = [open('tue', '16:00', '19:00', 'office'), open('sat', '09:00', '12:00', 'by phone only')]
  assert.equal(
    weekOf(hours, english),
    'We are open Tuesday 16:00–19:00 (office) and Saturday 9:00–12:00 (by phone only).',
  )
})

test('a whole day, and hours over midnight, are told as people do', () => {
  const hours = [open('mon', '00:00', '24:00'), open('tue wed thu fri sat sun', '18:00', '02:00')]
  assert.equal(
    weekOf(hours, english),
    'We are open Monday around the clock and Tuesday to Sunday 18:00–2:00.',
  )
  assert.match(weekOf(hours, german), /Montag rund um die Uhr und Dienstag bis Sonntag/)
})
