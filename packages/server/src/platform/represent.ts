import type { Static, TObject } from 'typebox'

/**
 * A row as the API shows it: `object` first; a field that has no value is left out, unless the contract types it
 * "or null". Nothing but the contract's fields leaves the service.
 */
export function representation<Schema extends TObject>(schema: Schema): (row: object) => Static<Schema> {
  const word = (schema.properties.object as unknown as { const: string }).const
  const fields = Object.entries(schema.properties)
    .filter(([name]) => name !== 'object')
    .map(([name, field]) => ({ name, nullable: isNullable(field) }))
  return (row) => {
    const shown: Record<string, unknown> = { object: word }
    for (const { name, nullable } of fields) {
      const value = (row as Record<string, unknown>)[name]
      if (value === undefined || (value === null && !nullable)) continue
      shown[name] = value
    }
    return shown as Static<Schema>
  }
}

function isNullable(schema: unknown): boolean {
  const { type } = schema as { type?: string | string[] }
  return Array.isArray(type) && type.includes('null')
}
