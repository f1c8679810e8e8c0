/** How long ago, or how far ahead, in one word or two. */

const steps = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
  ['year', 31_557_600],
] as const

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export function relativeTime(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const step = steps.findLast(([, length]) => Math.abs(seconds) >= length)
  // Also ahead: the clocks of server and browser never quite agree.
  if (!step) return 'just now'
  const [unit, length] = step
  const count = seconds / length
  // What has begun to pass still counts: an invitation of seven days expires in seven.
  return format.format(count < 0 ? Math.trunc(count) : Math.round(count), unit)
}

const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** In the person's own time zone. */
export const absoluteTime = (at: Date) => full.format(at)
