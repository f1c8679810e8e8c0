import { isWrite, limits, type Operation } from '@foyer/contract'
import type { JSONObject } from '@modelcontextprotocol/server'
import { pathParameter, publishedSchema, type Schema } from '../../platform/http/index.ts'

/** What a tool takes: path, query and body of its operation side by side, as models fill in one flat object best. */

export interface Argument {
  name: string
  /** Where in the request it goes. `version` becomes If-Match, `token` the visitor's credentials. */
  place: 'path' | 'query' | 'body' | 'version' | 'token'
  /** What it is called there. */
  field: string
  schema: JSONObject
  required: boolean
}

interface ObjectSchema {
  properties?: Record<string, Schema>
  required?: string[]
}

/** Trying a write out comes first: what is read first is used most. */
export function argumentsOf(operation: Operation): Argument[] {
  const path = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => pathArgument(name!))
  const taken = new Set(path.map(({ name }) => name))
  return [
    ...(operation.dryRun ? [dryRun] : []),
    ...path,
    ...fieldsOf('query', operation.query, taken),
    ...fieldsOf('body', operation.body, taken),
    ...(isWrite(operation) && operation.versioned ? [ifVersion] : []),
  ]
}

export const tokenArgument: Argument = {
  name: 'token',
  place: 'token',
  field: 'authorization',
  schema: {
    type: 'string',
    description: 'The token of the conversation, as `start_conversation` answered it.',
  },
  required: true,
}

export function inputSchemaOf(takes: readonly Argument[]) {
  const required = takes.filter((argument) => argument.required).map(({ name }) => name)
  return {
    type: 'object' as const,
    properties: Object.fromEntries(takes.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

const dryRun: Argument = {
  name: 'dry_run',
  place: 'query',
  field: 'dry_run',
  schema: { type: 'boolean', description: 'Check it and answer as if it were done, but save nothing.' },
  required: false,
}

const ifVersion: Argument = {
  name: 'if_version',
  place: 'version',
  field: 'if-match',
  schema: {
    type: 'integer',
    description: 'The version of the flow that you edited. The edit is refused if there is a newer one.',
  },
  required: false,
}

function pathArgument(name: string): Argument {
  return { name, place: 'path', field: name, schema: described(pathParameter(name)), required: true }
}

function described({ schema, description }: ReturnType<typeof pathParameter>): JSONObject {
  return forModels({ ...schema, ...(description && { description }) })
}

function fieldsOf(place: 'query' | 'body', schema: object | undefined, taken: Set<string>): Argument[] {
  const { properties = {}, required = [] }: ObjectSchema = JSON.parse(JSON.stringify(schema ?? {}))
  return Object.entries(properties)
    .filter(([, property]) => !isFile(property))
    .map(([field, property]) => ({
      // The agent that is copied and its copy both have a slug.
      name: taken.has(field) ? `new_${field}` : field,
      place,
      field,
      schema: forModels(property),
      required: required.includes(field),
    }))
}

/** A model has no bytes to send: files are uploaded over HTTP. */
const isFile = (schema: Schema) => 'contentEncoding' in schema

/** Shorter, without bounds that nobody meets: the server checks all of it, and says what would be right. */
function forModels(schema: Schema): JSONObject {
  const published = publishedSchema(schema, 'sent', (_title, placed) => placed)
  const withoutNoise = (keyword: string, value: unknown) => (isNoise(keyword, value) ? undefined : value)
  return JSON.parse(JSON.stringify(published, withoutNoise))
}

/** Patterns are left out because ours need the `u` flag, which not every client compiles them with. */
const noise = new Set(['pattern', 'minLength', 'maxItems', 'maxProperties'])

/** A property may be called like a keyword: what describes it is an object. */
function isNoise(keyword: string, value: unknown): boolean {
  if (typeof value === 'object') return keyword === 'propertyNames'
  if (keyword === 'maxLength') return Number(value) >= limits.text
  if (keyword === 'maximum') return Number(value) >= 2 ** 31 - 1
  return noise.has(keyword)
}
