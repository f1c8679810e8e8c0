import { minorDigits } from '@foyer/contract/vocabulary'
import { type PriceUnit, words } from '../language/index.ts'
import { memoizeText } from '../text/memoize_text.ts'
import { plainOf } from '../text/plain.ts'
import { currencyOf, currencySource } from './currencies.ts'
import type { FoundPrice } from './price.ts'
import { readNumber } from './read_number.ts'

const number = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?)(?:[.,][-–—]{1,2})?`
const sign = `(?:${currencySource})`
const amount = (of: string) =>
  String.raw`(?:(?<before${of}>${sign})\s?)?(?<number${of}>${number})(?<thousands${of}>\s?k(?![\p{L}\d]))?(?:\s?(?<after${of}>${sign})(?!\d))?`
const expression = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,/])|(?=[€£$])|(?<=\p{Ll}{3})(?=\d[\d.,]*\s?€))${amount('1')}(?:(?<dash>\s?[-–—]\s?|\s(?:${words.to})\s)${amount('2')})?(?<plus>\s?\+)?`,
  'gu',
)
const unitAfter = words.units.map(({ unit, source }) => ({
  unit,
  pattern: new RegExp(String.raw`^\s*\(?(?:(?:${words.per})\s*)?(?:${source})(?![\p{L}\d])\)?`, 'u'),
}))
const needsPer = new RegExp(String.raw`^\s*\(?(?:${words.per})\s*`, 'u')
const taxAfter = new RegExp(String.raw`^\s*[*,]?\s*\(?(?:${words.tax})\)?`, 'u')
/** "monthly" needs no "per" before it. */
const adverb = /^\s*\(?(?:\p{L}+(?:lich|ly)|pcm|pp|mtl\.?|each|p\.\s?[pam]\.)(?![\p{L}])/u

const thingAfter = new RegExp(
  String.raw`^\s*(?:per|pro|je)\s+(?!(?:${words.goods}|\d)(?![\p{L}]))\p{L}{3,}(?: (?!(?:and|or|und|oder|plus|with|mit|inkl|incl|zzgl|for|für|in|on|at|bei|auf|im)(?![\p{L}]))\p{L}{3,})?`,
  'u',
)

/** A range between such numbers is one; "Level 2 – 45 €" is not. */
const widestRange = 12
const beforeLength = 32

/** Most texts have no price, and are passed over quickly. */
const signed = /[€£$]|eur|gbp|chf|sfr|fr\.|usd|cad|aud|nzd|pln|zł|czk|kč|sek|nok|dkk|pound|dollar|franken/i

/** Every price in a text, in its order. `usual` is the currency that a bare dollar sign means. */
export const findPrices = memoizeText((text: string, usual?: string): readonly FoundPrice[] => {
  if (!/\d/.test(text) || !signed.test(text)) return []
  const plain = plainOf(text)
  return [...plain.matchAll(expression)].flatMap((match) => priceOf(match, text, plain, usual) ?? [])
})

function priceOf(match: RegExpExecArray, text: string, plain: string, usual?: string): FoundPrice | null {
  const { before1, number1, thousands1, after1, before2, number2, thousands2, after2, plus } = match.groups!
  const firstSign = before1 ?? after1
  const secondSign = before2 ?? after2
  const low = value(number1, thousands1 ?? (number2 === undefined ? undefined : thousands2))
  const high = value(number2, thousands2)
  if (low === null) return null
  const isRange =
    high !== null &&
    isOneRange(low, high) &&
    (firstSign !== undefined || (after2 !== undefined && before2 === undefined))
  const from = match.index
  if (!isRange && firstSign === undefined)
    return secondSign === undefined || high === null ? null : secondOf(match, text, plain, usual)
  const currency = currencyOf((firstSign ?? secondSign)!, usual)
  if (currency === undefined) return null
  const before = plain.slice(Math.max(0, from - beforeLength), from)
  // The words before say that the price no longer holds, or that it is a surcharge.
  if (words.notThisBefore.test(before) || /\+\s?$/.test(before)) return null
  const ends = from + (isRange || high === null ? match[0].length : firstLength(match))
  const { units, end } = unitsAfter(plain, ends)
  const isLowest = words.fromBefore.test(before) && !isRange
  return found({
    low,
    high: isRange ? high : null,
    currency,
    isLowest: isLowest || plus !== undefined,
    units,
    start: from,
    end,
    before,
    text,
  })
}

interface Reading {
  low: number
  high: number | null
  currency: string
  isLowest: boolean
  units: PriceUnit[]
  start: number
  end: number
  before: string
  text: string
}

function found({ low, high, currency, isLowest, units, start, end, before, text }: Reading): FoundPrice {
  const factor = 10 ** minorDigits(currency)
  const min = Math.round(low * factor)
  const opening = isLowest ? words.fromBefore : high === null ? null : words.betweenBefore
  const lead = opening?.exec(before)?.[0].length ?? 0
  return {
    min,
    ...(isLowest ? {} : { max: high === null ? min : Math.round(high * factor) }),
    currency,
    units,
    start: start - lead,
    end,
    text: text.slice(start - lead, end).trim(),
  }
}

/** What is no range is two numbers, of which the second is the price: "Level 2 – 45 €". */
function secondOf(match: RegExpExecArray, text: string, plain: string, usual?: string): FoundPrice | null {
  const at = match[0].lastIndexOf(match.groups!.before2 ?? match.groups!.number2!)
  const [price] = findPrices(text.slice(match.index + at), usual)
  if (!price) return null
  const shift = match.index + at
  return { ...price, start: price.start + shift, end: Math.min(price.end + shift, plain.length) }
}

const firstLength = (match: RegExpExecArray): number => match[0].indexOf(match.groups!.dash!)

const isOneRange = (low: number, high: number): boolean => low < high && high <= low * widestRange

function value(digits: string | undefined, thousands: string | undefined): number | null {
  const read = digits === undefined ? null : readNumber(digits)
  return read === null ? null : thousands === undefined ? read : read * 1000
}

/** "per user / month, plus VAT": all that it is counted by, and where that ends. */
function unitsAfter(plain: string, from: number): { units: PriceUnit[]; end: number } {
  const units: PriceUnit[] = []
  let end = from
  for (let round = 0; round < 4; round++) {
    const rest = plain.slice(end, end + 48)
    const tax = taxAfter.exec(rest)
    if (tax) {
      end += tax[0].length
      continue
    }
    if (!needsPer.test(rest) && !adverb.test(rest)) break
    const unit = unitAfter
      .map(({ unit, pattern }) => ({ unit, length: pattern.exec(rest)?.[0].length ?? 0 }))
      .sort((a, b) => b.length - a.length)[0]!
    const thing = unit.length === 0 && units.length === 0 ? (thingAfter.exec(rest)?.[0] ?? '') : ''
    if (unit.length === 0 && thing === '') break
    units.push(thing === '' ? unit.unit : 'thing')
    end += thing.length || unit.length
  }
  return { units, end }
}
