import assert from 'node:assert/strict'
import { jsonType, type Operation } from '@foyer/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '../platform/http/openapi/index.ts'
import { type ApiResponse, publicUrl } from './api.ts'

/** The OpenAPI document as its readers get it, and whether values fit what it says. */

interface Reference {
  $ref?: string
}
export interface Schema extends Reference {
  [keyword: string]: unknown
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
}
type Content = Record<string, { schema: Schema; example?: unknown }>
export interface DescribedResponse extends Reference {
  description: string
  content?: Content
}
export interface DescribedOperation {
  operationId: string
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters: (Reference & { name: string; in: string; description?: string; schema: Schema })[]
  requestBody?: { content: Content }
  responses: Record<string, DescribedResponse>
}
export interface PublishedDocument {
  openapi: string
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, DescribedOperation>>
  webhooks: Record<string, { post: DescribedOperation }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, DescribedOperation['parameters'][number]>
    responses: Record<string, DescribedResponse>
    headers: Record<string, { description: string; schema: Schema }>
    securitySchemes: Record<string, { type: string; in?: string; name?: string }>
  }
}

export const publishedDocument: PublishedDocument = JSON.parse(
  JSON.stringify(openApiDocument(`${publicUrl}/v1`)),
)

export const describedOperations = Object.entries(publishedDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method, described })),
)

export const describedOf = ({ path, method }: Operation): DescribedOperation =>
  publishedDocument.paths[path]![method.toLowerCase()]!

/** What a reference leads to; anything else is itself. */
export function resolveReference<Part extends Reference>(part: Part): Part {
  if (part.$ref === undefined) return part
  const [, ...names] = part.$ref.split('/')
  const found = names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | undefined)?.[name],
    publishedDocument,
  )
  assert.ok(found, `${part.$ref} leads nowhere`)
  return found as Part
}

const ajv = new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: true })
addFormats.default(ajv)
// Known by a name, so that a component that many answers refer to is compiled once and not for each of them.
ajv.addSchema({ $id: 'document', components: publishedDocument.components })
const compiled = new WeakMap<Schema, ValidateFunction>()

const compile = (schema: Schema) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')))

export function assertFits(schema: Schema, value: unknown, what: string) {
  const validate = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, validate)
  assert.ok(validate(value), `${what}: ${ajv.errorsText(validate.errors)}`)
}

/** An answer has a status that its operation names, and is what the document says for it. */
export function assertAnswerFits(operation: Operation, answer: ApiResponse) {
  const response = describedOf(operation).responses[answer.status]
  assert.ok(response, `${operation.id} does not say that it can answer ${answer.status}: ${answer.text}`)
  const schema = resolveReference(response).content?.[jsonType]?.schema
  if (schema && answer.headers['content-type']?.startsWith(jsonType))
    assertFits(schema, answer.body, `${operation.id} ${answer.status}`)
}

export function assertEventFits(event: { type: string }) {
  const { requestBody } = publishedDocument.webhooks[event.type]?.post ?? {}
  assert.ok(requestBody, `${event.type} is no webhook`)
  assertFits(requestBody.content[jsonType]!.schema, event, event.type)
}
