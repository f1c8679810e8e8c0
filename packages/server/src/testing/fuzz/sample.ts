import type { Random } from '@foyer/engine'

/** Values that fit a JSON Schema of the contract. */

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  anyOf?: Schema[]
}

/** One of these fits every pattern that the contract has. */
const words = [
  'Hello', 'x', 'en', 'de-CH', 'pt-BR', 'https://example.com', 'https://example.com/a?b=c', 'front-desk', 'desk',
  'team_size', 'budget', 'EUR', 'JPY', 'knowledge_fact.created', 'Grüße 😀', 'a\nb', '2026-01-15', 'Europe/Berlin',
  'aGVsbG8=', '{{organization.name}} {{slots.goal}}', "'; drop table agents; --", 'notes.txt', '2026-01-15T00:00:00.000Z',
  'jana@example.com',
] // biome-ignore format: a list of words

export function sample(schema: Schema, random: Random, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return sample(random.pick(schema.anyOf), random, depth)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  switch (type) {
    case 'string':
      return text(schema, random)
    case 'integer':
    case 'number':
      return integer(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + random.below(depth > 3 ? 1 : 4) }, () =>
        sample(schema.items ?? {}, random, depth + 1),
      )
    case 'object':
      return object(schema, random, depth)
    default:
      return random.pick([null, 1, 'x', true])
  }
}

function text({ pattern, minLength = 0, maxLength = 10_000 }: Schema, random: Random): string {
  const shape = pattern === undefined ? null : new RegExp(pattern, 'u')
  const fits = words.filter(
    (word) => word.length >= minLength && word.length <= maxLength && (shape?.test(word) ?? true),
  )
  return fits.length > 0 ? random.pick(fits) : 'x'
}

function integer({ minimum = -5, maximum = Number.MAX_SAFE_INTEGER }: Schema, random: Random): number {
  return random.pick([minimum, Math.min(maximum, minimum + random.below(50)), Math.min(maximum, minimum + 1)])
}

function object(schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || random.chance(0.4))
      made[name] = sample(property, random, depth + 1)
  if (typeof schema.additionalProperties === 'object' && depth < 4)
    for (let count = random.below(3); count > 0; count--)
      made[text(schema.propertyNames ?? {}, random)] = sample(schema.additionalProperties, random, depth + 1)
  return made
}
