import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { allOperations, type Operation, signIn, visits } from './index.ts'

const everyOperation: readonly Operation[] = [
  ...allOperations,
  ...Object.values(signIn),
  ...Object.values(visits),
]

/** As it is published: what has no value is left out. */
const published = (example: unknown): unknown => JSON.parse(JSON.stringify(example))

function mistakes(schema: TSchema, example: unknown): string[] {
  return Value.Errors(schema, published(example)).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  )
}

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
}

/** The places of all properties, however deep, that say nothing about themselves. */
function undescribed(schema: Schema, place: string): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  const inner = [items, additionalProperties, ...anyOf].filter((each) => typeof each === 'object')
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description?.trim() ? [] : [`${place}.${name}`]),
      ...undescribed(field, `${place}.${name}`),
    ]),
    ...inner.flatMap((each) => undescribed(each, `${place}[]`)),
  ]
}

for (const operation of everyOperation)
  describe(operation.id, () => {
    const { summary, description, query, body, response, turns, example, answer } = operation

    test('has a summary and a description that ends as a sentence', () => {
      assert.ok(summary && !summary.endsWith('.'), summary)
      assert.match(description ?? '', /\w.*\.$/s)
    })

    test('every property has a description', () => {
      const schemas = { query, body, response, turns }
      const missing = Object.entries(schemas).flatMap(([part, schema]) =>
        schema ? undescribed(schema as Schema, part) : [],
      )
      assert.deepEqual(missing, [])
    })

    test('the examples are what the schemas allow', () => {
      assert.notEqual(answer, undefined, 'no example of the answer')
      assert.deepEqual(mistakes(response, answer), [])
      if (!body) return assert.equal(example, undefined)
      assert.notEqual(example, undefined, 'no example of the body')
      assert.deepEqual(mistakes(body, example), [])
    })
  })
