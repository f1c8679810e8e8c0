import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costsWords, costWords, tokenWords } from './cost_words.ts'

test('what costs less than a cent is not told as nothing', () => {
  assert.equal(costWords({ amount: 0.00312, currency: 'USD' }), '$0.0031')
  assert.equal(costWords({ amount: 12.5, currency: 'EUR' }), '€12.50')
  assert.equal(costWords({ amount: 0, currency: 'EUR' }), '€0.00')
  const [euro, dollar] = [
    { amount: 0.25, currency: 'EUR' },
    { amount: 1.5, currency: 'USD' },
  ]
  assert.equal(costsWords([euro, dollar]), '€0.25 + $1.50')
})

test('tokens are told with what the cache has served', () => {
  assert.equal(
    tokenWords({ input: 6210, cached: 5890, output: 58 }),
    '6,210 in (5,890 from the cache), 58 out',
  )
  assert.equal(tokenWords({ input: 10, cached: 0, output: 5 }), '10 in, 5 out')
})
