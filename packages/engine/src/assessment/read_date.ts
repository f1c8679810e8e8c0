import { type CalendarDay, dayNumber, parseDay, weekdayOf } from '../calendar_day.ts'
import { alternation, days, months, ordinals, phrases, seasons, wholeWord } from './words/index.ts'

/** A time that a text names, in days from today; and the text without it. */
export interface DateMatch {
  min: number
  max: number
  rest: string
}

/** The first and the last day of it, counted as the calendar does. */
interface Span {
  first: number
  last: number
}

type ReadSpan = (found: (string | undefined)[], today: CalendarDay) => Span | null

const year = String.raw`(?:,?\s+(20\d\d))?`
const ordinalDay = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`
/** "may" and "march" are words of their own: as months they need something before or behind them. */
const unclear = ['may', 'march']
const clear = [...months.keys()].filter((word) => !unclear.includes(word))
const dated = alternation([...phrases('inDate'), ...phrases('byDate'), ...phrases('fromDate')])
const unit = `(${alternation(days.keys())})`

/** In the order in which they are tried. */
const forms: [RegExp, ReadSpan][] = [
  [whole(String.raw`(20\d\d)-(\d\d)-(\d\d)`), ([, y, m, d]) => spanOfDay(Number(y), Number(m), Number(d))],
  [
    whole(String.raw`(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d))?`),
    ([, d, m, y], today) => nextDay(Number(m), Number(d), y, today),
  ],
  [
    whole(`${ordinalDay}\\s+(?:of\\s+)?(${alternation(months.keys())})${year}`),
    ([, d, month = '', y], today) => nextDay(months.get(month)!, Number(d), y, today),
  ],
  [
    whole(`(${alternation(months.keys())})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${year}`),
    ([, month = '', d, y], today) => nextDay(months.get(month)!, Number(d), y, today),
  ],
  [whole(`(${alternation(clear)})${year}`), spanOfMonth],
  [
    new RegExp(`(?:(?<=${dated}\\s+)|^)(${alternation(unclear)})(?:,?\\s+(20\\d\\d)|(?!\\p{L}))`, 'u'),
    spanOfMonth,
  ],
  [
    whole(String.raw`q([1-4])(?:[\s/]+(20\d\d))?`),
    ([, quarter, y], today) => nextMonths(Number(quarter) * 3 - 2, 3, y, today),
  ],
  [
    whole(`(?:([1-4])\\.|(${alternation(ordinals.keys())}))\\s*(?:quarter|quartal)${year}`),
    ([, digit, word = '', y], today) => nextMonths(Number(digit ?? ordinalOf(word)) * 3 - 2, 3, y, today),
  ],
  [
    whole(`(${alternation(seasons.keys())})${year}`),
    ([, season = '', y], today) => nextMonths(seasons.get(season)!, 3, y, today),
  ],
  [
    whole(`(?:${alternation(phrases('yearEnd'))}|${alternation(phrases('endOf'))}\\s+(?:this\\s+)?${unit})`),
    ([, word], today) => ({ first: dayNumber(today), last: unitSpan(word ?? 'year', 0, today).last }),
  ],
  [
    whole(`${alternation(phrases('thisOne'))}\\s+${unit}`),
    ([, word = ''], today) => ({ first: dayNumber(today), last: unitSpan(word, 0, today).last }),
  ],
  [
    whole(`${alternation(phrases('nextOne'))}\\s+${unit}`),
    ([, word = ''], today) => unitSpan(word, 1, today),
  ],
  [
    new RegExp(
      `(?<=${wholeWord(alternation(phrases('inYear')))}\\s+)(20\\d\\d)(?=[\\s.,;!]*$|[.,;]\\s)`,
      'u',
    ),
    ([, y], today) => nextMonths(1, 12, y, today),
  ],
]

const before = new RegExp(`${wholeWord(alternation(phrases('byDate')))}\\s+(?:\\p{L}+\\s+){0,2}$`, 'u')
const after = new RegExp(`${wholeWord(alternation(phrases('fromDate')))}\\s+(?:\\p{L}+\\s+){0,2}$`, 'u')
const atOnce = new RegExp(wholeWord(alternation(phrases('atOnce'))), 'u')

/** The first time that a lowercase text names by the calendar, seen from a day; null where it names none. */
export function readDate(text: string, today: string): DateMatch | null {
  const now = parseDay(today)
  for (const [form, spanOf] of forms) {
    const found = form.exec(text)
    const span = found && spanOf([...found], now)
    if (!found || !span) continue
    const head = text.slice(0, found.index)
    const [first, last] = [span.first - dayNumber(now), span.last - dayNumber(now)].map(notPast)
    return {
      min: before.test(head) ? 0 : first!,
      max: after.test(head) ? Number.POSITIVE_INFINITY : last!,
      rest: `${head} ${text.slice(found.index + found[0].length)}`,
    }
  }
  return atOnce.test(text) ? { min: 0, max: 0, rest: text.replace(atOnce, ' ') } : null
}

/** What began before today begins today, for whoever plans something. */
const notPast = (inDays: number): number => Math.max(inDays, 0)

function whole(pattern: string): RegExp {
  return new RegExp(wholeWord(pattern), 'u')
}

const ordinalOf = (word: string): number =>
  [...ordinals].find(([pattern]) => new RegExp(`^${pattern}$`).test(word))?.[1] ?? 1

function spanOfDay(year: number, month: number, day: number): Span | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const number = dayNumber({ year, month, day })
  return { first: number, last: number }
}

/** Without a year, the next time that the day comes. */
function nextDay(month: number, day: number, year: string | undefined, today: CalendarDay): Span | null {
  if (year !== undefined) return spanOfDay(Number(year), month, day)
  const span = spanOfDay(today.year, month, day)
  if (span && span.last < dayNumber(today)) return spanOfDay(today.year + 1, month, day)
  return span
}

function spanOfMonth([, month = '', year]: (string | undefined)[], today: CalendarDay): Span {
  return nextMonths(months.get(month)!, 1, year, today)
}

/** So many months from one on; without a year, the next time that they come. */
function nextMonths(first: number, count: number, year: string | undefined, today: CalendarDay): Span {
  const of = (year: number): Span => ({
    first: dayNumber({ year, month: first, day: 1 }),
    last: dayNumber({ year, month: first + count, day: 1 }) - 1,
  })
  if (year !== undefined) return of(Number(year))
  const span = of(today.year)
  return span.last < dayNumber(today) ? of(today.year + 1) : span
}

/** The week, month, quarter or year of today, or the one after it. */
function unitSpan(word: string, ahead: number, today: CalendarDay): Span {
  const length = days.get(word) ?? 1
  const { year, month } = today
  if (length >= 360) return nextMonths(1, 12, String(year + ahead), today)
  if (length >= 90) return monthsFrom(year, Math.ceil(month / 3) * 3 - 2 + ahead * 3, 3)
  if (length >= 30) return monthsFrom(year, month + ahead, 1)
  const monday = dayNumber(today) - (length === 7 ? weekdayOf(today) : 0) + ahead * length
  return { first: monday, last: monday + length - 1 }
}

const monthsFrom = (year: number, month: number, count: number): Span => ({
  first: dayNumber({ year, month, day: 1 }),
  last: dayNumber({ year, month: month + count, day: 1 }) - 1,
})
