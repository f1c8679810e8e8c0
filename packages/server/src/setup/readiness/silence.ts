import { type OfficeHours, officeHoursAt } from '@foyer/engine'

/** Why nobody hears of a visitor who wants a person. */
export type Silence = 'no_mail' | 'no_member' | 'never_open'

interface Listeners {
  sendsMail: boolean
  members: readonly { mail: readonly string[]; email_confirmed: boolean }[]
  settings: { slack_url: string | null; teams_url: string | null; office_hours: OfficeHours | null }
  timezone: string
}

/**
 * Null as soon as one member or one channel is told. Notifications of a browser do not count: they need somebody who
 * has the dashboard open.
 */
export function silenceOf({ sendsMail, members, settings, timezone }: Listeners, now: Date): Silence | null {
  const { slack_url, teams_url, office_hours } = settings
  if (sendsMail && members.some((each) => each.email_confirmed && each.mail.includes('person_wanted')))
    return null
  if (slack_url === null && teams_url === null) return sendsMail ? 'no_member' : 'no_mail'
  const { open, opens_at } = officeHoursAt(now.getTime(), office_hours, timezone)
  return open || opens_at !== null ? null : 'never_open'
}
