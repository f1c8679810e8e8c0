import { dayOf, instantOf, localTime } from '@foyer/engine'
import { refuse } from '../../platform/index.ts'

/** Which days are asked about, where they begin, and which ones they are compared with. */

export interface Period {
  since: Date
  /** Not included. */
  until: Date
}

export interface InsightPeriods {
  current: Period
  previous: Period
  /** Of the current one, in their order. */
  days: { date: string; begins: Date }[]
}

const usualDays = 7
const mostDays = 366
const earliest = '1971-01-01'

export function insightPeriods(
  query: { since?: string; until?: string },
  timezone: string,
  now: Date,
): InsightPeriods {
  const today = localTime(now.getTime(), timezone)
  const last = dayFrom('until', query.until) ?? today.day
  if (last > today.day) throw wrong('until', 'until must not be in the future.')
  const first = dayFrom('since', query.since) ?? last - (usualDays - 1)
  const count = last - first + 1
  if (count < 1) throw wrong('since', 'since must not be after until.')
  if (count > mostDays) throw wrong('since', `since must be at most ${mostDays} days before until.`)
  const beginning = (day: number, minutes = 0) => new Date(instantOf({ day, minutes }, timezone))
  // A period that is not over is compared with as much of the one before.
  const comparedUntil = last === today.day ? beginning(last - count, today.minutes) : beginning(first)
  return {
    current: { since: beginning(first), until: beginning(last + 1) },
    previous: { since: beginning(first - count), until: comparedUntil },
    days: Array.from({ length: count }, (_, at) => ({
      date: dateOf(first + at),
      begins: beginning(first + at),
    })),
  }
}

function dayFrom(param: string, date: string | undefined): number | undefined {
  if (date === undefined) return undefined
  if (date < earliest) throw wrong(param, `${param} must not be before ${earliest}.`)
  return dayOf(date)
}

const wrong = (param: string, message: string) => refuse('parameter_invalid', message, { param })

const dayMs = 24 * 60 * 60 * 1000
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
