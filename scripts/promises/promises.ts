/**
 * What an interface promises, one sentence each, so that two releases can be compared: as long as it only grows, every
 * sentence of the older one is also one of the newer one. Bounds of values are left out, since they may widen.
 */

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, { post: Pick<Operation, 'requestBody'> }>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

interface Operation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

type Content = Record<string, { schema?: Schema }>

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
}

export function promisesOf({ paths, webhooks = {}, components }: OpenApi): string[] {
  const { schemas, parameters: shared = {} } = components
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map((each) => resolved(each, shared))
      return operationPromises(`${method.toUpperCase()} ${path}`, { ...operation, parameters })
    }),
  )
  const events = Object.entries(webhooks).flatMap(([type, { post }]) => [
    `sends ${type}`,
    ...contents(post.requestBody?.content).flatMap(([, schema]) => answered(`sends ${type}`, schema)),
  ])
  const named = Object.entries(schemas).flatMap(([name, schema]) =>
    name.endsWith('_input') ? taken(name, schema) : answered(name, schema),
  )
  return [...new Set([...operations, ...events, ...named])].sort()
}

function resolved(parameter: Parameter | { $ref: string }, shared: Record<string, Parameter>): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = shared[parameter.$ref.split('/').at(-1)!]
  if (!found) throw new Error(`${parameter.$ref} leads nowhere.`)
  return found
}

/** What the newer interface no longer promises, and what it demands of requests that were complete before. */
export function broken(older: readonly string[], newer: readonly string[]): string[] {
  const [before, now] = [new Set(older), new Set(newer)]
  const complete = (demand: string) => older.some((each) => each.startsWith(`${whole(demand)}: `))
  return [
    ...older.filter((each) => !now.has(each) && !isDemand(each)),
    ...newer.filter((each) => isDemand(each) && !before.has(each) && complete(each)),
  ]
}

const isDemand = (promise: string) => promise.endsWith(' is demanded')

/** What the demanded value is a part of: an object of the body, or the request. */
function whole(demand: string): string {
  const place = demand.slice(0, -' is demanded'.length)
  const parameter = / takes (?:path|query|header) /.exec(place)
  return parameter ? place.slice(0, parameter.index) : place.slice(0, place.lastIndexOf('.'))
}

type Resolved = Omit<Operation, 'parameters'> & { parameters: Parameter[] }

function operationPromises(name: string, operation: Resolved): string[] {
  const { operationId, parameters, requestBody, responses } = operation
  return [
    `${name}: ${operationId}`,
    ...parameters.flatMap(({ name: parameter, in: place, required, schema }) => {
      const taking = `${name} takes ${place} ${parameter}`
      return [...taken(taking, schema), ...(required ? [`${taking} is demanded`] : [])]
    }),
    ...contents(requestBody?.content).flatMap(([type, schema]) => taken(`${name} takes ${type}`, schema)),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, { content }]) => [
        `${name} answers ${status}`,
        ...contents(content).flatMap(([type, schema]) =>
          answered(`${name} answers ${status} ${type}`, schema),
        ),
      ]),
  ]
}

const contents = (content: Content = {}) =>
  Object.entries(content).map(([type, { schema = {} }]) => [type, schema] as const)

function taken(place: string, schema: Schema): string[] {
  const demanded = (schema.required ?? []).map((key) => `${place}.${key} is demanded`)
  return [...kinds(place, schema), ...demanded, ...inner(place, schema, taken)]
}

function answered(place: string, schema: Schema): string[] {
  const always = (schema.required ?? []).map((key) => `${place}.${key} is always there`)
  return [...kinds(place, schema), ...always, ...inner(place, schema, answered)]
}

/** Each kind and each value by itself: more of them may come. */
function kinds(place: string, { $ref, type = [], enum: values = [], const: value }: Schema): string[] {
  const fixed = value === undefined ? values : [...values, value]
  return [
    ...($ref ? [`${place}: ${$ref.split('/').at(-1)}`] : []),
    ...[type].flat().map((each) => `${place}: ${each}`),
    ...fixed.map((each) => `${place}: ${JSON.stringify(each)}`),
  ]
}

function inner(place: string, schema: Schema, say: (place: string, schema: Schema) => string[]): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema
  return [
    ...Object.entries(properties).flatMap(([key, each]) => say(`${place}.${key}`, each)),
    ...(items ? say(`${place}[]`, items) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => say(place, each)),
    ...(typeof additionalProperties === 'object' ? say(`${place}.*`, additionalProperties) : []),
  ]
}
