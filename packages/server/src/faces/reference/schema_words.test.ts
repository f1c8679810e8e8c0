import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedDocument } from '../../testing/published_document.ts'
import type { Schema } from './document.ts'
import { limitWords, typeWords } from './schema_words.ts'

const types: [schema: Schema, words: string][] = [
  [{ type: 'string' }, 'string'],
  [{ type: ['integer', 'null'] }, 'integer or null'],
  [{ type: 'string', format: 'date-time' }, 'timestamp'],
  [{ type: 'string', const: 'agent' }, '<code>&#34;agent&#34;</code>'],
  [{ type: 'boolean', const: true }, 'boolean'],
  [{ type: 'string', contentEncoding: 'base64' }, 'string in base64'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'map of integer'],
  [
    { type: 'array', items: { $ref: '#/components/schemas/agent' } },
    'array of <a href="/docs/objects/agent">agent</a>',
  ],
  [{ anyOf: [{ type: 'string' }, { type: 'boolean' }] }, 'string or boolean'],
]
for (const [schema, words] of types)
  test(`the type of ${JSON.stringify(schema)} is ${words}`, () => {
    assert.equal(typeWords(schema).html, words)
  })

const limits: [schema: Schema, words: string[]][] = [
  [{ minLength: 1, maxLength: 200 }, ['1 to 200 characters']],
  [{ maxLength: 10000 }, ['at most 10,000 characters']],
  [{ minLength: 10 }, ['at least 10 characters']],
  [{ minItems: 1, maxItems: 1 }, ['exactly 1 item']],
  [{ maxItems: 50, uniqueItems: true }, ['at most 50 items', 'no duplicates']],
  [{ maxProperties: 30 }, ['at most 30 entries']],
  [{ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, []],
  [{ minimum: 1, maximum: 100 }, ['1 to 100']],
  [{ minimum: 5 }, ['at least 5']],
  [{ pattern: '^(?=\\s*\\S)[^\\u0000\\uD800-\\uDFFF]*$' }, ['not blank']],
  [{ pattern: '^[^\\u0000\\uD800-\\uDFFF]*$' }, []],
  [{ pattern: '^evt_[1-9][0-9]*$' }, ['matches ^evt_[1-9][0-9]*$']],
]
for (const [schema, words] of limits)
  test(`the limits of ${JSON.stringify(schema)} are ${JSON.stringify(words)}`, () => {
    assert.deepEqual(limitWords(schema), words)
  })

test('every pattern of the contract that most readers meet is said in words', () => {
  const patterns = new Set<string>()
  JSON.stringify(publishedDocument, (key, value) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value)
    return value
  })
  const unsaid = [...patterns].filter((pattern) => limitWords({ pattern })[0]?.startsWith('matches'))
  assert.deepEqual(unsaid.sort(), [
    '^(me|none|[1-9][0-9]{0,15})$',
    '^[+(]?[0-9][0-9 ()./–-]{2,}$',
    '^[A-Za-z][A-Za-z0-9_+/-]*$',
    '^[a-z_]+\\.([a-z_]+|\\*)$',
    '^evt_[1-9][0-9]*$',
  ])
})
