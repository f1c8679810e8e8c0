import { type Weekday, weekdays } from '@foyer/contract/vocabulary'
import { dayOf, instantOf, localTime, minutesOf, weekdayOf } from './local_time.ts'

/** When somebody is there, by the wall clock of the organization. */
export interface OfficeHours {
  weekly: { days: Weekday[]; opens: string; closes: string }[]
  /** On these dates other hours hold, or none. */
  exceptions: { date: string; hours: { opens: string; closes: string }[] }[]
}

/** Instants are in milliseconds. */
export interface OfficeStatus {
  open: boolean
  /** When it opens next; null while it is open, and where no opening is known. */
  opens_at: number | null
  /** When it closes; null while it is closed, and where it never does. */
  closes_at: number | null
}

interface Span {
  from: number
  until: number
}

/** Longer than any holiday. */
const daysAhead = 90

/** Without hours somebody is always there. */
export function officeHoursAt(now: number, hours: OfficeHours | null, timezone: string): OfficeStatus {
  if (hours === null) return { open: true, opens_at: null, closes_at: null }
  const today = localTime(now, timezone).day
  // Hours that began yesterday may reach past midnight.
  for (let day = -1; day <= daysAhead; day++)
    for (const { from, until } of spansOn(today + day, hours, timezone)) {
      if (until <= now) continue
      if (from > now) return { open: false, opens_at: from, closes_at: null }
      return { open: true, opens_at: null, closes_at: closingAfter(until, hours, timezone) }
    }
  return { open: false, opens_at: null, closes_at: null }
}

/** Spans that touch or overlap are one. */
function closingAfter(end: number, hours: OfficeHours, timezone: string): number | null {
  let closes = end
  for (let look = 0; look < daysAhead; look++) {
    const { day } = localTime(closes, timezone)
    const longer = [day - 1, day]
      .flatMap((each) => spansOn(each, hours, timezone))
      .filter(({ from, until }) => from <= closes && until > closes)
    if (longer.length === 0) return closes
    closes = Math.max(...longer.map(({ until }) => until))
  }
  return null
}

/** In order. What closes before it opens closes on the next day. */
function spansOn(day: number, { weekly, exceptions }: OfficeHours, timezone: string): Span[] {
  const exception = exceptions.find(({ date }) => dayOf(date) === day)
  const weekday = weekdays[weekdayOf(day)]!
  const hours = exception?.hours ?? weekly.filter(({ days }) => days.includes(weekday))
  return hours
    .map(({ opens, closes }) => {
      const [start, end] = [minutesOf(opens), minutesOf(closes)]
      const last = end <= start ? day + 1 : day
      return {
        from: instantOf({ day, minutes: start }, timezone),
        until: instantOf({ day: last, minutes: end }, timezone),
      }
    })
    .filter(({ from, until }) => from < until)
    .sort((a, b) => a.from - b.from)
}
