import { openApiDocument } from '../../platform/http/index.ts'

/** The OpenAPI document as the pages of the reference read it. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  description?: string
  format?: string
  pattern?: string
  contentEncoding?: string
  contentMediaType?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

type Content = Record<string, { schema: Schema; example?: unknown }>

export interface Answer {
  description: string
  content?: Content
}

export interface Description {
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}

export interface ApiDocument {
  servers: [{ url: string }]
  paths: Record<string, Record<string, Description>>
  webhooks: Record<string, { post: Description & { description: string } }>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

/** The document as it is sent, which is also what the pages are made from. */
export const documentText = (publicUrl: string): string => JSON.stringify(openApiDocument(`${publicUrl}/v1`))

/** The name of the object that a schema refers to. */
export const objectName = ({ $ref }: { $ref?: string }): string | undefined => $ref?.split('/').at(-1)
