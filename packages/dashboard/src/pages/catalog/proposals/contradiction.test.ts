import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Service } from '@foyer/sdk'
import { adoption, isSettled, valueWords } from './contradiction.ts'

const service: Service = {
  object: 'service',
  id: 1,
  key: 'audit',
  name: 'Audit',
  pricing_unit: 'fixed',
  agents: [],
  created_at: '2026-01-05T08:30:00.000Z',
  price_min: 100_00,
  price_max: 100_00,
  currency: 'EUR',
  deliverables: [],
  good_fit_signals: [],
  reviewed: true,
  archived: false,
}

test('values are told with their currency', () => {
  assert.equal(valueWords('price_min', 160_000, service), '€1,600')
  assert.equal(valueWords('pricing_unit', 'monthly', service), 'Per month')
  assert.equal(valueWords('typical_duration', undefined, service), 'nothing')
})

test('adopting a price leaves no highest price that contradicts it', () => {
  const stated = { field: 'price_min', stated: 150_00 }
  assert.deepEqual(adoption(service, stated), { price_min: 150_00, price_max: null, reviewed: true })
  const range = { ...service, price_max: 900_00 }
  assert.deepEqual(adoption(range, stated), { price_min: 150_00, reviewed: true })
})

test('what the catalog says by now is settled', () => {
  assert.ok(isSettled(service, { field: 'price_min', stated: 100_00 }))
  assert.ok(!isSettled(service, { field: 'price_min', stated: 150_00 }))
  assert.ok(isSettled(service, { field: 'typical_duration' }))
})
