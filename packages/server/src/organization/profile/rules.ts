import { refuse } from '../../platform/index.ts'

/** What a profile and a question about usage must hold to, beyond their shape. */

interface Locales {
  default_locale: string
  locales: string[]
}

/** The body is named where it caused it: by the default it sets, or else by the locales it leaves. */
export function refuseUnlistedDefaultLocale(before: Locales, body: Partial<Locales>) {
  const { default_locale, locales } = { ...before, ...body }
  if (locales.includes(default_locale)) return
  const param = body.default_locale === undefined ? 'locales' : 'default_locale'
  throw refuse(
    'parameter_invalid',
    `default_locale is "${default_locale}", but must be one of locales: ${locales.join(', ')}.`,
    { param },
  )
}

export function refuseUnknownTimezone(timezone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone })
  } catch {
    throw refuse('parameter_invalid', 'timezone must be a time zone such as "Europe/Berlin" or "UTC".', {
      param: 'timezone',
    })
  }
}

export const dayMs = 24 * 60 * 60 * 1000
const usualDays = 30
const mostDays = 366

export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** The days asked for, both ends included: the last 30 when nothing is said. */
export function usageSpan(query: { since?: string; until?: string }, now: Date) {
  const until = query.until ?? dayOf(now)
  const since = query.since ?? dayOf(new Date(Date.parse(until) - (usualDays - 1) * dayMs))
  const days = (Date.parse(until) - Date.parse(since)) / dayMs + 1
  if (days < 1) throw refuse('parameter_invalid', 'since must not be after until.', { param: 'since' })
  if (days > mostDays)
    throw refuse('parameter_invalid', `since must be at most ${mostDays} days before until.`, {
      param: 'since',
    })
  return { since, until }
}
