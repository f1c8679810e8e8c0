import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TypeWriter } from './types.ts'

const written = (schema: unknown, use: 'sent' | 'received' = 'received') =>
  new TypeWriter().write(schema, use)

const cases: [schema: unknown, type: string][] = [
  [{ type: 'string', format: 'date-time' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['integer', 'null'] }, 'number | null'],
  [{ const: 'flow' }, "'flow'"],
  [{ type: ['string', 'null'], enum: ['a', 'b', null] }, "'a' | 'b' | null"],
  [{ type: 'integer', enum: [1, 2] }, '1 | 2'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ allOf: [{ const: 1 }, { const: 2 }] }, '(1) & (2)'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
  [{ type: 'object', patternProperties: { '^.*$': { type: 'boolean' } } }, 'Record<string, boolean>'],
  [{ type: 'object', additionalProperties: true }, 'Record<string, unknown>'],
  [{ type: 'object', properties: {}, additionalProperties: false }, 'Record<string, never>'],
  [{}, 'unknown'],
]
for (const [schema, type] of cases)
  test(`${JSON.stringify(schema)} is ${type}`, () => {
    assert.equal(written(schema), type)
  })

const optional = { type: 'object', properties: { a: { type: 'string', description: 'Why.' } } }

test('a field that need not be there is optional; what is sent may also leave it undefined', () => {
  assert.equal(written(optional), '{\n/** Why. */\na?: string\n}')
  assert.equal(written(optional, 'sent'), '{\n/** Why. */\na?: string | undefined\n}')
})

test('a titled schema is declared once and named everywhere, with null beside it where that is allowed', () => {
  const types = new TypeWriter()
  const slot = { title: 'information_slot', ...optional }
  assert.equal(types.write({ type: 'array', items: slot }, 'received'), '(InformationSlot)[]')
  assert.equal(types.write({ ...slot, type: ['object', 'null'] }, 'received'), 'InformationSlot | null')
  assert.deepEqual(types.declarations(), ['export interface InformationSlot {\n/** Why. */\na?: string\n}\n'])
})

test('two different schemas under one name, and a schema that has no type, are told at once', () => {
  const types = new TypeWriter()
  types.write({ title: 'actor', ...optional }, 'received')
  assert.throws(() => types.write({ title: 'actor', type: 'string' }, 'received'), /called Actor/)
  assert.throws(() => written({ type: 'tuple' }), /no type/)
})
