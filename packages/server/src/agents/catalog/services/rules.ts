import { refuseUnknownCurrency } from '../../../organization/index.ts'
import { refuse } from '../../../platform/index.ts'

export interface Prices {
  price_min?: number | null | undefined
  price_max?: number | null | undefined
  currency?: string | null | undefined
}

/**
 * What prices must satisfy together. `prices` is how they would be after the write; `body` is what the caller sent,
 * and so what a refusal can name.
 */
export function refuseWrongPrices(prices: Prices, body: Prices) {
  const { price_min, price_max, currency } = prices
  const priced = price_min != null || price_max != null
  if (priced && currency == null)
    throw refuse(
      body.currency === null ? 'parameter_invalid' : 'parameter_missing',
      'currency is required while price_min or price_max is set.',
      { param: 'currency' },
    )
  if (price_min != null && price_max != null && price_min > price_max)
    throw refuse('parameter_invalid', 'price_max must not be below price_min.', {
      param: body.price_max == null ? 'price_min' : 'price_max',
    })
  refuseUnknownCurrency(currency, 'currency')
}
