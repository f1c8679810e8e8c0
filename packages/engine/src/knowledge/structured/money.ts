import { minorDigits } from '@foyer/contract/vocabulary'

/** An amount as people write it: "€1,200" in English, "1.200 €" in German; without ".00". */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  const digits = minorDigits(currency)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  // A search reads plain spaces.
  return format.format(minorUnits / 10 ** digits).replaceAll('\u00a0', ' ')
}
