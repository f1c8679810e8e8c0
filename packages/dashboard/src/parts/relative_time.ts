/** How long ago, or how far ahead, in one word or two; the date once it is more than a week. */

const steps = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const

/** Ahead the week counts whole: an invitation of seven days expires in seven. */
const week = 7 * 86_400

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** In the person's own time zone. */
export function relativeTime(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  if (seconds <= -week || seconds > week) return day.format(at)
  const step = steps.findLast(([, length]) => Math.abs(seconds) >= length)
  // Also ahead: the clocks of server and browser never quite agree.
  if (!step) return 'just now'
  const [unit, length] = step
  const count = seconds / length
  // What has begun to pass still counts.
  return format.format(count < 0 ? Math.trunc(count) : Math.round(count), unit)
}

const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** In the person's own time zone. */
export const absoluteTime = (at: Date) => full.format(at)
