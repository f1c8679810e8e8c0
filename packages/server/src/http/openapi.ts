import {
  allOperations,
  type ErrorCode,
  errorsOf,
  errorTable,
  errorTypes,
  groups,
  integerParameters,
  isWrite,
  type Operation,
} from '@foyer/contract'
import type { TObject, TSchema } from 'typebox'

/** The OpenAPI 3.1 document, derived from the contract and nothing else. */

type Json = Record<string, unknown>

export function openApiDocument(serverUrl: string): Json {
  const components = new Components()
  const paths: Record<string, Json> = {}
  for (const operation of allOperations) {
    paths[operation.path] ??= {}
    paths[operation.path]![operation.method.toLowerCase()] = describe(operation, components)
  }
  const used = new Set(allOperations.map((operation) => operation.group))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      summary: 'Manage conversational agents and the knowledge they rely on.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ secret_key: [] }],
    tags: groups.filter((group) => used.has(group)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        secret_key: { type: 'http', scheme: 'bearer', description: 'The secret key (§5).' },
      },
      schemas: { ...components.schemas, error: errorSchema },
    },
  }
}

/** The file stands for `filename` and `content`. */
function formSchema(body: TObject): Json {
  const { kind, filename, content, text, url, ...rest } = body.properties as Record<string, TSchema>
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The file itself.',
  }
  return { type: 'object', properties: { file, ...rest }, required: ['file'], additionalProperties: false }
}

function describe(operation: Operation, components: Components): Json {
  const { body, example, response, status } = operation
  return {
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    description: [operation.description, operation.section && `Specification ${operation.section}.`]
      .filter(Boolean)
      .join(' '),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: Boolean((body as { required?: string[] }).required?.length),
        content: {
          'application/json': { schema: components.refer(body), ...(example !== undefined && { example }) },
          ...(operation.form && { 'multipart/form-data': { schema: formSchema(body) } }),
        },
      },
    }),
    responses: {
      [status]: {
        description: status === 201 ? 'Created.' : status === 202 ? 'Started.' : 'Done.',
        headers: answerHeaders(operation),
        content: {
          [operation.mediaType]: { schema: components.refer(response) },
          ...(operation.turns && { 'text/event-stream': { schema: turnEvents } }),
        },
      },
      ...refusals(operation),
    },
  }
}

/** Each frame names its event and carries one line of JSON. */
const turnEvents = {
  type: 'string',
  description:
    '`accepted`: the message as it was kept · `captured`: {slot, value} · `phase`: {phase} · `token`: {text}, the reply ' +
    'as it comes · `chips`, `links`: those of the reply · then `done`, the turn, or `error`, the envelope of an error.',
}

function parametersOf(operation: Operation): Json[] {
  const path = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: (integerParameters as readonly string[]).includes(name!)
      ? { type: 'integer', minimum: 1 }
      : { type: 'string' },
  }))
  const query = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
  const headers = [
    isWrite(operation) && header('Idempotency-Key', 'Repeats of the same request get the first answer.'),
    isWrite(operation) && operation.versioned && header('If-Match', 'The ETag the edit was made on.'),
  ].filter(Boolean) as Json[]
  const dryRun = operation.dryRun
    ? [
        {
          name: 'dry_run',
          in: 'query',
          required: false,
          description: 'Try it out: nothing is kept.',
          schema: { type: 'boolean' },
        },
      ]
    : []
  return [...path, ...query, ...dryRun, ...headers]
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

function answerHeaders(operation: Operation): Json {
  const text = { schema: { type: 'string' } }
  const count = { schema: { type: 'integer' } }
  return {
    'X-Request-Id': text,
    'RateLimit-Limit': count,
    'RateLimit-Remaining': count,
    'RateLimit-Reset': count,
    ...(operation.versioned && { ETag: text }),
  }
}

/** One response per status, naming every code that can come with it. */
function refusals(operation: Operation): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(operation))
    for (const status of statusesOf(code, operation))
      byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\`: ${errorTable[code].when}`).join('\n\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } },
        },
      ]),
  )
}

function statusesOf(code: ErrorCode, operation: Operation): number[] {
  const statuses: readonly number[] = errorTable[code].statuses
  if (code === 'method_not_allowed') return [403]
  if (code === 'parameter_invalid') return operation.body ? [...statuses] : [422]
  if (code === 'idempotency_conflict') return operation.versioned ? [409, 412] : [409]
  return [...statuses]
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['type', 'code', 'message'],
      properties: {
        type: { type: 'string', enum: [...errorTypes] },
        code: { type: 'string', enum: Object.keys(errorTable) },
        message: { type: 'string' },
        param: { type: 'string', description: 'The offending field, as a dotted path.' },
      },
    },
  },
}

/** Titled schemas stand once under components and are referred to from everywhere else. */
class Components {
  readonly schemas: Record<string, Json> = {}

  refer(schema: unknown): Json {
    return this.#place(JSON.parse(JSON.stringify(schema)) as Json)
  }

  #place(schema: Json): Json {
    const { title, 'x-rule': _rule, ...rest } = schema
    const placed = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, this.#inside(value)]))
    if (typeof title !== 'string') return placed
    this.schemas[title] ??= placed
    return { $ref: `#/components/schemas/${title}` }
  }

  #inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#inside(item))
    return value && typeof value === 'object' ? this.#place(value as Json) : value
  }
}
