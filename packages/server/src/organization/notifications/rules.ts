import type { OfficeHours, QuietHours } from '@foyer/engine'
import { refuse } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'

/** What settings must hold to, beyond their shape. */

export function refuseWebhookAddress(outbound: Outbound, url: string, param: 'slack_url' | 'teams_url') {
  const refusal = outbound.refusalOf(url)
  if (refusal) throw refuse('parameter_invalid', refusal, { param })
  const { protocol, username, password } = new URL(url)
  // The messages quote visitors.
  if (protocol !== 'https:' && !outbound.allows(url))
    throw refuse('parameter_invalid', `${param} must begin with https://.`, { param })
  if (username || password)
    throw refuse('parameter_invalid', `${param} must not contain a user name or password.`, { param })
}

/** Opens and closes at the same minute, or twice on one date: neither can be meant. */
export function refuseWrongHours({ weekly, exceptions }: OfficeHours) {
  const spans = [
    ...weekly.map((hours, index) => ({ hours, param: `office_hours.weekly.${index}.closes` })),
    ...exceptions.flatMap(({ hours }, index) =>
      hours.map((each, place) => ({
        hours: each,
        param: `office_hours.exceptions.${index}.hours.${place}.closes`,
      })),
    ),
  ]
  const empty = spans.find(({ hours: { opens, closes } }) => opens === closes)
  if (empty)
    throw refuse('parameter_invalid', `${empty.param} must differ from opens.`, { param: empty.param })
  const dates = exceptions.map(({ date }) => date)
  const twice = dates.findIndex((date, index) => dates.indexOf(date) !== index)
  if (twice >= 0)
    throw refuse('parameter_invalid', `${dates[twice]} already has an exception. Put all its hours there.`, {
      param: `office_hours.exceptions.${twice}.date`,
    })
}

export function refuseWrongQuiet({ from, until, timezone }: QuietHours) {
  if (from === until)
    throw refuse('parameter_invalid', 'quiet_hours.until must differ from quiet_hours.from.', {
      param: 'quiet_hours.until',
    })
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone })
  } catch {
    throw refuse(
      'parameter_invalid',
      'quiet_hours.timezone must be a time zone such as "Europe/Berlin" or "UTC".',
      { param: 'quiet_hours.timezone' },
    )
  }
}
