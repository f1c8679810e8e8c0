import { anyOf, languages, numberOfWord, quickly, wordOf } from './language/index.ts'
import type { ClockTime, Mention } from './value.ts'

/** Times of day: "9–17 Uhr", "half past nine", "halb zehn", "5:30 pm", "noon". */

const start = String.raw`(?<![\p{L}\p{N}.,:€£$])`
const end = String.raw`(?![\p{L}\p{N}])`
const hour = String.raw`(\d{1,2}|${anyOf(({ clock }) => clock.hours)})`
const half = String.raw`(?:\s?(am|pm|a\.m\.?|p\.m\.?)${end})`
const noneOfAm = new RegExp(`^(?:${anyOf(({ clock }) => clock.amIsNone)})`, 'iu')

const withColon = new RegExp(
  String.raw`${start}(\d{1,2}):(\d{2})(?![\d:]|\s?[€£$%])(?:${half}|(\s?(?:Uhr|h|o['’]clock)${end}))?`,
  'giu',
)
const withHalf = new RegExp(String.raw`${start}${hour}(?:[.:](\d{2}))?${half}`, 'giu')
const withWord = new RegExp(
  String.raw`${start}${hour}(?:[.:](\d{2}))?\s?(Uhr(?:\s(\d{2})(?!\d|[.,]\d|\s?[€%]|\s?Euro))?|o['’]\s?clock|h(\d{2}))${end}`,
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
const named = [
  {
    minute: 720,
    isAside: false,
    pattern: new RegExp(
      wordOf(({ clock }) => clock.noon),
      'giu',
    ),
  },
  {
    minute: 0,
    isAside: false,
    pattern: new RegExp(
      wordOf(({ clock }) => clock.midnight),
      'giu',
    ),
  },
  {
    minute: 720,
    isAside: true,
    pattern: new RegExp(
      wordOf(({ clock }) => clock.aroundNoon),
      'giu',
    ),
  },
]

const to = `(?:[-–—]|${anyOf((words) => words.to)}|${anyOf((words) => words.and)}|[,/])`
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
const anyPart = quickly(languages.flatMap(({ clock }) => [clock.morning, clock.afternoon]))
const anyIdiom = quickly(
  languages.flatMap(({ clock }) => clock.idioms.map(([source]) => source.replace('HOUR', ''))),
)
const anyHalf = quickly([String.raw`(?:\d|${anyOf(({ clock }) => clock.hours)})\s?[ap]\.?m`])
const anyName = quickly(languages.flatMap(({ clock }) => [clock.noon, clock.midnight, clock.aroundNoon]))

/** How a time is meant: as on a clock of 24 hours, with its half of the day, or without. */
type Half = 'am' | 'pm' | 'whole' | 'either'

/** `lower` is the text in small letters, for a quick look. */
export const clockReaders: readonly ((text: string, lower: string) => Mention[])[] = [
  (text, lower) => (anyIdiom.test(lower) ? idiomaticTimes(text) : []),
  (text) => (text.includes(':') ? timesWithColon(text) : []),
  (text, lower) => (anyHalf.test(lower) ? timesWithHalf(text) : []),
  (text, lower) => (/uhr|clock|\dh\d/.test(lower) ? timesWithWord(text) : []),
  (text, lower) => (anyName.test(lower) ? namedTimes(text) : []),
]

const idiomaticTimes = (text: string): Mention[] =>
  idioms.flatMap(({ pattern, minutes }) =>
    timesIn(text, pattern, (match) => {
      const read = hourOf(match[1]!)
      return read === null ? null : timeOf(read, minutes, halfOf(match[2]))
    }),
  )

const timesWithColon = (text: string): Mention[] =>
  withNeighbours(text, withColon, ([, hours, minutes, written, word]) =>
    timeOf(Number(hours), Number(minutes), word === undefined ? halfOf(written) : wordHalf(word)),
  )

const timesWithHalf = (text: string): Mention[] =>
  withNeighbours(text, withHalf, (match) => {
    const [written, hours, minutes, which] = match
    const read = hourOf(hours!)
    const isNone = /am$/i.test(written) && noneOfAm.test(text.slice(match.index + written.length))
    if (read === null || isNone || (read > 12 && minutes === undefined)) return null
    return timeOf(read, Number(minutes ?? 0), halfOf(which))
  })

const timesWithWord = (text: string): Mention[] =>
  withNeighbours(text, withWord, ([, hours, minutes, word, behind, french]) => {
    const read = hourOf(hours!)
    return read === null ? null : timeOf(read, Number(minutes ?? behind ?? french ?? 0), wordHalf(word!))
  })

/** "Nine o'clock" is either; "neun Uhr" is in the morning. */
const wordHalf = (word: string): Half => (/clock/i.test(word) ? 'either' : 'whole')

const namedTimes = (text: string): Mention[] =>
  named.flatMap(({ pattern, minute, isAside }) =>
    timesIn(text, pattern, () => ({ kind: 'time', minute, either: false })).map((mention) => ({
      ...mention,
      isAside,
    })),
  )

type ReadTime = (match: RegExpExecArray) => ClockTime | null

/** The other end of a range is a time too: "9" of "9–17 Uhr", "5" of "9 am to 5". */
function withNeighbours(text: string, pattern: RegExp, read: ReadTime): Mention[] {
  const all = timesIn(text, pattern, read)
  const beside = all.flatMap((mention) => [
    ...timesBefore(text, mention, mention.text),
    ...timesAfter(text, mention),
  ])
  return [
    ...all,
    ...beside.filter(({ from, to }) => !all.some((other) => from < other.to && to > other.from)),
  ]
}

function timesBefore(text: string, next: Mention, last: string): Mention[] {
  const match = before.exec(text.slice(Math.max(0, next.from - 30), next.from))
  const read = match === null ? null : hourOf(match[1]!)
  const time =
    read === null ? null : timeOf(read, Number(match![2] ?? 0), /uhr$/i.test(last) ? 'whole' : 'either')
  if (match === null || time === null) return []
  const from = next.from - match[0].length
  const written = /^\d+(?:[.:]\d{2})?|^\p{L}+/u.exec(match[0])![0]
  const mention: Mention = { text: written, from, to: from + written.length, readings: [time] }
  return [...timesBefore(text, mention, last), mention]
}

function timesAfter(text: string, last: Mention): Mention[] {
  const match = after.exec(text.slice(last.to, last.to + 40))
  const read = match === null ? null : hourOf(match[1]!)
  const time = read === null ? null : timeOf(read, 0, 'either')
  if (match === null || time === null) return []
  return [{ text: match[0], from: last.to, to: last.to + match[0].length, readings: [time] }]
}

const timesIn = (text: string, pattern: RegExp, read: ReadTime): Mention[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const time = read(match)
    const to = match.index + match[0].length
    return time === null
      ? []
      : [{ text: match[0], from: match.index, to, readings: [inHalf(time, text.slice(to, to + 24))] }]
  })

