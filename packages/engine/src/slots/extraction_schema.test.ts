import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { extractionSchema } from './extraction_schema.ts'

const propertyOf = (overrides: Partial<SlotDefinition>) =>
  extractionSchema(phase(1, { slots: [slot(1, { key: 'answer', ...overrides })] })).properties.answer

test('§2.3 the schema is closed, requires nothing and has one property per live slot', () => {
  const slots = [slot(1, { key: 'budget', required: true }), slot(2, { key: 'old', archived: true })]
  assert.deepEqual(extractionSchema(phase(1, { slots })), {
    type: 'object',
    properties: { budget: { type: 'string', description: 'budget.' } },
    required: [],
    additionalProperties: false,
  })
})

test('§2.3 every data type says what it may hold', () => {
  const description = 'answer.'
  assert.deepEqual(propertyOf({ data_type: 'email' }), { type: 'string', format: 'email', description })
  assert.deepEqual(propertyOf({ data_type: 'boolean' }), { type: 'boolean', description })
  const enum_values = ['a', 'b']
  assert.deepEqual(propertyOf({ data_type: 'enum', enum_values }), {
    type: 'string',
    enum: ['a', 'b'],
    description,
  })
  assert.deepEqual(propertyOf({ data_type: 'multi_enum', enum_values }), {
    type: 'array',
    items: { type: 'string', enum: ['a', 'b'] },
    uniqueItems: true,
    description,
  })
  assert.deepEqual(propertyOf({ data_type: 'multi_enum' }), {
    type: 'array',
    items: { type: 'string' },
    uniqueItems: true,
    description,
  })
})

test('§2.3 title, guidance and labels tell the model what is meant', () => {
  const band = propertyOf({
    title: 'Budget',
    description: 'In total, once.',
    data_type: 'band',
    enum_values: ['low', 'high'],
    enum_labels: { low: 'Under 5,000', high: 'Over 5,000' },
  })
  assert.equal(
    band?.description,
    'Budget. In total, once. The values are ranges, in order. ' +
      'Meaning of the values: low: Under 5,000; high: Over 5,000.',
  )
})
