import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedFields } from '../../../parts/changed_fields.ts'
import { bodyOfService, isPriceReadable, valuesOfService, withPrice } from './service_values.ts'

const service = {
  name: 'Pricing audit',
  pricing_unit: 'fixed' as const,
  price_min: 1_450_000,
  currency: 'EUR',
  deliverables: ['A map', 'Five measures'],
  good_fit_signals: [],
  agents: ['front-desk'],
}

test('only what was changed is sent', () => {
  const before = valuesOfService(service)
  const after = { ...before, ...withPrice('€9,900') }
  assert.deepEqual(changedFields(bodyOfService(before), bodyOfService(after)), { price_min: 990_000 })
})

test('an empty price clears price and currency, and typing one sets currency and unit', () => {
  const before = valuesOfService(service)
  assert.deepEqual(changedFields(bodyOfService(before), bodyOfService({ ...before, price: '' })), {
    price_min: null,
    currency: null,
  })
  assert.deepEqual(withPrice('from £300 per month'), {
    price: 'from £300 per month',
    currency: 'GBP',
    pricing_unit: 'monthly',
  })
})

test('lists are written one entry to a line, without empty ones', () => {
  const values = { ...valuesOfService(service), deliverables: ' A map \n\nFive measures\n' }
  assert.deepEqual(bodyOfService(values).deliverables, ['A map', 'Five measures'])
})

test('a price that cannot be read is noticed before it is sent', () => {
  const values = valuesOfService(service)
  assert.ok(isPriceReadable(values))
  assert.ok(isPriceReadable({ ...values, price: '' }))
  assert.ok(!isPriceReadable({ ...values, price: 'on request' }))
})