/** "5 Uhr nachmittags", "9 in the morning" */
export function inHalf(time: ClockTime, rest: string): ClockTime {
  if (time.minute >= 780 || !anyPart.test(rest.toLowerCase())) return time
  if (afternoon.test(rest)) return { ...time, minute: (time.minute % 720) + 720, either: false }
  return morning.test(rest) ? { ...time, minute: time.minute % 720, either: false } : time
}

function hourOf(written: string): number | null {
  const word = written.toLowerCase()
  const read = /^\d/.test(word) ? Number(word) : word === 'ein' ? 1 : numberOfWord(word)
  return read === null || read > 24 ? null : read
}

const halfOf = (written: string | undefined): Half =>
  written === undefined ? 'either' : /^a/i.test(written) ? 'am' : 'pm'

function timeOf(hours: number, minutes: number, which: Half): ClockTime | null {
  if (hours > 24 || minutes > 59) return null
  const onClock = which === 'am' ? hours % 12 : which === 'pm' && hours <= 12 ? (hours % 12) + 12 : hours
  const minute = (onClock * 60 + minutes + 1440) % 1440
  return { kind: 'time', minute, either: which === 'either' && hours >= 1 && hours <= 12 }
}

export const sameTime = (one: ClockTime, other: ClockTime): boolean => {
  const apart = Math.abs(one.minute - other.minute) % 1440
  return apart === 0 || (apart === 720 && (one.either || other.either))
}
