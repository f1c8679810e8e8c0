import type { NotificationKind } from '@foyer/contract'
import { type OfficeHours, officeHoursAt, type QuietHours, quietUntil } from '@foyer/engine'

/** When somebody is told. */

/** Whoever waits for a person is not kept waiting by a mail about something else. */
export const bundleOf = (kind: NotificationKind) =>
  kind === 'person_wanted' ? 'waiting_visitors' : 'notices'
export type Bundle = ReturnType<typeof bundleOf>

/** The first is told at once; what comes within this time after it is told together. */
export const collectingMs = 5 * 60_000

/** When the next bundle to somebody goes, after the last one. */
export function nextBundleAt(now: Date, last: Date | null): Date {
  return new Date(Math.max(now.getTime(), last === null ? 0 : last.getTime() + collectingMs))
}

/** A mail to a member waits for the end of their quiet hours. */
export function afterQuiet(at: Date, quiet: QuietHours | null): Date {
  const until = quietUntil(at.getTime(), quiet)
  return until === null ? at : new Date(until)
}

/** Slack and Teams are silent while nobody is there. Null: nobody ever is. */
export function whenOpen(at: Date, hours: OfficeHours | null, timezone: string): Date | null {
  const { open, opens_at } = officeHoursAt(at.getTime(), hours, timezone)
  if (open) return at
  return opens_at === null ? null : new Date(opens_at)
}
