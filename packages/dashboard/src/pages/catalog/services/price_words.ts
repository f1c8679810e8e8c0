import { minorDigits, type PricingUnit } from '@foyer/contract/vocabulary'

interface Price {
  price_min?: number | null | undefined
  price_max?: number | null | undefined
  currency?: string | null | undefined
  pricing_unit?: PricingUnit | undefined
}

export const toMinor = (amount: number, currency: string) => Math.round(amount * 10 ** minorDigits(currency))

const amountOf = (minor: number, currency: string) => minor / 10 ** minorDigits(currency)

/** "€4,200–€6,800 per month"; null without a price. */
export function priceWords({ price_min, price_max, currency, pricing_unit }: Price): string | null {
  if (!currency || (price_min == null && price_max == null)) return null
  const say = (minor: number) => money(minor, currency)
  if ((price_max ?? 0) === 0 && (price_min ?? 0) === 0) return 'Free'
  const amount =
    price_min == null
      ? `Up to ${say(price_max ?? 0)}`
      : price_max == null || price_max === price_min
        ? say(price_min)
        : `${say(price_min)}–${say(price_max)}`
  if (pricing_unit === 'monthly') return `${amount} per month`
  return pricing_unit === 'from' && price_min != null ? `From ${amount}` : amount
}

function money(minor: number, currency: string): string {
  const amount = amountOf(minor, currency)
  const digits = digitsOf(amount, currency)
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(amount)
  } catch {
    return `${amount.toLocaleString('en', digits)} ${currency}`
  }
}

/** Whole amounts without a fraction, all others with the whole of it. Browsers know other minor units than ISO 4217. */
const digitsOf = (amount: number, currency: string) => ({
  minimumFractionDigits: Number.isInteger(amount) ? 0 : minorDigits(currency),
  maximumFractionDigits: minorDigits(currency),
})

/** What stands in the field: the numbers alone, since currency and unit have fields of their own. */
export function priceText({ price_min, price_max, currency }: Price): string {
  const say = (minor: number) => {
    const amount = amountOf(minor, currency ?? 'EUR')
    return amount.toLocaleString('en', digitsOf(amount, currency ?? 'EUR'))
  }
  if (price_min == null) return price_max == null ? '' : `up to ${say(price_max)}`
  return price_max == null || price_max === price_min ? say(price_min) : `${say(price_min)}–${say(price_max)}`
}

export const unitWords: Record<PricingUnit, string> = {
  fixed: 'Fixed price',
  from: 'Starting price',
  monthly: 'Per month',
}
