import type { PublishedDocument, Schema } from './published_document.ts'

/** The places of the document that say nothing about themselves. `object` says what it is by its value. */
export function undescribed({ paths, components }: PublishedDocument): string[] {
  const missing = new Set<string>()
  const need = (place: string, { description, $ref }: { description?: string; $ref?: string }) => {
    if (!description && $ref === undefined) missing.add(place)
  }
  function look(place: string, schema: Schema) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (name !== 'object' || property.const === undefined) need(`${place}.${name}`, property)
      look(`${place}.${name}`, property)
    }
    for (const keyword of ['items', 'additionalProperties'])
      if (typeof schema[keyword] === 'object') look(`${place}[]`, schema[keyword] as Schema)
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      for (const inner of (schema[keyword] as Schema[] | undefined) ?? []) look(place, inner)
  }
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods)) {
      const { operationId, parameters, requestBody, responses } = operation
      need(operationId, operation)
      for (const parameter of parameters) need(`${operationId} parameter ${parameter.name}`, parameter)
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(`${operationId} body`, schema)
      for (const { content = {} } of Object.values(responses))
        for (const { schema } of Object.values(content)) look(`${operationId} answer`, schema)
    }
  for (const [name, parameter] of Object.entries(components.parameters)) need(`parameter ${name}`, parameter)
  for (const [name, header] of Object.entries(components.headers)) need(`header ${name}`, header)
  for (const [name, schema] of Object.entries(components.schemas)) look(name, schema)
  return [...missing]
}
