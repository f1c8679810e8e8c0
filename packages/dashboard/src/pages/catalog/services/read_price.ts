import type { PricingUnit } from '@foyer/contract/vocabulary'

/** A price as people write it: "€1,450", "from 300", "4.200 – 6.800 EUR per month". */
interface WrittenPrice {
  /** As numbers, not yet in the minor unit. */
  min: number | null
  max: number | null
  /** Only what the text itself says. */
  currency?: string
  unit?: PricingUnit
}

const symbols: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  zł: 'PLN',
}
const currencies = new Set(Intl.supportedValuesOf('currency'))
const numbers = /\d(?:[\d.,'’]|[\s\u00a0\u202f](?=\d{3}(?!\d)))*/gu

/** Null when there is no price in it that could be understood. */
export function readPrice(text: string): WrittenPrice | null {
  const said = text.trim()
  const isFree = /^(free|free of charge|kostenlos|gratis)$/iu.test(said)
  const found = isFree ? [0] : (said.match(numbers) ?? []).map(numberOf)
  if (found.length === 0 || found.length > 2 || found.some(Number.isNaN)) return null
  const [first = 0, second] = found
  const hints = hintsOf(said)
  // A minus between a currency and its number would be a price that nobody means.
  if (/(^|[^\d\s])\s*-\s*\d/u.test(said) && second === undefined) return null
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second), ...hints }
  return isUpTo(said) ? { min: null, max: first, ...hints } : { min: first, max: null, ...hints }
}

const isUpTo = (text: string) => /^(up to|bis zu|bis|max\.?)\s/iu.test(text)

function hintsOf(text: string): Pick<WrittenPrice, 'currency' | 'unit'> {
  const symbol = Object.keys(symbols).find((each) => text.includes(each))
  const code = (text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? []).find((each) => currencies.has(each))
  const currency = code ?? (symbol && symbols[symbol])
  const unit = unitOf(text)
  return { ...(currency && { currency }), ...(unit && { unit }) }
}

function unitOf(text: string): PricingUnit | undefined {
  if (/(per|a|each|pro|im|\/)\s*(month|mo\b|monat)|monthly|monatlich/iu.test(text)) return 'monthly'
  if (/^(from|ab|starting at)\s/iu.test(text)) return 'from'
  return undefined
}

/** "1.450" and "1,450" are thousands; "14,50" and "14.5" are not. */
function numberOf(text: string): number {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’]/gu, '').replace(/[.,]$/u, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return Number(bare)
  const mark = bare[last]
  const isOnlyOne = bare.indexOf(mark ?? '') === last
  const behind = bare.length - last - 1
  const hasCents = isOnlyOne && behind > 0 && behind < 3
  const whole = (hasCents ? bare.slice(0, last) : bare).replaceAll(/[.,]/gu, '')
  return Number(hasCents ? `${whole}.${bare.slice(last + 1)}` : whole)
}
