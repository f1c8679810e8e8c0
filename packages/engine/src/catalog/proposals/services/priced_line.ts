import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import type { FoundPrice } from '../prices/price.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import { type Duration, findDurations } from '../text/read_duration.ts'
import { cleanName } from './service_name.ts'

/** A line that names something and its price: "Basic check (60 min) – £45: brakes and gears". */
export interface PricedLine {
  /** Without the length of time. Empty where the line names nothing else. */
  name: string
  /** As written, with it. */
  fullName: string
  price: FoundPrice
  duration?: Duration
  description?: string
}

const separator = /\s*(?:[:;]|\s[–—-]|\s\|)\s+/u

export function pricedLine(line: string, usual?: string): PricedLine | undefined {
  const price = wholePrice(line, usual)
  if (!price) return undefined
  const before = line.slice(0, price.start)
  const after = line.slice(price.end)
  if (cleanName(before) === '' || /^[\s\p{P}]*(?:price|preis|kosten|cost|fee)[\s\p{P}]*$/iu.test(before)) {
    const [name = '', ...rest] = withoutLead(after).split(separator)
    return lineOf(name, rest.join(' '), '', price)
  }
  const [name = '', ...rest] = before.split(separator)
  // Where there are several prices, the organization says which is whose.
  const isMixed = findPrices(after, usual).length > 0
  return lineOf(name, isMixed ? line.slice(price.start) : rest.join(' – '), isMixed ? '' : after, price)
}

function lineOf(written: string, inside: string, after: string, price: FoundPrice): PricedLine {
  const fullName = cleanName(written)
  const [duration] = [written, inside, after].flatMap((text) => findDurations(text))
  const description = [inside, after].map(descriptionOf).find((text) => text !== undefined)
  return {
    name: withoutDuration(written),
    fullName,
    price,
    ...(duration && { duration }),
    ...(description !== undefined && { description }),
  }
}

/** "Massage (60 min)" is a massage; what else stands in brackets belongs to the name when it is short. */
export function withoutDuration(written: string): string {
  const [duration] = findDurations(written)
  if (!duration) return cleanName(written.replace(/\s*\((?:\S+\s+){3,}\S+\)\s*$/u, ''))
  const inBrackets = /\([^()]*\)/gu
  for (const { index, 0: brackets } of written.matchAll(inBrackets))
    if (index < duration.start && index + brackets.length > duration.end)
      return cleanName(`${written.slice(0, index)}${written.slice(index + brackets.length)}`)
  const without = `${written.slice(0, duration.start)}${written.slice(duration.end)}`
  return cleanName(
    without
      .replaceAll(/\(\s*(?:ca\.?|approx\.?|about)?\s*[,.]?\s*\)/giu, '')
      .replace(/[\s,(]*(?:ca\.?|circa|approx\.?|about|etwa|à|a)?\s*$/iu, ''),
  )
}

function descriptionOf(text: string): string | undefined {
  const said = withoutLead(text)
    .replace(/[\s(–—-]+$/u, '')
    .trim()
  const [duration] = findDurations(said)
  const rest = duration ? `${said.slice(0, duration.start)}${said.slice(duration.end)}` : said
  return wordsIn(rest).length >= 3 && /^[\p{L}\d€£$]/u.test(said) ? said : undefined
}

const withoutLead = (text: string): string => text.replace(/^[\s:;,.)|*/–—-]+/u, '')

/**
 * The price of the line as a whole: the lowest to the highest where it states several of one kind, as for short and long
 * hair. What is said of other money is passed over.
 */
export function wholePrice(line: string, usual?: string): FoundPrice | undefined {
  const plain = plainOf(line)
  const prices = findPrices(line, usual).filter(
    ({ start }, at, all) => !words.otherMoney.test(plain.slice(all[at - 1]?.end ?? 0, start)),
  )
  const [first, ...others] = prices
  if (!first) return undefined
  const alike = others.filter(
    ({ currency, units }) =>
      currency === first.currency && units.join() === (first.units.join() || units.join()),
  )
  if (alike.length === 0 || first.units.includes('month') || first.max === undefined) return first
  const all = [first, ...alike]
  return {
    ...first,
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ min, max }) => max ?? min)),
  }
}
