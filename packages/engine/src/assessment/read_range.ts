import { type CriterionAmount, extractAmounts, type TextWithAmounts } from './amounts.ts'
import type { Range } from './range.ts'
import { readDate } from './read_date.ts'
import type { Bound } from './words/assessment_words.ts'
import { alternation, boundPhrases, phrases, wholeWord } from './words/index.ts'

/** The range that a text tells. `bounded` says whether a comparison is in it: a mere number claims nothing. */
interface RangeMatch {
  range: Range
  bounded: boolean
}

const mark = '#(\\d+)#'
const filled = `(?:\\s*${wholeWord(alternation(phrases('fillers')))})*\\s*`
const pattern = (source: string) => new RegExp(source, 'u')

const between = pattern(
  `(?:${wholeWord(alternation(phrases('between')))}${filled})?${mark}\\s*(?:${wholeWord(alternation(phrases('to')))}|[-–—])${filled}${mark}`,
)
const afterMore = pattern(
  `${mark}\\s*(?:\\+|(?:[\\p{L}-]+\\s+){0,2}${wholeWord(alternation(phrases('orMore')))})`,
)
const afterLess = pattern(`${mark}\\s*(?:[\\p{L}-]+\\s+){0,2}${wholeWord(alternation(phrases('orLess')))}`)
const few = '(?:\\s+[\\p{L}-]+\\.?){0,3}\\s*:?\\s*'
const least = pattern(`${wholeWord(alternation(phrases('minimum')))}\\.?${few}${mark}`)
const greatest = pattern(`${wholeWord(alternation(phrases('maximum')))}\\.?${few}${mark}`)
const signs: Record<Bound, string> = {
  at_least: '≥|>=',
  more_than: '>(?!=)',
  at_most: '≤|<=',
  less_than: '<(?!=)',
}
const bounds = (['at_least', 'at_most', 'more_than', 'less_than'] as const).map((bound) => ({
  bound,
  phrased: pattern(`(?:${wholeWord(alternation(boundPhrases(bound)))}|${signs[bound]})${filled}${mark}`),
}))
const about = pattern(`(?:${wholeWord(alternation(phrases('about')))}\\.?|~)\\s*${mark}`)
const roughly = 0.1

/** Null where no amount and no time is told, or several that are not one range. Times are days from today. */
export function readRange(text: string, today: string): RangeMatch | null {
  const date = readDate(text.normalize('NFKC').toLowerCase(), today)
  const measured = extractAmounts(date ? date.rest : text)
  if (measured.amounts.length === 0)
    return date && { range: closed(date.min, date.max, { unit: 'days', per: null }), bounded: true }
  const read = readBetween(measured) ?? readBound(measured) ?? readPoint(measured)
  // Several amounts that form no range cannot be compared with anything.
  if (read === null || read.used < measured.amounts.length) return null
  return { range: read.range, bounded: read.bounded }
}

interface Read extends RangeMatch {
  used: number
}

function readBetween({ text, amounts }: TextWithAmounts): Read | null {
  const [, first, second] = between.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  const [low, high] = [amounts[Number(first)]!, amounts[Number(second)]!]
  const unit = high.unit ?? low.unit
  const sharesScale = low.scale === 1 && low.unit === null && low.value * high.scale <= high.value
  const min = sharesScale ? low.value * high.scale : low.value
  if (min > high.value) return null
  return { range: closed(min, high.value, { ...high, unit }), bounded: true, used: 2 }
}

function readBound({ text, amounts }: TextWithAmounts): Read | null {
  const found = (expression: RegExp): CriterionAmount | undefined =>
    amounts[Number(expression.exec(text)?.[1] ?? -1)]
  const more = found(afterMore) ?? found(least)
  if (more) return bounded('at_least', more)
  const less = found(afterLess) ?? found(greatest)
  if (less) return bounded('at_most', less)
  for (const { bound, phrased } of bounds) {
    const amount = found(phrased)
    if (amount) return bounded(bound, amount)
  }
  return null
}

function readPoint({ text, amounts }: TextWithAmounts): Read | null {
  const [amount] = amounts
  if (!amount) return null
  const leeway = about.test(text) ? amount.value * roughly : 0
  return { range: closed(amount.value - leeway, amount.value + leeway, amount), bounded: false, used: 1 }
}

function bounded(bound: Bound, { value, unit, per }: CriterionAmount): Read {
  const upward = bound === 'at_least' || bound === 'more_than'
  const range: Range = {
    min: upward ? value : 0,
    max: upward ? Number.POSITIVE_INFINITY : value,
    openMin: bound === 'more_than',
    openMax: bound === 'less_than',
    unit,
    per,
  }
  return { range, bounded: true, used: 1 }
}

const closed = (min: number, max: number, { unit, per }: Pick<Range, 'unit' | 'per'>): Range => ({
  min,
  max,
  openMin: false,
  openMax: false,
  unit,
  per,
})
