import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Service } from '@foyer/sdk'
import { adoption, openContradictions, valueWords } from './contradiction.ts'

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
  assert.equal(valueWords('typical_duration', undefined, service), null)
})

test('adopting a price leaves no highest price that contradicts it', () => {
  const stated = { field: 'price_min', stated: 150_00 }
  assert.deepEqual(adoption(service, stated), { price_min: 150_00, price_max: null, reviewed: true })
  const range = { ...service, price_max: 900_00 }
  assert.deepEqual(adoption(range, stated), { price_min: 150_00, reviewed: true })
})

test('only what is still open is left to decide: not what is settled, dismissed, archived or unknown', () => {
  const found = { resource_id: 1, dismissed: false, field: 'price_min', stated: 150_00 }
  const count = (each: object, known: Service[] = [service]) =>
    openContradictions([{ ...found, ...each }], known).length
  assert.equal(count({}), 1)
  assert.equal(count({ stated: 100_00 }), 0)
  assert.equal(count({ field: 'typical_duration', stated: undefined }), 0)
  assert.equal(count({ dismissed: true }), 0)
  assert.equal(count({}, [{ ...service, archived: true }]), 0)
  assert.equal(count({}, []), 0)
})
