import { weekdays } from '@foyer/contract/vocabulary'
import { officeHoursAt } from './office_hours.ts'

/** When somebody does not want to be told anything, every day, by their own wall clock. */
export interface QuietHours {
  from: string
  until: string
  timezone: string
}

/** When the quiet that there is now ends; null while it is not quiet. */
export function quietUntil(now: number, quiet: QuietHours | null): number | null {
  if (quiet === null) return null
  const every = { weekly: [{ days: [...weekdays], opens: quiet.from, closes: quiet.until }], exceptions: [] }
  const { open, closes_at } = officeHoursAt(now, every, quiet.timezone)
  return open ? closes_at : null
}
