import { languages, quickly } from './language/index.ts'
import type { CalendarDate, Mention } from './value.ts'

/** Days, months and years as they are written, and as they are spoken of. */

const alternatives = (sources: readonly string[]) => sources.join('|')
const allMonths = languages.flatMap(({ months }) => months)
const allShortMonths = languages.flatMap(({ shortMonths }) => shortMonths)
const month = `(?:${alternatives([...allMonths, ...allShortMonths])})`
const longMonth = `(?:${alternatives(allMonths)})`
const weekday = `(?:${alternatives(languages.flatMap(({ weekdays }) => weekdays))})`
const shortWeekday = `(?:${alternatives(languages.flatMap(({ shortWeekdays }) => shortWeekdays))})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`
const joint = `(?:[-–—/,&]|${languages.map(({ to, and }) => `${to}|${and}`).join('|')})`
const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`

const lists = (pick: (words: (typeof languages)[number]) => readonly string[]) => {
  const patterns = languages.map((words) => pick(words).map((source) => new RegExp(`^(?:${source})$`, 'iu')))
  return (word: string): number => {
    for (const list of patterns) {
      const at = list.findIndex((pattern) => pattern.test(word))
      if (at >= 0) return at
    }
    return -1
  }
}
const longMonthOf = lists(({ months }) => months)
const shortMonthOf = lists(({ shortMonths }) => shortMonths)
const monthOf = (word: string) => {
  const plain = word.replace(/\.$/, '')
  const long = longMonthOf(plain)
  return (long >= 0 ? long : shortMonthOf(plain)) + 1
}
const longWeekdayOf = lists(({ weekdays }) => weekdays)
const shortWeekdayOf = lists(({ shortWeekdays }) => shortWeekdays)

const iso = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g
const numeric = /(?<![\d.,/-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)/g
const dayAndMonth = /(?<![\d.,€£$])(?<![€£$]\s)(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/g
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${day}\s*(?:of\s+)?(${month})${end}\.?(?:,?\s*(\d{4})(?!\d))?`,
  'giu',
)
const monthFirst = new RegExp(
  String.raw`${start}(${month})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d.:,]*\d|[%€£$\p{L}]|\s?[%€£$]|\s(?!\d{4})[\p{L}]*(?:am|pm|uhr|euro|eur)${end})(?:,?\s*(\d{4})(?!\d))?`,
  'giu',
)
const monthAndYear = new RegExp(String.raw`${start}(${month})\.?\s+(\d{4})(?!\d)`, 'giu')
const monthAlone = new RegExp(String.raw`${start}(${longMonth})${end}`, 'giu')
const doubtful = new RegExp(
  `^(?:${alternatives(languages.map(({ doubtfulMonths }) => doubtfulMonths))})$`,
  'iu',
)
const beforeMonth =
  /(?:(?:in|by|until|since|from|of|next|last|this|early|late|mid|to|through|and|or|every|each|between|before|after)\s+|[-–,/]\s?)$/i
const shortMonthRange = new RegExp(
  String.raw`${start}(${month})\.?\s?(?:[-–—]|bis|to)\s?(${month})${end}`,
  'giu',
)
const dayAlone = new RegExp(
  String.raw`${start}(?:(?:the)\s(\d{1,2})(?:st|nd|rd|th)${end}|(?:${alternatives(languages.map(({ beforeDay }) => beforeDay))})\s(\d{1,2})\.(?!\d)(?=\s|,|$|–|\)))`,
  'giu',
)
const weekdayAndDay = new RegExp(
  String.raw`${start}(${weekday}),?\s+(?:the\s|den\s|dem\s|der\s)?(\d{1,2})(?:st|nd|rd|th|\.)(?![\p{L}\d])`,
  'giu',
)
const weekdays = new RegExp(`${start}(${weekday})${end}`, 'giu')
/** Two letters are words too: as days they stand beside a time, a range or another day. */
const shortWeekdays = new RegExp(
  String.raw`${start}(${shortWeekday})\.?(?=\s?(?:[-–—,:&/+|]|\d|bis\s|to\s|und\s|and\s)|\s?$)|(?<=[-–—]\s?)(${shortWeekday})${end}`,
  'gu',
)
const weekdayBefore = new RegExp(
  String.raw`${start}(${weekday}|${shortWeekday})\.?,?\s*(?:the|den|dem|der)?\s*$`,
  'iu',
)
const weekdayAfter = new RegExp(String.raw`^\s*[(,]\s*(?:an?\s|ein\s)?(${weekday})${end}\)?`, 'iu')
const daysBefore = new RegExp(String.raw`(?<![\p{L}\p{N}.,:])${day}\s*${joint}\s*$`, 'iu')
const daysAfter = new RegExp(
  String.raw`^\s?(?:[-–—]|to|and|&)\s?(\d{1,2})(?:st|nd|rd|th)?${end}(?!\s?[%€£$:])`,
  'iu',
)
const yearAlone = /(?<![\p{L}\p{N}.,:/€£$-])(?:19|20)\d{2}(?![\p{L}\p{N}%€]|[.,:]\d|\s?[€%])/gu

