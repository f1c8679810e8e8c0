/** A JSON Schema of the contract, as the document publishes it. */
export type Schema = Record<string, unknown>

/** Bodies and queries are sent to us, answers and events are received from us. */
export type Use = 'sent' | 'received'

const holdOne = new Set([
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
])
const holdList = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
/** Their keys are names that we chose, not keywords: `title` in them is a property. */
const holdNamed = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])

/**
 * Leaves out what only the server reads, and in what is received the promise that nothing is added (§9). `name` gets
 * every part that has a title and says what stands in its place.
 */
export function publishedSchema(
  schema: Schema,
  use: Use,
  name: (title: string, schema: Schema) => Schema,
): Schema {
  const inside = (part: unknown) => (isSchema(part) ? publishedSchema(part, use, name) : part)
  const { title, 'x-rule': _rule, 'x-clean': _cleaning, ...rest } = schema
  if (use === 'received' && rest.additionalProperties === false) delete rest.additionalProperties
  const published = Object.fromEntries(
    Object.entries(rest).map(([keyword, value]) => {
      if (holdOne.has(keyword)) return [keyword, inside(value)]
      if (holdList.has(keyword) && Array.isArray(value)) return [keyword, value.map(inside)]
      if (holdNamed.has(keyword) && isSchema(value))
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([property, each]) => [property, inside(each)])),
        ]
      return [keyword, value]
    }),
  )
  return typeof title === 'string' ? name(title, published) : published
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
