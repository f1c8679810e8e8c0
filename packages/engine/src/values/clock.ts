import { anyOf, languages, numberOfWord, wordOf } from './language/index.ts'
import type { ClockTime, Mention } from './value.ts'

/** Times of day: "9–17 Uhr", "half past nine", "halb zehn", "5:30 pm", "noon". */

const start = String.raw`(?<![\p{L}\p{N}.,:€£$])`
const end = String.raw`(?![\p{L}\p{N}])`
const hour = String.raw`(\d{1,2}|${anyOf(({ clock }) => clock.hours)})`
const half = String.raw`(?:\s?(am|pm|a\.m\.?|p\.m\.?)${end})`
const noneOfAm = new RegExp(`^(?:${anyOf(({ clock }) => clock.amIsNone)})`, 'iu')

const withColon = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:€£$])(\d{1,2}):(\d{2})(?![\d:]|\s?[€£$%])(?:${half}|(\s?(?:Uhr|h|o['’]clock)${end}))?`,
  'giu',
)
const withHalf = new RegExp(String.raw`${start}${hour}(?:[.:](\d{2}))?${half}`, 'giu')
const withWord = new RegExp(
  String.raw`${start}${hour}(?:[.:](\d{2}))?\s?(Uhr(?:\s(\d{2})(?!\d|[.,]\d|\s?[€%]|\s?Euro))?|o['’]\s?clock|h(\d{2}))${end}`,
  'giu',
)
const noon = new RegExp(
  wordOf(({ clock }) => clock.noon),
  'giu',
)
const midnight = new RegExp(
  wordOf(({ clock }) => clock.midnight),
  'giu',
)
const aroundNoon = new RegExp(
  wordOf(({ clock }) => clock.aroundNoon),
  'giu',
)
const idioms = languages.flatMap(({ clock }) =>
  clock.idioms.map(([source, minutes]) => ({
    minutes,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${source.replace('HOUR', hour)})(?:\s?Uhr|${half})?${end}`,
      'giu',
    ),
  })),
)
const idiomWord = /past|quarter|halb|viertel|nach|vor/i

const to = String.raw`(?:[-–—]|${anyOf((words) => words.to)}|${anyOf((words) => words.and)}|[,/])`
const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:€£$-])${hour}(?:[.:](\d{2}))?\s*${to}\s*(?:um\s|at\s)?$`,
  'iu',
)
const after = new RegExp(
  String.raw`^\s*(?:[-–—]|${anyOf((words) => words.to)})\s*(?:um\s|at\s)?${hour}(?![\p{L}\p{N}]|[.,:]\d|\s?(?:[€£$%]|Uhr|am|pm|a\.m|p\.m|o['’])|[\s-]+(?:\p{L}+s|[A-ZÄÖÜ]\p{L}+)${end})`,
  'u',
)
const morning = new RegExp(String.raw`^,?\s*(?:${anyOf(({ clock }) => clock.morning)})${end}`, 'iu')
const afternoon = new RegExp(String.raw`^,?\s*(?:${anyOf(({ clock }) => clock.afternoon)})${end}`, 'iu')
const anyHalf = new RegExp(
  anyOf(({ clock }) => `${clock.morning}|${clock.afternoon}`),
  'iu',
)

/** How a time is meant: as on a clock of 24 hours, with its half of the day, or without. */
type Half = 'am' | 'pm' | 'whole' | 'either'

export const clockReaders: readonly ((text: string) => Mention[])[] = [
  idiomaticTimes,
  timesWithColon,
  timesWithHalf,
  timesWithWord,
  namedTimes,
]

const mayBeTime = /\d|uhr|o['’]\s?clock|\b[ap]\.?m\b/i

function idiomaticTimes(text: string): Mention[] {
  if (!idiomWord.test(text)) return []
  return idioms.flatMap(({ pattern, minutes }) =>
    found(text, pattern, (match) => {
      const read = hourOf(match[1]!)
      return read === null ? null : timeOf(read, minutes, halfOf(match[2]))
    }),
  )
}

function timesWithColon(text: string): Mention[] {
  if (!text.includes(':')) return []
  return withNeighbours(text, withColon, ([, h, m, written, word]) =>
    timeOf(
      Number(h),
      Number(m),
      written !== undefined ? halfOf(written) : word === undefined ? 'either' : wordHalf(word),
    ),
  )
}

function timesWithHalf(text: string): Mention[] {
  if (!mayBeTime.test(text)) return []
  return withNeighbours(text, withHalf, (match) => {
    const [found, h, m, written] = match
    const read = hourOf(h!)
    if (read === null || (/am$/i.test(found) && noneOfAm.test(text.slice(match.index + found.length))))
      return null
    return read > 12 && m === undefined ? null : timeOf(read, Number(m ?? 0), halfOf(written))
  })
}

function timesWithWord(text: string): Mention[] {
  if (!mayBeTime.test(text)) return []
  return withNeighbours(text, withWord, ([, h, m, word, behind, french]) => {
    const read = hourOf(h!)
    return read === null ? null : timeOf(read, Number(m ?? behind ?? french ?? 0), wordHalf(word!))
  })
}

/** "Nine o'clock" is either; "neun Uhr" is in the morning. */
const wordHalf = (word: string): Half => (/clock/i.test(word) ? 'either' : 'whole')

function namedTimes(text: string): Mention[] {
  const fixed = (pattern: RegExp, minute: number) =>
    found(text, pattern, () => ({ kind: 'time', minute, either: false }))
  return [
    ...fixed(noon, 720),
    ...fixed(midnight, 0),
    ...fixed(aroundNoon, 720).map((mention) => ({ ...mention, isAside: true })),
  ]
}

/** The other end of a range is a time too: "9" of "9–17 Uhr", "5" of "9 am to 5". */
function withNeighbours(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => ClockTime | null,
): Mention[] {
  const all = found(text, pattern, read)
  const beside = all.flatMap((mention) => [...timesBefore(text, mention), ...timesAfter(text, mention)])
  return [
    ...all,
    ...beside.filter(({ from, to }) => !all.some((other) => from < other.to && to > other.from)),
  ]
}

function timesBefore(text: string, next: Mention): Mention[] {
  const match = before.exec(text.slice(Math.max(0, next.from - 30), next.from))
  const read = match === null ? null : hourOf(match[1]!)
  if (match === null || read === null) return []
  const isWhole = /uhr$/i.test(next.text)
  const time = timeOf(read, Number(match[2] ?? 0), isWhole ? 'whole' : 'either')
  if (time === null) return []
  const from = next.from - match[0].length
  const written = /^\d+(?:[.:]\d{2})?|^\p{L}+/u.exec(match[0])![0]
  const mention: Mention = { text: written, from, to: from + written.length, readings: [time] }
  return [...timesBefore(text, { ...mention, text: next.text }), mention]
}

function timesAfter(text: string, last: Mention): Mention[] {
  const match = after.exec(text.slice(last.to, last.to + 40))
  const read = match === null ? null : hourOf(match[1]!)
  const time = read === null ? null : timeOf(read, 0, 'either')
  if (match === null || time === null) return []
  return [{ text: match[0], from: last.to, to: last.to + match[0].length, readings: [time] }]
}

function found(text: string, pattern: RegExp, read: (match: RegExpExecArray) => ClockTime | null): Mention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const time = read(match)
    if (time === null) return []
    const to = match.index + match[0].length
    return [{ text: match[0], from: match.index, to, readings: [inHalf(time, text.slice(to, to + 24))] }]
  })
}

/** "5 Uhr nachmittags", "9 in the morning" */
export function inHalf(time: ClockTime, rest: string): ClockTime {
  if (time.minute >= 780 || !anyHalf.test(rest)) return time
  if (afternoon.test(rest)) return { ...time, minute: (time.minute % 720) + 720, either: false }
  return morning.test(rest) ? { ...time, minute: time.minute % 720, either: false } : time
}

const hourOf = (written: string): number | null => {
  const read = /^\d/.test(written)
    ? Number(written)
    : /^ein$/i.test(written)
      ? 1
      : numberOfWord(written.toLowerCase())
  return read === null || read > 24 ? null : read
}

const halfOf = (written: string | undefined): Half =>
  written === undefined ? 'either' : /^a/i.test(written) ? 'am' : 'pm'

function timeOf(hour: number, minute: number, half: Half): ClockTime | null {
  if (hour > 24 || minute > 59) return null
  const onClock = half === 'am' || half === 'pm' ? (hour % 12) + (half === 'pm' && hour <= 12 ? 12 : 0) : hour
  const total = (onClock * 60 + minute + 1440) % 1440
  return { kind: 'time', minute: total, either: half === 'either' && hour >= 1 && hour <= 12 }
}

export const sameTime = (one: ClockTime, other: ClockTime): boolean => {
  const apart = Math.abs(one.minute - other.minute) % 1440
  return apart === 0 || (apart === 720 && (one.either || other.either))
}
