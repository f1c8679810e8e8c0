import { dayOf, wallClock } from './local_time.ts'
import { type OfficeHours, officeHoursAt } from './office_hours.ts'

/** When a visitor can expect somebody. */
export interface Presence {
  /** Null while somebody is there. */
  opens: Opening | null
}

/** By the wall clock of the organization. */
export interface Opening {
  /** An ISO date. */
  date: string
  /** `09:00` */
  time: string
  /** 0 is today, 1 tomorrow. */
  days_ahead: number
}

/** Null where nothing can be said: there are no office hours, or no opening is known. */
export function presenceAt(now: number, hours: OfficeHours | null, timezone: string): Presence | null {
  if (hours === null) return null
  const { open, opens_at } = officeHoursAt(now, hours, timezone)
  if (open) return { opens: null }
  if (opens_at === null) return null
  const { date, time } = wallClock(opens_at, timezone)
  return { opens: { date, time, days_ahead: dayOf(date) - dayOf(wallClock(now, timezone).date) } }
}
