import { isDeepStrictEqual } from 'node:util'
import { publishedSchema, type Schema, type Use } from './schema.ts'

/** What stands once under `components` and is referred to from everywhere else. */
export class Components {
  readonly schemas: Record<string, Schema> = {}
  readonly headers: Record<string, object> = {}
  readonly responses: Record<string, object> = {}
  /** Most schemas are asked for again and again: every operation can be refused. */
  readonly #published = { sent: new WeakMap<object, Schema>(), received: new WeakMap<object, Schema>() }

  /** The schema as the document has it. Parts with a title become components under that name. */
  schema(schema: object, use: Use): Schema {
    const known = this.#published[use].get(schema) ?? this.#publish(schema, use)
    this.#published[use].set(schema, known)
    return known
  }

  #publish(schema: object, use: Use): Schema {
    return publishedSchema(JSON.parse(JSON.stringify(schema)) as Schema, use, (title, placed) => {
      // A body stays closed where an answer may grow, so the two never share a component.
      const name = use === 'sent' ? `${title}_input` : title
      return put('schemas', this.schemas, name, placed)
    })
  }

  header(name: string, header: object) {
    return put('headers', this.headers, name, header)
  }

  response(name: string, response: object) {
    return put('responses', this.responses, name, response)
  }
}

function put<Part extends object>(kind: string, parts: Record<string, Part>, name: string, part: Part) {
  const known = parts[name]
  if (known && !isDeepStrictEqual(known, part)) throw new Error(`Two ${kind} want to be called ${name}.`)
  parts[name] = part
  return { $ref: `#/components/${kind}/${name}` }
}
