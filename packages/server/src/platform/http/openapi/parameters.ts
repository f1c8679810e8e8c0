import { integerParameters, isWrite, type Operation } from '@foyer/contract'
import type { Components } from './components.ts'
import type { Schema } from './schema.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

/** Parameters that several operations take in the same sense stand under `components`, by their name. */
export class SharedParameters {
  readonly components: Record<string, Parameter> = {}
  readonly #byOperation: Map<Operation, Parameter[]>

  constructor(operations: readonly Operation[], components: Components) {
    this.#byOperation = new Map(
      operations.map((operation) => [operation, parametersOf(operation, components)]),
    )
    const all = [...this.#byOperation.values()].flat()
    for (const [name, sameName] of Map.groupBy(all, componentName)) {
      const [most] = [...Map.groupBy(sameName, textOf).values()].sort((a, b) => b.length - a.length)
      if (most && most.length > 1) this.components[name] = most[0]!
    }
  }

  of(operation: Operation) {
    return this.#byOperation.get(operation)!.map((parameter) => {
      const name = componentName(parameter)
      const shared = this.components[name]
      return shared && textOf(shared) === textOf(parameter)
        ? { $ref: `#/components/parameters/${name}` }
        : parameter
    })
  }
}

const textOf = (parameter: Parameter) => JSON.stringify(parameter)
const componentName = ({ name }: Parameter) => name

function parametersOf(operation: Operation, components: Components): Parameter[] {
  const path = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => pathParameter(name!))
  const { properties = {}, required = [] } = (operation.query ?? {}) as QuerySchema
  const query = Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = components.schema(property, 'sent')
    return parameter('query', name, description as string | undefined, schema, required.includes(name))
  })
  return [
    ...path,
    ...query,
    ...(operation.dryRun ? [dryRun] : []),
    ...(isWrite(operation) ? [idempotencyKey] : []),
    ...(isWrite(operation) && operation.versioned ? [ifMatch] : []),
  ]
}

interface QuerySchema {
  properties?: Record<string, Schema>
  required?: string[]
}

const parameter = (
  place: Parameter['in'],
  name: string,
  description: string | undefined,
  schema: Schema,
  required = false,
): Parameter => ({ name, in: place, required, ...(description && { description }), schema })

const pathDescriptions: Record<string, string> = {
  id: 'The id of the resource.',
  message_id: 'The id of the message.',
  version: 'The number of the version.',
  slug: 'The slug of the agent.',
  agent_slug: 'The slug of the agent.',
}

export function pathParameter(name: string): Parameter {
  const isInteger = (integerParameters as readonly string[]).includes(name)
  const schema = isInteger ? { type: 'integer', minimum: 1 } : { type: 'string' }
  return parameter('path', name, pathDescriptions[name], schema, true)
}

const dryRun = parameter(
  'query',
  'dry_run',
  'Dry run: everything is checked and answered as if it were done, but nothing is stored.',
  { type: 'boolean' },
)
const idempotencyKey = parameter(
  'header',
  'Idempotency-Key',
  'A unique name of your choice for this request. Repeats with the same key get the first answer again.',
  { type: 'string' },
)
const ifMatch = parameter(
  'header',
  'If-Match',
  'The ETag of the version that you edited. The edit is refused if there is a newer one.',
  { type: 'string' },
)
