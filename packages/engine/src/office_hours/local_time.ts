import { dayNumber, parseDay } from '../calendar_day.ts'

/** Wall clocks of a time zone. Only what `Intl` knows is used: no table of our own. Instants are milliseconds. */

export interface LocalTime {
  /** Counted from 1970-01-01. */
  day: number
  /** Since midnight, by the wall clock. */
  minutes: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const epoch = dayNumber({ year: 1970, month: 1, day: 1 })

/** Of an ISO date, counted from 1970-01-01. */
export const dayOf = (date: string): number => dayNumber(parseDay(date)) - epoch

/** 0 is Monday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timezone: string): Intl.DateTimeFormat {
  const kept =
    formats.get(timezone) ??
    // Sweden writes dates as ISO does.
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timezone, kept)
  return kept
}

/** `2026-11-16` and `09:30`. */
export function wallClock(at: number, timezone: string): { date: string; time: string } {
  const [date = '', time = ''] = formatOf(timezone).format(at).split(' ')
  return { date, time }
}

export function localTime(at: number, timezone: string): LocalTime {
  const { date, time } = wallClock(at, timezone)
  return { day: dayOf(date), minutes: minutesOf(time) }
}

/** Since midnight: `09:30` → 570, `24:00` → 1440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * When the wall clock shows a time. One that is skipped in spring is the moment the clock jumps; of two in autumn it is
 * the first.
 */
export function instantOf({ day, minutes }: LocalTime, timezone: string): number {
  const wall = day * dayMs + minutes * minuteMs
  // The clock changes at most once within a day: one of the offsets around it holds.
  const offsets = [offsetAt(wall - dayMs / 2, timezone), offsetAt(wall + dayMs / 2, timezone)]
  const [early = 0, late = 0] = offsets.map((offset) => wall - offset).sort((a, b) => a - b)
  const exact = [early, late].find((instant) => instant + offsetAt(instant, timezone) === wall)
  return exact ?? jumpBetween(early, late, timezone)
}

/** When the wall clock of a place began this day, or one before it. */
export function dayStart(now: number, timezone: string, daysBefore = 0): number {
  return instantOf({ day: localTime(now, timezone).day - daysBefore, minutes: 0 }, timezone)
}

/** How far the wall clock is ahead of UTC. */
function offsetAt(instant: number, timezone: string): number {
  const { day, minutes } = localTime(instant, timezone)
  return day * dayMs + minutes * minuteMs - Math.floor(instant / minuteMs) * minuteMs
}

/** The first minute after the clock was changed. */
function jumpBetween(early: number, late: number, timezone: string): number {
  let [before, after] = [early, late]
  const offset = offsetAt(early, timezone)
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle, timezone) === offset) before = middle
    else after = middle
  }
  return after
}
