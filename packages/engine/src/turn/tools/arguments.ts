import type { JsonSchema, ObjectSchema } from '../../flow/json_schema.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** The arguments of a call, without the properties that hold nothing; null where they are no object. */
export function readArguments(given: unknown): Arguments | null {
  if (!isRecord(given)) return null
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a value, in words that help to put it right; null where nothing is. */
export function problemIn(schema: JsonSchema, value: unknown, at: string): string | null {
  switch (schema.type) {
    case 'string':
      if (typeof value !== 'string') return `${at} must be a text.`
      return schema.enum && !schema.enum.includes(value) ? `${at} must be ${oneOf(schema.enum)}.` : null
    case 'boolean':
      return typeof value === 'boolean' ? null : `${at} must be true or false.`
    case 'array':
      return problemInList(schema, value, at)
    case 'object':
      return problemInObject(schema, value, at)
  }
}

const oneOf = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(' or ')

function problemInList(
  { items, minItems = 0, maxItems = 50, uniqueItems }: Extract<JsonSchema, { type: 'array' }>,
  value: unknown,
  at: string,
): string | null {
  if (!Array.isArray(value)) return `${at} must be a list.`
  if (value.length < minItems) return `${at} must not be empty.`
  if (value.length > maxItems) return `${at} can have at most ${maxItems} entries.`
  if (uniqueItems && new Set(value).size < value.length) return `${at} names something twice.`
  for (const [place, item] of value.entries()) {
    const problem = problemIn(items, item, `${at}[${place}]`)
    if (problem !== null) return problem
  }
  return null
}

function problemInObject({ properties, required }: ObjectSchema, value: unknown, at: string): string | null {
  const given = readArguments(value)
  if (given === null) return `${at} must be an object.`
  const prefix = at === '' ? '' : `${at}.`
  for (const key of required) if (!Object.hasOwn(given, key)) return `${prefix}${key} is missing.`
  for (const [key, each] of Object.entries(given)) {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined
    const problem = schema ? problemIn(schema, each, `${prefix}${key}`) : `There is no ${prefix}${key}.`
    if (problem !== null) return problem
  }
  return null
}

/** Arguments that have been checked. What is left out is empty. */
export const textIn = (given: Arguments, key: string): string => {
  const value = given[key]
  return typeof value === 'string' ? value.trim() : ''
}

export const textsIn = (given: Arguments, key: string): string[] => {
  const value = given[key]
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').map((each) => each.trim())
    : []
}

export const closed = (properties: ObjectSchema['properties'], required: string[] = []): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