/** Words that stand for days or months without a date: "daily", "in winter", "tomorrow". */
const vague: readonly { source: string; dates: readonly CalendarDate[] }[] = languages.flatMap(
  ({ dayGroups, seasons, relativeDays }) => [
    ...dayGroups.map(([source, days]) => ({
      source,
      dates: days.map((weekday): CalendarDate => ({ kind: 'date', weekday })),
    })),
    ...seasons.map(([source, months]) => ({
      source,
      dates: months.map((month): CalendarDate => ({ kind: 'date', month })),
    })),
    ...relativeDays.map(([source, fromToday]) => ({
      source,
      dates: [{ kind: 'date', fromToday } satisfies CalendarDate],
    })),
  ],
)
const vagueWords = new RegExp(
  `${start}(?:${vague.map(({ source }) => `(${source})`).join('|')})${end}`,
  'giu',
)

const anyMonth = quickly([...allMonths, ...allShortMonths])
const anyLongMonth = quickly(allMonths)
const anyWeekday = quickly(
  languages.flatMap(({ weekdays, shortWeekdays }) => [...weekdays, ...shortWeekdays]),
)
const anyDay = quickly(vague.map(({ source }) => source))
const hasDigit = /\d/

/** Reads one form of dates. `lower` is the text in small letters, for a quick look. */
type Reader = (text: string, lower: string) => Mention[]

const where =
  (isPossible: (text: string, lower: string) => boolean, read: (text: string) => Mention[]): Reader =>
  (text, lower) =>
    isPossible(text, lower) ? read(text) : []
const digits = (text: string) => hasDigit.test(text)
const months = (text: string, lower: string) => hasDigit.test(text) && anyMonth.test(lower)

/** In the order in which they are read: what one has read, the next ones leave alone. */
export const dateReaders: readonly Reader[] = [
  where(digits, isoDates),
  where(digits, numericDates),
  where(months, namedDates),
  where(months, monthsFirst),
  where(months, monthsOfYears),
  where(digits, shortDates),
  where((text, lower) => hasDigit.test(text) && anyWeekday.test(lower), daysOfWeek),
  where((_, lower) => anyMonth.test(lower), monthRanges),
  where((_, lower) => anyLongMonth.test(lower), monthsAlone),
  where(digits, daysAlone),
  where((_, lower) => anyWeekday.test(lower), weekdayMentions),
  where((_, lower) => anyDay.test(lower), vagueDays),
]

function isoDates(text: string): Mention[] {
  return matches(text, iso, ([, y, m, d]) => [dateOf(Number(d), Number(m), Number(y))])
}

function numericDates(text: string): Mention[] {
  return matches(text, numeric, ([, first, mark, second, year]) => {
    const full = year!.length === 2 ? 2000 + Number(year) : Number(year)
    const [one, two] = [Number(first), Number(second)]
    return [dateOf(one, two, full), mark === '/' ? dateOf(two, one, full) : null]
  }).map((mention) => withWeekday(mention, text))
}

