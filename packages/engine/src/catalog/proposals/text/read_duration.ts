import { type TimeUnit, timeUnitWords, words } from '../language/index.ts'
import { memoizeText } from './memoize_text.ts'
import { plainOf } from './plain.ts'

/** A length of time as a text states it. */
export interface Duration {
  low: number
  high: number
  unit: TimeUnit
  start: number
  end: number
}

const numberWord = [...words.numberWords.keys()].join('|')
const amount = String.raw`(?:\d{1,3}(?:[.,]5)?|${numberWord})`
const unitSource = words.timeUnits.map(({ source }) => source).join('|')
const expression = new RegExp(
  String.raw`(?<![\p{L}\d.,/€£$])(?<low>${amount})(?:\s?[-–—]\s?|\s(?:to|bis|or|oder)\s)?(?<high>(?<=[-–—\s])${amount})?[\s-]?(?<unit>${unitSource})(?![\p{L}\d])`,
  'gu',
)
const longest: Record<TimeUnit, number> = {
  minute: 600,
  hour: 80,
  day: 120,
  working_day: 120,
  week: 104,
  month: 60,
  year: 10,
}

/** Most texts tell no time, and are passed over quickly. */
const timed = /min|\dh|\d h|hour|hr|std|stunde|day|tag|week|wk|woche|month|monat|year|jahr/i

/** Every length of time in a text, in its order. */
export const findDurations = memoizeText((text: string): readonly Duration[] => {
  if (!timed.test(text)) return []
  return [...plainOf(text).matchAll(expression)].flatMap((match) => {
    const { low, high, unit } = match.groups!
    const known = words.timeUnits.find(({ found }) => found.test(unit!))
    const from = numberOf(low!)
    const to = high === undefined ? from : numberOf(high)
    if (!known || from === null || to === null || from > to || to > longest[known.unit]) return []
    return [{ low: from, high: to, unit: known.unit, start: match.index, end: match.index + match[0].length }]
  })
})

function numberOf(text: string): number | null {
  const value = words.numberWords.get(text) ?? Number(text.replace(',', '.'))
  return Number.isFinite(value) && value > 0 ? value : null
}

/** "60 minutes", "6 bis 8 Wochen": as `durationWords` can say it in another language. */
export function durationText(
  { low, high, unit }: Pick<Duration, 'low' | 'high' | 'unit'>,
  language: string,
): string {
  const { one, many } = timeUnitWords(unit, language)
  const number = (value: number) => String(value).replace('.', language === 'de' ? ',' : '.')
  if (low !== high) return `${number(low)} ${language === 'de' ? 'bis' : 'to'} ${number(high)} ${many}`
  return `${number(low)} ${low === 1 ? one : many}`
}

const stated = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${words.takes})[\s:]*(?:ca\.?|circa|etwa|rund|about|around|approx\.?|approximately|usually|meist|in der regel|in|up to|bis zu|just|nur|only|\s)*$`,
  'u',
)

/** The length of time that a text says its subject takes: "takes about 3 weeks", "Dauer: 60 Minuten". */
export function statedDuration(text: string): Duration | undefined {
  const plain = plainOf(text)
  return findDurations(text).find(({ start }) => stated.test(plain.slice(Math.max(0, start - 48), start)))
}

/** What may stand beside a length of time and says nothing else. */
const aside =
  /^(?:|ca|circa|etwa|rund|about|around|approx|approximately|roughly|up to|bis zu|à|je|each|lang|long|pro termin|per session)$/u

/** A text that says little more than a length of time: "60 min", "ca. 2 Stunden". */
export function wholeDuration(text: string): Duration | undefined {
  const [first] = findDurations(text)
  if (!first || !/\d/.test(text.slice(first.start, first.end))) return undefined
  const rest = plainOf(`${text.slice(0, first.start)} ${text.slice(first.end)}`)
  return aside.test(rest.replaceAll(/[^\p{L}\d]+/gu, ' ').trim()) ? first : undefined
}
