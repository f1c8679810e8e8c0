import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrice } from './read_price.ts'

test('a price is read as people write it, in English and in German', () => {
  const cases: [string, ReturnType<typeof readPrice>][] = [
    ['1450', { min: 1450, max: null }],
    ['1,450', { min: 1450, max: null }],
    ['1.450', { min: 1450, max: null }],
    ['1 450', { min: 1450, max: null }],
    ['1.450,50', { min: 1450.5, max: null }],
    ['1,450.50', { min: 1450.5, max: null }],
    ['14,5', { min: 14.5, max: null }],
    ['1,234,567', { min: 1234567, max: null }],
    ['€1,450', { min: 1450, max: null, currency: 'EUR' }],
    ['1.450 €', { min: 1450, max: null, currency: 'EUR' }],
    ['CHF 900.–', { min: 900, max: null, currency: 'CHF' }],
    ['from £300', { min: 300, max: null, currency: 'GBP', unit: 'from' }],
    ['ab 300 €', { min: 300, max: null, currency: 'EUR', unit: 'from' }],
    ['4,200–6,800 EUR per month', { min: 4200, max: 6800, currency: 'EUR', unit: 'monthly' }],
    ['4.200 bis 6.800 Euro im Monat', { min: 4200, max: 6800, unit: 'monthly' }],
    ['$45/month', { min: 45, max: null, currency: 'USD', unit: 'monthly' }],
    ['6800 - 4200', { min: 4200, max: 6800 }],
    ['up to 500', { min: null, max: 500 }],
    ['1,450 VAT incl.', { min: 1450, max: null }],
    ['1,450 NET EUR', { min: 1450, max: null, currency: 'EUR' }],
    ['Free', { min: 0, max: null }],
  ]
  for (const [text, read] of cases) assert.deepEqual(readPrice(text), read, text)
})

test('what is no price is not taken for one', () => {
  for (const text of ['', 'on request', '1 2 3', '-5', 'EUR -5']) assert.equal(readPrice(text), null, text)
})
