/** Providers refuse a schema with rules that they do not know. What they cannot hold to is checked here afterwards. */
const notForEverybody = ['uniqueItems', 'format', 'minItems', 'maxItems', 'maxLength']

export function wireSchema(schema: unknown): object {
  return stripped(schema) as object
}

function stripped(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(stripped)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, value]) => !(notForEverybody.includes(name) && typeof value !== 'object'))
      .map(([name, value]) => [name, stripped(value)]),
  )
}
