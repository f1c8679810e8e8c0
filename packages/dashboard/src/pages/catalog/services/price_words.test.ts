import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceText, priceWords, toMinor } from './price_words.ts'
import { readPrice } from './read_price.ts'

const eur = { currency: 'EUR', pricing_unit: 'fixed' } as const

test('a price is said with its currency and its unit', () => {
  assert.equal(priceWords({ ...eur, price_min: 1_450_000, price_max: 1_450_000 }), '€14,500')
  assert.equal(priceWords({ ...eur, price_min: 4550 }), '€45.50')
  assert.equal(priceWords({ ...eur, price_min: 30_000, pricing_unit: 'from' }), 'From €300')
  assert.equal(
    priceWords({ ...eur, price_min: 420_000, price_max: 680_000, pricing_unit: 'monthly' }),
    '€4,200–€6,800 per month',
  )
  assert.equal(priceWords({ price_min: 5000, currency: 'JPY', pricing_unit: 'fixed' }), '¥5,000')
  assert.equal(priceWords({ ...eur, price_max: 50_000 }), 'Up to €500')
  assert.equal(priceWords({ ...eur, price_min: 0, price_max: 0 }), 'Free')
  assert.equal(priceWords({ pricing_unit: 'fixed' }), null)
})

test('what the field shows is read as the same price', () => {
  for (const price of [
    { price_min: 1_450_000 },
    { price_min: 4550 },
    { price_max: 50_000 },
    { price_min: 420_000, price_max: 680_050 },
  ]) {
    const read = readPrice(priceText({ ...eur, ...price }))
    assert.ok(read)
    const minor = (amount: number | null) => (amount === null ? undefined : toMinor(amount, 'EUR'))
    assert.deepEqual(
      [minor(read.min), minor(read.max)],
      [
        'price_min' in price ? price.price_min : undefined,
        'price_max' in price ? price.price_max : undefined,
      ],
    )
  }
})

test('an amount becomes minor units of its currency, as the engine counts them and not as the browser does', () => {
  assert.deepEqual([toMinor(14.55, 'EUR'), toMinor(5000, 'JPY')], [1455, 5000])
  assert.deepEqual([toMinor(5000, 'HUF'), toMinor(5.125, 'KWD')], [500_000, 5125])
  assert.equal(
    priceWords({ price_min: 500_050, currency: 'HUF', pricing_unit: 'fixed' }),
    'HUF\u00a05,000.50',
  )
  assert.equal(priceText({ price_min: 500_050, currency: 'HUF' }), '5,000.50')
})
