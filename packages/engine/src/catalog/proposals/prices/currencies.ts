/** How currencies are written, in lower case, as pieces of a pattern. */
const written: readonly (readonly [currency: string, source: string])[] = [
  ['EUR', '€|eur(?![\\p{L}])|euros?(?![\\p{L}])'],
  ['GBP', '£|gbp(?![\\p{L}])|pounds?(?![\\p{L}])'],
  ['CHF', 'chf(?![\\p{L}])|sfr\\.?(?![\\p{L}])|fr\\.|franken(?![\\p{L}])'],
  ['CAD', 'ca\\$|c\\$|cad(?![\\p{L}])'],
  ['AUD', 'au\\$|a\\$|aud(?![\\p{L}])'],
  ['NZD', 'nz\\$|nzd(?![\\p{L}])'],
  ['USD', 'us\\$|\\$|usd(?![\\p{L}])|dollars?(?![\\p{L}])'],
  ['PLN', 'zł|pln(?![\\p{L}])'],
  ['CZK', 'kč|czk(?![\\p{L}])'],
  ['SEK', 'sek(?![\\p{L}])'],
  ['NOK', 'nok(?![\\p{L}])'],
  ['DKK', 'dkk(?![\\p{L}])'],
]

export const currencySource = written.map(([, source]) => source).join('|')

const readers = written.map(([currency, source]) => ({
  currency,
  pattern: new RegExp(`^(?:${source})$`, 'u'),
}))
/** A bare dollar sign is that of the organization's own currency. */
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'])

export function currencyOf(sign: string, usual?: string): string | undefined {
  const found = readers.find(({ pattern }) => pattern.test(sign))?.currency
  // A bare dollar sign means the organization's own dollar.
  if (found === 'USD' && !sign.startsWith('us') && usual !== undefined && dollars.has(usual)) return usual
  return found
}
