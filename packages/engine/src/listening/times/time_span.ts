import { type CalendarDay, dayNumber, lastDayOf, weekdayOf } from '../../calendar_day.ts'
import type { ListeningPack } from '../language/index.ts'
import { amountsIn } from '../numbers/amounts.ts'
import type { TokenRun } from '../sentences/sentences.ts'
import { monthSpan, season } from './months.ts'
import type { TimeSpan } from './span.ts'

/** "As soon as possible" is within these days. */
const soon = 14

/** The time that words name, seen from today; null where they name none. Labels and messages are read alike. */
export function timeSpan(run: TokenRun, today: CalendarDay, pack: ListeningPack): TimeSpan | null {
  const { times } = pack
  if (times.past.test(run.plain)) return null
  return (
    spanOf(run, times.later, Infinity, Infinity) ??
    calendarUnit(run, today, pack) ??
    duration(run, pack) ??
    monthSpan(run, today, pack) ??
    season(run, today, pack) ??
    nearDay(run, today, pack) ??
    spanOf(run, times.soon, 0, soon)
  )
}

function spanOf({ plain }: TokenRun, words: RegExp, low: number, high: number): TimeSpan | null {
  const found = words.exec(plain)
  if (found === null) return null
  const first = wordsIn(plain.slice(0, found.index))
  return { low, high, first, last: first + wordsIn(found[0]) - 1 }
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length

/** "This month", "next quarter", "by the end of the year". */
function calendarUnit(run: TokenRun, today: CalendarDay, { times }: ListeningPack): TimeSpan | null {
  for (const { pattern, months } of times.units) {
    const [, which] = pattern.exec(run.plain) ?? []
    if (which === undefined) continue
    const isNext = times.next.test(which)
    const [low, high] = months === 0 ? weekOf(today, isNext) : monthsOf(today, months, isNext)
    return spanOf(run, pattern, low, high)
  }
  return null
}

function weekOf(today: CalendarDay, isNext: boolean): [number, number] {
  const sunday = 6 - weekdayOf(today)
  return isNext ? [sunday + 1, sunday + 7] : [0, sunday]
}

function monthsOf(today: CalendarDay, months: number, isNext: boolean): [number, number] {
  const begun = today.month - ((today.month - 1) % months)
  const start = { ...today, month: begun + (isNext ? months : 0), day: 1 }
  const now = dayNumber(today)
  return [Math.max(0, dayNumber(start) - now), lastDayOf(start, months) - now]
}

/** "In two weeks", "within three months". */
function duration(run: TokenRun, pack: ListeningPack): TimeSpan | null {
  const amount = amountsIn(run, pack).find(({ measure }) => measure === 'time')
  if (amount === undefined) return null
  const { first, last, low, high } = amount
  return { low, high, first, last: Math.min(last + 1, run.tokens.length - 1) }
}

/** "Tomorrow", "on Friday". */
function nearDay({ tokens }: TokenRun, today: CalendarDay, { times }: ListeningPack): TimeSpan | null {
  for (const [at, { word }] of tokens.entries()) {
    const weekday = times.weekdays.findIndex((names) => names.has(word))
    const days = times.days.get(word) ?? (weekday < 0 ? null : (weekday - weekdayOf(today) + 7) % 7)
    if (days !== null) return { low: days, high: days, first: at, last: at }
  }
  return null
}
