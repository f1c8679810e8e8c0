import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AgentService } from '../flow/agent_definition.ts'
import { priceOf } from './price.ts'

const price = (overrides: Partial<AgentService>) =>
  priceOf({ key: 'audit', name: 'Audit', pricing_unit: 'fixed', ...overrides })

test('§2.9 a price is said with its currency and unit', () => {
  assert.equal(price({ price_min: 90_000, currency: 'EUR' }), '900 EUR')
  assert.equal(price({ price_min: 90_000, price_max: 120_050, currency: 'EUR' }), '900 to 1200.50 EUR')
  assert.equal(price({ price_min: 5000, currency: 'USD', pricing_unit: 'monthly' }), '50 USD a month')
  assert.equal(price({ price_min: 5000, currency: 'USD', pricing_unit: 'from' }), 'from 50 USD')
})

test('§2.9 a minor unit is not always a hundredth', () => {
  assert.equal(price({ price_min: 5000, currency: 'JPY' }), '5000 JPY')
  assert.equal(price({ price_min: 5000, currency: 'KWD' }), '5 KWD')
})

test('§2.9 a service without a price says nothing about it', () => {
  assert.equal(price({}), null)
})
