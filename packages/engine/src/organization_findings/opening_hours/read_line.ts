import type { Weekday } from '@foyer/contract/vocabulary'
import { spanOf, type WrittenTime } from './clock.ts'
import { daysBetween } from './day_names.ts'
import { type HoursToken, tokensOf } from './tokens.ts'

/** Hours on certain days. */
export interface DaySpan {
  days: Weekday[]
  opens: string
  closes: string
}

/** Days, or halves of them, on which it is closed. */
export interface Closure {
  days: Weekday[]
  half?: 'morning' | 'afternoon'
}

/** What one line says. */
export interface HoursLine {
  spans: DaySpan[]
  closures: Closure[]
  /** Days that no hours were given for: those may follow on the next line. */
  waiting: Weekday[]
  /** Words that have nothing to do with hours. */
  otherWords: number
}

/** `waiting` are the days that an earlier line has named. */
export function readHoursLine(line: string, waiting: readonly Weekday[]): HoursLine {
  const reader = createReader(waiting)
  for (const token of tokensOf(line)) reader.take(token)
  return reader.finish()
}

/** Words that stand beside hours without changing them. */
const beside = new Set(
  `open opens opening hours hour from and or at on between zwischen the we are re is our von und am an im in der die das den
   uhr geöffnet öffnungszeiten offen wir sind für sie da jeweils sowie außer except except for public bank holiday
   holidays feiertags feiertage feiertagen feiertag lunch dinner breakfast brunch mittags abends evening evenings
   office shop store studio a week days`.split(/\s+/),
)

const isAnd = (token: HoursToken) => token.kind === 'word' && /^(?:and|und)$/i.test(token.text)

function createReader(waiting: readonly Weekday[]) {
  const spans: DaySpan[] = []
  const closures: Closure[] = []
  /** Spans whose days come behind them: "9–17 Uhr, Mo–Fr". */
  let unplaced: { opens: string; closes: string }[] = []
  let days: Weekday[] = []
  let isSettled = false
  let dayRange = false
  let opens: WrittenTime | null = null
  let timeRange = false
  let half: Closure['half']
  /** "Closed on Mondays": the days come behind it. */
  let isClosing = false
  /** "Between 9 and 5" */
  let isBetween = false
  let lastWasDays = false
  let otherWords = 0

  function takeDays(named: readonly Weekday[]) {
    if (isSettled) {
      days = []
      isSettled = false
    }
    const last = days.at(-1)
    const more = dayRange && last && named.length === 1 ? daysBetween(last, named[0]!) : named
    days = [...new Set([...days, ...more])]
    half = undefined
    if (isClosing) closures.push({ days: [...days] })
    if (unplaced.length > 0 && spans.length === 0) return
    opens = null
  }

  function takeTime(time: WrittenTime) {
    const span = opens && timeRange ? spanOf(opens, time) : null
    if (!span) {
      opens = time
      return
    }
    opens = null
    isBetween = false
    add(span)
  }

  function add(span: { opens: string; closes: string }) {
    const known = days.length > 0 ? days : spans.length === 0 ? waiting : []
    if (known.length === 0) unplaced.push(span)
    else spans.push({ days: [...known], ...span })
    isSettled = days.length > 0
  }

  function close() {
    const known = days.length > 0 ? days : waiting
    isClosing = known.length === 0 || isSettled
    if (!isClosing) closures.push({ days: [...known], ...(half && { half }) })
    isSettled = true
  }

  function takeWord(text: string) {
    const word = text.toLowerCase()
    if (!beside.has(word)) otherWords++
    if (/^(?:between|zwischen)$/.test(word)) isBetween = true
  }

  function take(token: HoursToken) {
    if (token.kind === 'days') takeDays(token.days)
    if (token.kind === 'time') takeTime(token.time)
    if (token.kind === 'all_day') add({ opens: '00:00', closes: '24:00' })
    if (token.kind === 'half_day') half = token.half
    if (token.kind === 'closed') close()
    if (token.kind === 'word') takeWord(token.text)
    dayRange = token.kind === 'to' && lastWasDays
    timeRange = opens !== null && (token.kind === 'to' || (isBetween && isAnd(token)))
    lastWasDays = token.kind === 'days'
  }

  function finish(): HoursLine {
    const allDay = unplaced.some((span) => span.closes === '24:00' && span.opens === '00:00')
    const placed = days.length > 0 ? days : allDay ? daysBetween('mon', 'sun') : []
    if (placed.length > 0) spans.push(...unplaced.map((span) => ({ days: [...placed], ...span })))
    const isTold = unplaced.length > 0 || isSettled
    unplaced = []
    return { spans, closures, waiting: isTold ? [] : days, otherWords }
  }

  return { take, finish }
}
