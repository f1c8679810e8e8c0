import { jsdoc, pascal } from './words.ts'

/** JSON Schemas, as far as the contract uses them, written as TypeScript types. */

export interface Schema {
  title?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
}

const scalars: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** Writes types and remembers those that have a title: each is declared once and named everywhere else. */
export class TypeWriter {
  readonly #declared = new Map<string, { text: string; schema: string }>()

  /** Every declaration so far, in the order of their names. */
  declarations(): string[] {
    return [...this.#declared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { text }]) => text)
  }

  /** Declares a type under a name of its own. What is sent may name a field and leave it undefined. */
  declare(name: string, schema: unknown, use: 'sent' | 'received', description?: string): string {
    const plain = JSON.parse(JSON.stringify(schema)) as Schema
    const known = this.#declared.get(name)
    const text = JSON.stringify(plain)
    if (known && known.schema !== text) throw new Error(`Two schemas want to be called ${name}.`)
    if (known) return name
    this.#declared.set(name, { text: '', schema: text })
    const type = this.#untitled(plain, use)
    const comment = jsdoc(description ?? plain.description)
    const declaration =
      type.startsWith('{') && !plain.anyOf ? `interface ${name} ${type}` : `type ${name} = ${type}`
    this.#declared.set(name, { text: `${comment}export ${declaration}\n`, schema: text })
    return name
  }

  write(schema: unknown, use: 'sent' | 'received'): string {
    return this.#write(JSON.parse(JSON.stringify(schema)) as Schema, use)
  }

  #write(schema: Schema, use: 'sent' | 'received'): string {
    const { title, ...rest } = schema
    if (title === undefined) return this.#untitled(schema, use)
    const types = [rest.type].flat()
    if (!types.includes('null')) return this.declare(pascal(title), rest, use)
    const type = types.filter((each) => each !== 'null')[0]
    return `${this.declare(pascal(title), { ...rest, type }, use)} | null`
  }

  #untitled(schema: Schema, use: 'sent' | 'received'): string {
    const { anyOf, oneOf, allOf, type } = schema
    if ('const' in schema) return literal(schema.const)
    if (schema.enum) return union(schema.enum.map(literal))
    if (anyOf ?? oneOf) return union((anyOf ?? oneOf)!.map((each) => this.#write(each, use)))
    if (allOf) return allOf.map((each) => `(${this.#write(each, use)})`).join(' & ')
    if (Array.isArray(type)) return union(type.map((each) => this.#untitled({ ...schema, type: each }, use)))
    if (type === 'array') return `(${schema.items ? this.#write(schema.items, use) : 'unknown'})[]`
    if (type === 'object') return this.#object(schema, use)
    if (type === undefined) return 'unknown'
    const scalar = scalars[type]
    if (!scalar) throw new Error(`The SDK has no type for ${JSON.stringify(schema)}.`)
    return scalar
  }

  #object(schema: Schema, use: 'sent' | 'received'): string {
    const { properties = {}, additionalProperties, patternProperties } = schema
    const fields = Object.entries(properties)
    if (fields.length > 0) return `{\n${fields.map((field) => this.#field(field, schema, use)).join('')}}`
    const values = patternProperties ? Object.values(patternProperties)[0] : additionalProperties
    if (values === false) return 'Record<string, never>'
    return `Record<string, ${typeof values === 'object' ? this.#write(values, use) : 'unknown'}>`
  }

  #field([name, field]: [string, Schema], { required = [] }: Schema, use: 'sent' | 'received'): string {
    const optional = !required.includes(name)
    const absent = optional && use === 'sent' ? ' | undefined' : ''
    const comment = field.title === undefined ? jsdoc(field.description) : ''
    return `${comment}${name}${optional ? '?' : ''}: ${this.#write(field, use)}${absent}\n`
  }
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
const union = (types: string[]) => [...new Set(types)].join(' | ')
