import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations, eventTypes, isWrite } from '@foyer/contract'
import {
  assertFits,
  describedOf,
  describedOperations,
  publishedDocument,
  resolveReference,
  type Schema,
} from '../../../testing/published_document.ts'
import { undescribed } from '../../../testing/undescribed.ts'

test('every example of a request and of an answer fits the schema that is published for it', () => {
  let count = 0
  for (const { described } of describedOperations)
    for (const { content = {} } of [described.requestBody ?? {}, ...Object.values(described.responses)])
      for (const [type, { schema, example }] of Object.entries(content)) {
        if (example === undefined) continue
        assertFits(schema, example, `${described.operationId} ${type}`)
        count++
      }
  const given = allOperations.flatMap(({ example, answer }) =>
    [example, answer].filter((each) => each !== undefined),
  )
  assert.equal(count, given.length)
})

test('no property is lost: the document has each one that the contract has, under its name', () => {
  for (const operation of allOperations) {
    const { requestBody, responses } = describedOf(operation)
    const answer = responses[operation.status]!.content![operation.mediaType]!.schema
    assertHasAll(operation.response, answer, operation.id)
    if (operation.body)
      assertHasAll(operation.body, requestBody!.content['application/json']!.schema, operation.id)
  }
})

function assertHasAll(contract: unknown, schema: Schema, place: string) {
  const { properties = {}, items } = contract as { properties?: object; items?: unknown }
  const known = resolveReference(schema)
  assert.deepEqual(Object.keys(known.properties ?? {}), Object.keys(properties), place)
  for (const [name, inner] of Object.entries(properties))
    assertHasAll(inner, known.properties![name]!, `${place}.${name}`)
  if (items) assertHasAll(items, known.items!, `${place}[]`)
}

test('§9 answers may grow: no object of an answer is closed, and every object of a body is', () => {
  const closed = (schema: Schema) => schema.additionalProperties === false
  for (const { described } of describedOperations) {
    for (const { content = {} } of Object.values(described.responses))
      for (const { schema } of Object.values(content))
        for (const [place, each] of objectsIn(schema))
          assert.ok(!closed(each), `${described.operationId}${place}`)
    for (const { schema } of Object.values(described.requestBody?.content ?? {}))
      for (const [place, each] of objectsIn(schema))
        assert.ok(!each.properties || closed(each), `${described.operationId}${place}`)
  }
  for (const [name, schema] of Object.entries(publishedDocument.components.schemas))
    for (const [place, each] of objectsIn(schema))
      assert.equal(closed(each), name.endsWith('_input') && each.properties !== undefined, `${name}${place}`)
})

/** Every object inside a schema, itself included; not those of other components. */
function* objectsIn(schema: Schema, place = ''): Generator<[string, Schema]> {
  if ([schema.type].flat().includes('object')) yield [place, schema]
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* objectsIn(inner, `${place}.${name}`)
  for (const keyword of ['items', 'additionalProperties'])
    if (typeof schema[keyword] === 'object') yield* objectsIn(schema[keyword] as Schema, `${place}[]`)
  for (const keyword of ['anyOf', 'oneOf', 'allOf'])
    for (const inner of (schema[keyword] as Schema[] | undefined) ?? []) yield* objectsIn(inner, place)
}

test('what only the server reads is not published', () => {
  assert.doesNotMatch(JSON.stringify(publishedDocument), /"x-(rule|clean)"/)
})

test('every reference leads somewhere, and every shared part is referred to', () => {
  const used = new Set(
    [...JSON.stringify(publishedDocument).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!),
  )
  for (const $ref of used) resolveReference({ $ref })
  for (const kind of ['schemas', 'parameters', 'headers', 'responses'] as const)
    for (const name of Object.keys(publishedDocument.components[kind]))
      assert.ok(used.has(`#/components/${kind}/${name}`), `${kind}/${name} is used nowhere`)
})

test('each operation takes the parameters of its path, and a write its Idempotency-Key', () => {
  for (const operation of allOperations) {
    const parameters = describedOf(operation).parameters.map(resolveReference)
    const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
    assert.deepEqual(
      inPath,
      [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    )
    const names = parameters.map(({ name }) => name)
    assert.equal(names.includes('Idempotency-Key'), isWrite(operation), operation.id)
    assert.equal(names.includes('dry_run'), operation.dryRun, operation.id)
    assert.equal(names.includes('If-Match'), isWrite(operation) && operation.versioned, operation.id)
  }
})

test('what is for signed-in people takes their cookie only; everything else a key or the cookie', () => {
  const person = { session_cookie: [], organization: [] }
  assert.deepEqual(publishedDocument.security, [{ secret_key: [] }, person])
  for (const operation of allOperations)
    assert.deepEqual(
      describedOf(operation).security,
      operation.access === 'manage' || operation.access === 'own' ? [person] : undefined,
      operation.id,
    )
  for (const { described } of describedOperations)
    assert.match(resolveReference(described.responses[403]!).description, /`organization_required`/)
  const { session_cookie, organization } = publishedDocument.components.securitySchemes
  assert.deepEqual([session_cookie!.in, session_cookie!.name], ['cookie', 'foyer_session'])
  assert.deepEqual([organization!.in, organization!.name], ['header', 'X-Organization'])
})

test('every type of event is a webhook, with the headers of Standard Webhooks', () => {
  const types = Object.entries(eventTypes).flatMap(([object, verbs]) =>
    Object.keys(verbs).map((verb) => `${object}.${verb}`),
  )
  assert.deepEqual(Object.keys(publishedDocument.webhooks), types)
  for (const { post } of Object.values(publishedDocument.webhooks))
    assert.deepEqual(
      post.parameters.map((each) => resolveReference(each).name),
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    )
})

test('every operation, every parameter and every property has a description', () => {
  const missing = undescribed(publishedDocument)
  assert.equal(missing.length, 0, `${missing.length} have none:\n${missing.join('\n')}`)
})
