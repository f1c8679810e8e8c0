import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Components } from './components.ts'
import { publishedSchema } from './schema.ts'

const plain = (title: string) => {
  throw new Error(`${title} is no title of a schema here.`)
}

test('properties may be called title, x-rule, items or additionalProperties', () => {
  const text = { type: 'string' }
  const schema = {
    type: 'object',
    properties: { title: text, 'x-rule': text, items: text, additionalProperties: text, properties: text },
    required: ['title'],
  }
  assert.deepEqual(publishedSchema(schema, 'received', plain), schema)
})

test('values are kept as they are: what looks like a keyword in a const, an enum or a default is none', () => {
  const value = { title: 'A title', 'x-rule': 'a rule', additionalProperties: false }
  const schema = { const: value, enum: [value], default: value }
  assert.deepEqual(publishedSchema(schema, 'received', plain), schema)
})

test('x-rule goes from every depth', () => {
  const ruled = { type: 'string', 'x-rule': 'must be told' }
  const everywhere = (part: object) => ({
    properties: { a: part },
    items: part,
    additionalProperties: part,
    propertyNames: part,
    anyOf: [part],
  })
  assert.deepEqual(publishedSchema(everywhere(ruled), 'sent', plain), everywhere({ type: 'string' }))
})

test('a schema that is sent and received becomes two components: the one that is sent stays closed', () => {
  const components = new Components()
  const price = { title: 'price', type: 'object', properties: {}, additionalProperties: false }
  assert.deepEqual(components.schema(price, 'sent'), { $ref: '#/components/schemas/price_input' })
  assert.deepEqual(components.schema(price, 'received'), { $ref: '#/components/schemas/price' })
  assert.deepEqual(components.schemas, {
    price_input: { type: 'object', properties: {}, additionalProperties: false },
    price: { type: 'object', properties: {} },
  })
})

test('an object with free keys keeps saying what their values are', () => {
  const free = { type: 'object', additionalProperties: { type: 'integer' } }
  assert.deepEqual(publishedSchema(free, 'received', plain), free)
  assert.deepEqual(publishedSchema({ type: 'object', additionalProperties: true }, 'received', plain), {
    type: 'object',
    additionalProperties: true,
  })
})

test('two different schemas under one title are told at once', () => {
  const components = new Components()
  components.schema({ title: 'price', type: 'integer' }, 'received')
  assert.throws(() => components.schema({ title: 'price', type: 'string' }, 'received'), /called price/)
})