/** A full stop may end the sentence: "5.10." is a price too, and "ab 18." an age. */
function shortDates(text: string): Mention[] {
  return matches(text, dayAndMonth, ([, d, m]) => [dateOf(Number(d), Number(m))]).map((mention) =>
    orNumber(withWeekday(mention, text), mention.text),
  )
}

const orNumber = (mention: Mention, written: string): Mention => ({
  ...mention,
  readings: [
    ...mention.readings,
    {
      kind: 'quantity',
      amount: Number(written.replaceAll(/\s|\.$/g, '').replace(/^\D+/u, '')),
      unit: { measure: 'bare', size: 1 },
    },
  ],
})

function namedDates(text: string): Mention[] {
  return [...text.matchAll(named)].flatMap((match) => {
    const [found, d, written, year] = match
    const date = dateOf(Number(d), monthOf(written!), year === undefined ? undefined : Number(year))
    if (date === null) return []
    const mention = withWeekday(mentionAt(found, match.index, [date]), text)
    return [...daysInFront(text, mention.from, date), mention]
  })
}

/** "20.–22. November", "4 and 11 December" */
function daysInFront(text: string, from: number, date: CalendarDate): Mention[] {
  const match = daysBefore.exec(text.slice(Math.max(0, from - 24), from))
  if (match === null) return []
  const earlier = dateOf(Number(match[1]), date.month!, date.year)
  if (earlier === null) return []
  const at = from - match[0].length
  const mention = withWeekday(mentionAt(match[0].replace(/[\s\p{L}–—,&/-]+$/u, ''), at, [earlier]), text)
  return [...daysInFront(text, mention.from, date), mention]
}

function monthsFirst(text: string): Mention[] {
  return [...text.matchAll(monthFirst)].flatMap((match) => {
    const [found, written, d, year] = match
    if (doubtful.test(written!) && !/^\p{Lu}/u.test(written!)) return []
    const date = dateOf(Number(d), monthOf(written!), year === undefined ? undefined : Number(year))
    if (date === null) return []
    const mention = withWeekday(mentionAt(found, match.index, [date]), text)
    return [mention, ...daysBehind(text, mention.to, date)]
  })
}

/** "November 20–22" */
function daysBehind(text: string, from: number, date: CalendarDate): Mention[] {
  const match = daysAfter.exec(text.slice(from, from + 16))
  const later = match === null ? null : dateOf(Number(match[1]), date.month!, date.year)
  return match === null || later === null ? [] : [mentionAt(match[0], from, [later])]
}

function monthsOfYears(text: string): Mention[] {
  return matches(text, monthAndYear, ([, written, year]) => [
    { kind: 'date', month: monthOf(written!), year: Number(year) },
  ])
}

function monthRanges(text: string): Mention[] {
  return [...text.matchAll(shortMonthRange)].flatMap((match) => {
    const [found, first, last] = match
    const [from, to] = [monthOf(first!), monthOf(last!)]
    const between = cycle(from, to, 12).map(
      (each): CalendarDate => ({ kind: 'date', month: ((each - 1) % 12) + 1 }),
    )
    return between.map((date, at) => ({
      ...mentionAt(found, match.index, [date]),
      isAside: at > 0 && at < between.length - 1,
    }))
  })
}

function monthsAlone(text: string): Mention[] {
  return [...text.matchAll(monthAlone)].flatMap((match) => {
    const written = match[1]!
    if (!/^\p{Lu}/u.test(written)) return []
    if (doubtful.test(written) && !beforeMonth.test(text.slice(Math.max(0, match.index - 10), match.index)))
      return []
    return [mentionAt(written, match.index, [{ kind: 'date', month: monthOf(written) }])]
  })
}

function daysOfWeek(text: string): Mention[] {
  return matches(text, weekdayAndDay, ([, name, d]) => {
    const date = dateOf(Number(d))
    return [date === null ? null : { ...date, weekday: longWeekdayOf(name!) }]
  })
}

