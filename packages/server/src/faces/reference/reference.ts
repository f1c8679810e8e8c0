import { allOperations, groupDescriptions, groups, type Operation } from '@foyer/contract'
import {
  type Answer,
  type ApiDocument,
  type Description,
  objectName,
  type Parameter,
  type Schema,
} from './document.ts'

/** What the pages are about: every operation, object and event, and how they hang together. */

export interface ReferenceOperation {
  operation: Operation
  parameters: Parameter[]
  body: Schema | undefined
  success: Answer
}

export interface ReferenceGroup {
  name: string
  slug: string
  description: string
  operations: ReferenceOperation[]
}

export interface ReferenceEvent {
  type: string
  description: string
  /** What `data` is: an object, or a shape of its own. */
  data: Schema
}

export interface Reference {
  /** With `/v1`. */
  url: string
  groups: ReferenceGroup[]
  operations: Map<string, ReferenceOperation>
  objects: Map<string, Schema>
  events: ReferenceEvent[]
  eventHeaders: Parameter[]
}

export function referenceOf(document: ApiDocument): Reference {
  const { components, webhooks, servers } = document
  const described = allOperations.map((operation) => describe(operation, document))
  return {
    url: servers[0].url,
    groups: groups.flatMap((name) => {
      const operations = described.filter(({ operation }) => operation.group === name)
      return operations.length === 0
        ? []
        : [{ name, slug: slugOf(name), description: groupDescriptions[name], operations }]
    }),
    operations: new Map(described.map((each) => [each.operation.id, each])),
    objects: new Map(
      Object.entries(components.schemas).sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    ),
    events: Object.entries(webhooks).map(([type, { post }]) => ({
      type,
      description: post.description,
      data: dataOf(post),
    })),
    eventHeaders: Object.values(components.parameters).filter(({ name }) => name.startsWith('webhook-')),
  }
}

export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function describe(operation: Operation, { paths, components }: ApiDocument): ReferenceOperation {
  const { parameters, requestBody, responses } = paths[operation.path]![operation.method.toLowerCase()]!
  return {
    operation,
    parameters: parameters.map((each) =>
      each.$ref === undefined ? each : components.parameters[objectName(each)!]!,
    ),
    body: requestBody?.content['application/json']?.schema,
    success: responses[operation.status]!,
  }
}

/** Of an event every type adds what its `data` is. */
const dataOf = ({ requestBody }: Description): Schema =>
  requestBody!.content['application/json']!.schema.allOf![1]!.properties!.data!

/** What an operation answers with when it succeeds: an object, a list of objects, or neither. */
export function returnOf({ success, operation }: ReferenceOperation) {
  const { schema, example } = success.content![operation.mediaType]!
  const item = schema.properties?.has_more ? schema.properties.data?.items : undefined
  return { schema, example, object: objectName(item ?? schema), isList: item !== undefined }
}

/** The operations that return the object, alone or in a list. */
export const operationsReturning = ({ operations }: Reference, name: string): ReferenceOperation[] =>
  [...operations.values()].filter((each) => returnOf(each).object === name)

/** The objects that have it as a part. */
export const objectsWith = ({ objects }: Reference, name: string): string[] =>
  [...objects].filter(([, schema]) => refersTo(schema, name)).map(([other]) => other)

function refersTo(schema: Schema, name: string): boolean {
  if (objectName(schema) === name) return true
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  const inner = [...Object.values(properties), items, additionalProperties, ...anyOf]
  return inner.some((each) => typeof each === 'object' && refersTo(each, name))
}
