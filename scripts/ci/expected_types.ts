interface Schema {
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
}

/** The types of everything inside a schema, as TypeScript reaches them from the type of the whole. */
export function expectations(type: string, schema: unknown): string[] {
  const { properties = {}, items, additionalProperties } = schema as Schema
  const whole = `NonNullable<${type}>`
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      `${whole}['${name}']`,
      ...expectations(`${whole}['${name}']`, property),
    ]),
    // What may be a text as well as a list has no type of its own for the items.
    ...(items && Object.keys(items.properties ?? {}).length > 0
      ? expectations(`${whole}[number]`, items)
      : []),
    ...(typeof additionalProperties === 'object'
      ? expectations(`${whole}[string]`, additionalProperties)
      : []),
  ]
}
