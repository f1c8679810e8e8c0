import { numberWords } from '../knowledge/reconciliation/number_words.ts'
import type { RangeUnit } from './range.ts'
import {
  alternation,
  currencies,
  days,
  dozens,
  everyDays,
  extraNumbers,
  phrases,
  scales,
  wholeWord,
} from './words/index.ts'

/** An amount in a text, and the text with the amounts put aside: what stands around them can then be asked for. */
export interface CriterionAmount {
  value: number
  unit: RangeUnit
  per: number | null
  /** "10" of "10 to 50k" has none, and takes that of the other. */
  scale: number
}

export interface TextWithAmounts {
  /** With `#0#`, `#1#` … in the place of the amounts, lowercase. */
  text: string
  amounts: CriterionAmount[]
}

const smallNumbers = new Map(
  [
    ...[...numberWords].map(([word, value]): [string, number] => [word, Number(value)]),
    ...extraNumbers,
  ].filter(([word, value]) => value >= 1 && value <= 90 && !/^(?:twice|double|doppelt|zweimal)$/.test(word)),
)
/** "zehntausend" is one word. */
const joined = new RegExp(`${wholeWord(`(${alternation(smallNumbers.keys())})(tausend|hundert)`)}`, 'gu')
const spelled = new RegExp(wholeWord(alternation(smallNumbers.keys())), 'gu')
const ones = alternation(phrases('one'))
const dozen = new RegExp(wholeWord(`(?:${ones}\\s+)?(${alternation(dozens.keys())})`), 'gu')
/** "a month", "ein Tausend". */
const single = new RegExp(
  `${wholeWord(ones)}(?=\\s+(?:${alternation(days.keys())}|hundred|thousand|million|tausend)(?!\\p{L}))`,
  'gu',
)

const digits = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const currency = alternation(currencies.keys())
const scaled = [...scales.keys()].join('|')
const period = `(?:\\s*(?:/|${alternation(phrases('per'))}\\s)\\s*(${alternation(days.keys())})(?![\\p{L}]))?`
const amount = new RegExp(
  String.raw`(?:(${currency})\s*)?(?<![\p{L}\d.,])(${digits})\s*((?:${scaled})(?![\p{L}\d])\.?)?\s*(%|percent|prozent|(?:${currency}|${alternation(days.keys())})(?![\p{L}\d]))?${period}`,
  'gu',
)
const regular = new RegExp(wholeWord(`(${alternation(everyDays.keys())})`), 'u')

export function extractAmounts(text: string): TextWithAmounts {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('#', ' ')
    .replaceAll(joined, '$1 $2')
    .replaceAll(dozen, (_, word) => String(dozens.get(word)))
    .replaceAll(single, '1')
    .replaceAll(spelled, (word) => String(smallNumbers.get(word)))
  const amounts: CriterionAmount[] = []
  const per = everyDays.get(regular.exec(said)?.[1] ?? '') ?? null
  const rest = said.replaceAll(amount, (_, before, number, scale, after, every) => {
    const times = scales.get(scale?.replace('.', '') ?? '') ?? 1
    const value = numberOf(number) * times
    amounts.push({
      value: value * (days.get(after ?? '') ?? 1),
      unit: unitOf(before, after),
      per: days.get(every ?? '') ?? per,
      scale: times * (days.get(after ?? '') ?? 1),
    })
    return ` #${amounts.length - 1}# `
  })
  return { text: rest.replaceAll(/\s+/g, ' ').trim(), amounts }
}

function unitOf(before: string | undefined, after: string | undefined): RangeUnit {
  const word = after ?? before ?? ''
  if (/^(?:%|percent|prozent)$/.test(word)) return '%'
  if (days.has(word)) return 'days'
  return asCurrency(currencies.get(word) ?? currencies.get(before ?? ''))
}

const knownCurrencies = ['eur', 'usd', 'gbp', 'chf'] as const
const asCurrency = (code: string | undefined): RangeUnit =>
  knownCurrencies.find((each) => each === code) ?? null

/** Marks between groups of three digits only make a number easier to read; any other is a decimal point. */
function numberOf(text: string): number {
  const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+/.exec(text)?.[0] ?? ''
  const head = grouped.replaceAll(/[.,'’ ]/g, '')
  return Number(`${head}${text.slice(grouped.length).replace(',', '.')}`)
}
