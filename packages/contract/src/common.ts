import { type Static, type TObject, type TOptional, type TProperties, type TSchema, Type } from 'typebox'

/** Building blocks of every schema: text that storage can keep, closed bodies, nullable fields, lists. */

/** No U+0000 and no lone surrogate: PostgreSQL keeps neither. Under the `u` flag the range matches lone ones only. */
const storable = '[^\\u0000\\uD800-\\uDFFF]*'
const notBlank = '(?=\\s*\\S)'

export const limits = { name: 200, text: 10_000, prompt: 100_000, source: 500_000, list: 200 } as const

/** Free text, possibly empty. */
export const Text = (description?: string, maxLength: number = limits.text) =>
  Type.String({
    maxLength,
    pattern: `^${storable}$`,
    ...(description && { description }),
    'x-rule': 'must be well-formed text without U+0000',
  })

/** Text that says something: never blank. */
export const Words = (description?: string, maxLength: number = limits.text) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: `^${notBlank}${storable}$`,
    ...(description && { description }),
    'x-rule': 'must not be blank, and must be well-formed text without U+0000',
  })

export const Name = (description?: string) => Words(description, limits.name)

/** As better-auth wants them: an account with any other could not be signed in to. */
export const Email = (description?: string) =>
  Type.String({
    maxLength: 254,
    pattern:
      "^([A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$",
    ...(description && { description }),
    'x-rule': 'must be an e-mail address such as "jana@example.com"',
  })

export const Url = (description?: string) =>
  Type.String({
    maxLength: 2000,
    pattern: '^https?://[^\\s\\u0000\\uD800-\\uDFFF/?#]+[^\\s\\u0000\\uD800-\\uDFFF]*$',
    ...(description && { description }),
    'x-rule': 'must be an http or https address',
  })

/** A BCP 47 language tag. */
export const Locale = (description?: string) =>
  Type.String({
    maxLength: 35,
    pattern:
      '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$',
    ...(description && { description }),
    'x-rule': 'must be a language tag such as "en" or "pt-BR"',
  })

export const Slug = (description?: string) =>
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    ...(description && { description }),
    'x-rule': 'must consist of lowercase letters and digits, with single hyphens between them',
  })

export const Key = (description?: string) =>
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[a-z0-9_]+$',
    ...(description && { description }),
    'x-rule': 'must consist of lowercase letters, digits and underscores',
  })

export const Id = (description?: string) =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, ...(description && { description }) })

export const Timestamp = (description?: string) =>
  Type.Unsafe<string | Date>({ type: 'string', format: 'date-time', ...(description && { description }) })

/** A day of the calendar. */
export const CalendarDate = (description?: string) =>
  Type.Unsafe<string>({
    type: 'string',
    format: 'date',
    ...(description && { description }),
    'x-rule': 'must be a date such as 2026-01-31',
  })

/** Bytes that are given out as they come. */
export const Stream = (description: string) =>
  Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', description })

export const OneOf = <const Values extends readonly (string | number)[]>(
  values: Values,
  description?: string,
) =>
  Type.Unsafe<Values[number]>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: [...values],
    ...(description && { description }),
  })

/** The same schema, with null allowed: one JSON Schema `type` array, so that errors stay single and plain. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => {
  const plain = schema as unknown as { type: string; enum?: unknown[] }
  return Type.Unsafe<Static<Schema> | null>({
    ...plain,
    type: [plain.type, 'null'],
    ...(plain.enum && { enum: [...plain.enum, null] }),
  })
}

export const ListOf = <Item extends TSchema>(
  item: Item,
  options: { maxItems?: number; minItems?: number; uniqueItems?: boolean; description?: string } = {},
) => Type.Array(item, { maxItems: limits.list, ...options })

/** An object with free keys and values of one kind. */
export const Dictionary = <Value extends TSchema>(value: Value, description?: string) =>
  Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    additionalProperties: value,
    propertyNames: { type: 'string', maxLength: limits.name, pattern: `^${storable}$` },
    maxProperties: limits.list,
    ...(description && { description }),
  })

/** Texts by language; a key that is no language tag is refused at its place. */
export const LocalizedText = (description?: string) => {
  const { pattern, maxLength } = Locale() as unknown as { pattern: string; maxLength: number }
  return Type.Unsafe<Record<string, string>>({
    type: 'object',
    additionalProperties: Words(),
    propertyNames: { type: 'string', maxLength, pattern },
    maxProperties: 50,
    ...(description && { description }),
  })
}

/** A request body or query: closed, so that a mistyped name is refused instead of ignored. */
export const Closed = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** A representation on the wire: `object` first, closed, named after its type. */
export const Resource = <const Word extends string, Properties extends TProperties>(
  word: Word,
  properties: Properties,
) => Type.Object({ object: Type.Literal(word), ...properties }, { additionalProperties: false, title: word })

/** One of several events of a stream: the name of each, and what it carries. */
export const Told = <Events extends Record<string, TSchema>>(word: string, events: Events) =>
  Type.Unsafe<{ [Name in keyof Events]: { event: Name; data: Static<Events[Name]> } }[keyof Events]>({
    title: word,
    anyOf: Object.entries(events).map(([event, data]) => ({
      type: 'object',
      properties: { event: { const: event }, data },
      required: ['event', 'data'],
    })),
  })

/** §2.11. */
export const List = <Item extends TSchema>(item: Item) =>
  Type.Object(
    { object: Type.Literal('list'), data: Type.Array(item), has_more: Type.Boolean() },
    { additionalProperties: false },
  )

const pageProperties = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; 20 when absent.' })),
  starting_after: Type.Optional(Id('The page that follows this id.')),
  ending_before: Type.Optional(Id('The page that precedes this id.')),
}

export const includeArchived = {
  include_archived: Type.Optional(
    Type.Boolean({ const: true, description: 'Archived rows too; without it they are left out.' }),
  ),
}

/** The query of a list: paging, and the filters of the resource. */
export const ListQuery = <Filters extends TProperties>(filters: Filters) =>
  Closed({ ...pageProperties, ...filters } as typeof pageProperties & Filters)

export type Page = Static<TObject<typeof pageProperties>>

/** Who did something: a key, a signed-in person, a visitor, or the system itself. */
export const Actor = Type.Unsafe<object>({
  type: 'object',
  title: 'actor',
  required: ['type', 'name'],
  properties: {
    type: { type: 'string', enum: ['api_key', 'person', 'visitor', 'system'] },
    id: { type: 'integer' },
    name: { type: 'string' },
    role: { type: 'string' },
  },
  additionalProperties: false,
})

/** All properties optional: what a PATCH accepts. */
export const Changes = <Properties extends TProperties>(properties: Properties) =>
  Closed(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)])) as {
      [Name in keyof Properties]: TOptional<Properties[Name]>
    },
  )
