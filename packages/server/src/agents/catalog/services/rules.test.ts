import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Prices, refuseWrongPrices } from './rules.ts'

const refused = (prices: Prices, body: Prices, code: string, param: string) =>
  assert.throws(() => refuseWrongPrices(prices, body), { code, param })

test('a price needs a currency; the refusal says whether it was left out or taken away', () => {
  for (const price of [{ price_min: 0 }, { price_max: 5 }, { price_min: 1, price_max: 5 }]) {
    refused(price, price, 'parameter_missing', 'currency')
    refused({ ...price, currency: null }, { currency: null }, 'parameter_invalid', 'currency')
    refuseWrongPrices({ ...price, currency: 'EUR' }, price)
  }
})

test('a currency without a price, and no price at all, are fine', () => {
  refuseWrongPrices({ currency: 'JPY' }, { currency: 'JPY' })
  refuseWrongPrices({ price_min: null, price_max: null, currency: null }, {})
})

test('the lowest price is not above the highest; equal ones are a single price', () => {
  refuseWrongPrices({ price_min: 5, price_max: 5, currency: 'EUR' }, { price_max: 5 })
  const wrong = { price_min: 6, price_max: 5, currency: 'EUR' }
  refused(wrong, wrong, 'parameter_invalid', 'price_max')
  refused(wrong, { price_max: 5 }, 'parameter_invalid', 'price_max')
  refused(wrong, { price_min: 6 }, 'parameter_invalid', 'price_min')
})

test('a currency is a code of ISO 4217, not any three letters', () => {
  for (const currency of ['EUR', 'USD', 'JPY', 'CHF', 'BHD']) refuseWrongPrices({ currency }, { currency })
  for (const currency of ['ABC', 'QQQ', 'EUX'])
    refused({ currency }, { currency }, 'parameter_invalid', 'currency')
})
