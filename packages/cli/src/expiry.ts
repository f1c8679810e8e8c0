import { UsageError } from './command.ts'

const hourMs = 60 * 60 * 1000
const units: Record<string, number> = { h: hourMs, d: 24 * hourMs, w: 7 * 24 * hourMs }

/** A span from now, such as 30d, or a date in UTC. */
export function readExpiry(text: string, now: Date): Date {
  const [, count, unit] = /^([1-9]\d{0,5})([hdw])$/.exec(text) ?? []
  if (unit) return new Date(now.getTime() + Number(count) * units[unit]!)
  const [, day] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(text) ?? []
  const time = new Date(text)
  if (day && isDay(day) && !Number.isNaN(time.getTime())) return time
  throw new UsageError('--expires must be a duration such as 12h, 30d or 8w, or a date such as 2027-01-31.')
}

/** JavaScript takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}
