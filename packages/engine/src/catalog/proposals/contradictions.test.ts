import assert from 'node:assert/strict'
import { test } from 'node:test'
import { list } from '../../knowledge/testing/passages.ts'
import { contradictions } from './contradictions.ts'
import { materialOf, page } from './testing/material.ts'

const material = materialOf(
  'en',
  page(
    'Prices',
    'prices',
    list(
      'Basic check (60 min) – £45',
      'Full service – from £95',
      'Care plan – £180 per month',
      'Advice – £60 to £90',
    ),
  ),
)

const found = (payload: Record<string, unknown>) =>
  contradictions(material, [{ kind: 'service', id: 7, payload }]).map(
    ({ field, stored, stated }) => `${field}: ${stored} → ${stated}`,
  )

const check = {
  name: 'Basic check',
  pricing_unit: 'fixed',
  price_min: 4500,
  price_max: 4500,
  currency: 'GBP',
}

test('a row that says what the material says is not contradicted, however it is written', () => {
  assert.deepEqual(found(check), [])
  assert.deepEqual(found({ ...check, name: 'The basic checks', price_max: undefined }), [])
  assert.deepEqual(found({ ...check, typical_duration: '1 hour' }), [])
  assert.deepEqual(
    found({ name: 'Full service', pricing_unit: 'from', price_min: 9500, currency: 'GBP' }),
    [],
  )
  assert.deepEqual(
    found({ name: 'Advice', pricing_unit: 'fixed', price_min: 6000, price_max: 9000, currency: 'GBP' }),
    [],
  )
})

test('another price, currency, unit or length is a contradiction, told once', () => {
  assert.deepEqual(found({ ...check, price_min: 4000, price_max: 4000 }), ['price_min: 4000 → 4500'])
  assert.deepEqual(found({ ...check, currency: 'EUR' }), ['currency: EUR → GBP'])
  assert.deepEqual(found({ ...check, typical_duration: '90 minutes' }), [
    'typical_duration: 90 minutes → 60 minutes',
  ])
  assert.deepEqual(found({ name: 'Care plan', pricing_unit: 'fixed', price_min: 18_000, currency: 'GBP' }), [
    'pricing_unit: fixed → monthly',
  ])
  assert.deepEqual(
    found({ name: 'Advice', pricing_unit: 'fixed', price_min: 6000, price_max: 8000, currency: 'GBP' }),
    ['price_max: 8000 → 9000'],
  )
})

test('what only one side says is no contradiction', () => {
  assert.deepEqual(found({ name: 'Basic check', pricing_unit: 'fixed' }), [])
  assert.deepEqual(found({ ...check, typical_duration: 'As long as it takes' }), [])
  assert.deepEqual(found({ ...check, name: 'Something else', price_min: 1 }), [])
  assert.deepEqual(
    found({
      name: 'Full service',
      pricing_unit: 'from',
      price_min: 9500,
      price_max: 20_000,
      currency: 'GBP',
    }),
    [],
  )
  assert.deepEqual(contradictions(material, [{ kind: 'voice', id: 1, payload: { name: 'Basic check' } }]), [])
})

test('a contradiction cites the fact that states it', () => {
  const [difference] = contradictions(material, [
    { kind: 'service', id: 7, payload: { ...check, price_min: 1 } },
  ])
  assert.equal(difference!.resource_id, 7)
  const facts = material.passages.flatMap((passage) => passage.facts)
  assert.match(facts.find(({ id }) => id === difference!.fact_ids[0])!.text, /Basic check/)
})
