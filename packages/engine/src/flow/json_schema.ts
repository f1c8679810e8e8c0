/** The part of JSON Schema that models are given. Every object is closed. */
export type JsonSchema =
  | { type: 'string'; description?: string; enum?: string[]; format?: 'email' }
  | { type: 'boolean'; description?: string }
  | {
      type: 'array'
      description?: string
      items: JsonSchema
      minItems?: number
      maxItems?: number
      uniqueItems?: true
    }
  | ObjectSchema

export interface ObjectSchema {
  type: 'object'
  description?: string
  properties: Record<string, JsonSchema>
  required: string[]
  additionalProperties: false
}
