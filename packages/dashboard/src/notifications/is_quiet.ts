import type { MemberNotifications } from '@foyer/sdk'

/** Whether a member wants to be told nothing now, by the wall clock of their own time zone. */
export function isQuiet(now: Date, quiet: MemberNotifications['quiet_hours']): boolean {
  if (quiet === null) return false
  const { from, until, timezone } = quiet
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  }).format(now)
  return from < until ? from <= time && time < until : from <= time || time < until
}