function daysAlone(text: string): Mention[] {
  return matches(text, dayAlone, ([, english, german]) => [dateOf(Number(english ?? german))]).map(
    (mention) => (mention.text.endsWith('.') ? orNumber(mention, mention.text) : mention),
  )
}

function weekdayMentions(text: string): Mention[] {
  const long = matches(text, weekdays, ([, name]) => [{ kind: 'date', weekday: longWeekdayOf(name!) }])
  const short = [...text.matchAll(shortWeekdays)].flatMap((match) =>
    mentionAt(match[0], match.index, [{ kind: 'date', weekday: shortWeekdayOf(match[1] ?? match[2]!) }]),
  )
  const all = [...long, ...short].sort((one, other) => one.from - other.from)
  return all.flatMap((mention, at) => [mention, ...daysUpTo(text, mention, all[at + 1])])
}

/** "Monday to Friday" names Wednesday too. */
function daysUpTo(text: string, first: Mention, last: Mention | undefined): Mention[] {
  if (last === undefined || !isRange(text.slice(first.to, last.from))) return []
  return cycle(dayIn(first), dayIn(last), 7)
    .slice(1, -1)
    .map((each) => ({
      ...mentionAt(first.text, first.from, [{ kind: 'date', weekday: each % 7 }]),
      isAside: true,
    }))
}

const isRange = (gap: string) => gap.length < 12 && /^\.?\s*(?:[-–—]|to|bis|through|thru|until)\s*$/.test(gap)
const dayIn = ({ readings: [value] }: Mention) => (value?.kind === 'date' ? (value.weekday ?? 0) : 0)

function vagueDays(text: string): Mention[] {
  const mentions = [...text.matchAll(vagueWords)].flatMap((match) => {
    const { dates } = vague.find((_, at) => match[at + 1] !== undefined)!
    return dates.map((date) => ({ ...mentionAt(match[0], match.index, [date]), isAside: true }))
  })
  return mentions.filter((mention) => !isNoun(mention))
}

/** "Der Morgen" is no tomorrow, unless it opens the sentence. */
const isNoun = ({ text, from }: Mention) => from > 0 && text === 'Morgen'

/** From one to another, over the end of the week or of the year too. */
function cycle(from: number, to: number, length: number): number[] {
  const last = to >= from ? to : to + length
  return Array.from({ length: last - from + 1 }, (_, at) => from + at)
}

function withWeekday(mention: Mention, text: string): Mention {
  const before = weekdayBefore.exec(text.slice(Math.max(0, mention.from - 24), mention.from))
  if (before !== null) {
    const from = mention.from - before[0].length
    return dated({ ...mention, from, text: text.slice(from, mention.to) }, before[1]!)
  }
  const after = weekdayAfter.exec(text.slice(mention.to, mention.to + 24))
  if (after === null) return mention
  const to = mention.to + after[0].length
  return dated({ ...mention, to, text: text.slice(mention.from, to) }, after[1]!)
}

function dated(mention: Mention, name: string): Mention {
  const long = longWeekdayOf(name)
  const weekday = long >= 0 ? long : shortWeekdayOf(name)
  return {
    ...mention,
    readings: mention.readings.map((value) => (value.kind === 'date' ? { ...value, weekday } : value)),
  }
}

/** A bare year is a number too: both are read. */
export const yearsIn = (text: string): { from: number; year: number }[] =>
  [...text.matchAll(yearAlone)].map(({ 0: found, index }) => ({ from: index, year: Number(found) }))

function dateOf(day: number, month?: number, year?: number): CalendarDate | null {
  if (!(day >= 1 && day <= 31) || (month !== undefined && !(month >= 1 && month <= 12))) return null
  return {
    kind: 'date',
    day,
    ...(month !== undefined && { month }),
    ...(year !== undefined && { year }),
  }
}

function matches(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => readonly (CalendarDate | null)[],
): Mention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const dates = read(match).filter((date) => date !== null)
    return dates.length === 0 ? [] : [mentionAt(match[0], match.index, dates)]
  })
}

const mentionAt = (text: string, from: number, readings: readonly CalendarDate[]): Mention => ({
  text,
  from,
  to: from + text.length,
  readings,
})
