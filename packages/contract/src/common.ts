import { type Static, type TObject, type TOptional, type TProperties, type TSchema, Type } from 'typebox'
import { actorTypes } from './vocabulary.ts'

/** Building blocks of every schema: text that storage can keep, closed bodies, nullable fields, lists. */

/** No U+0000 and no lone surrogate: PostgreSQL keeps neither. Under the `u` flag the range matches lone ones only. */
const storable = '[^\\u0000\\uD800-\\uDFFF]*'
const notBlank = '(?=\\s*\\S)'

export const limits = { name: 200, text: 10_000, prompt: 100_000, source: 500_000, list: 200 } as const

/** Which control characters the server takes out before it looks at the text; `line` also takes out line breaks. */
type Cleaning = 'text' | 'line'

/** Free text, possibly empty. */
export const Text = (description?: string, maxLength: number = limits.text) =>
  Type.String({
    maxLength,
    pattern: `^${storable}$`,
    ...(description && { description }),
    'x-clean': 'text' satisfies Cleaning,
    'x-rule': 'must be well-formed text without U+0000',
  })

/** Text that says something: never blank. */
export const NonBlankText = (description?: string, maxLength: number = limits.text) =>
  nonBlank('text', maxLength, description)

/** One line: what lists, titles and terminals show. */
export const Name = (description?: string, maxLength: number = limits.name) =>
  nonBlank('line', maxLength, description)

const nonBlank = (cleaning: Cleaning, maxLength: number, description: string | undefined) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: `^${notBlank}${storable}$`,
    ...(description && { description }),
    'x-clean': cleaning,
    'x-rule': 'must not be blank, and must be well-formed text without U+0000',
  })

export const Colour = (description?: string) =>
  Type.String({
    pattern: '^#[0-9A-Fa-f]{6}$',
    ...(description && { description }),
    'x-rule': 'must be a colour such as "#2b6a5d"',
  })

/** Plain ones: without quoted parts, as accounts have had them from the beginning. */
export const Email = (description?: string) =>
  Type.String({
    maxLength: 254,
    pattern:
      "^([A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$",
    ...(description && { description }),
    'x-rule': 'must be an email address such as "jana@example.com"',
  })

export const Url = (description?: string) =>
  Type.String({
    maxLength: 2000,
    pattern: '^https?://[^\\s\\u0000\\uD800-\\uDFFF/?#]+[^\\s\\u0000\\uD800-\\uDFFF]*$',
    ...(description && { description }),
    'x-rule': 'must be an http or https address',
  })

export const Timezone = (description = 'A name from the IANA time zone database, such as `Europe/Berlin`.') =>
  Type.String({
    maxLength: 64,
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
    description,
    'x-rule': 'must be a time zone such as "Europe/Berlin" or "UTC"',
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

export const Id = (description = 'Unique among the objects of this type.') =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })

export const Flag = (description: string) => Type.Boolean({ description })

export const Integer = (description: string, bounds: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ ...bounds, description })

export const Count = (description: string) => Integer(description, { minimum: 0 })

/** Only the value `true` is accepted: a query asks for something, or leaves it out. */
export const Switch = (description: string) => Type.Optional(Type.Boolean({ const: true, description }))

export const Timestamp = (description?: string) =>
  Type.Unsafe<string | Date>({ type: 'string', format: 'date-time', ...(description && { description }) })

export const CreatedAt = Timestamp('When the object was created.')

export const ArchivedFlag = Flag(
  '`true` if the object is archived. Archived objects are kept and can be restored.',
)

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

/** The agents that something is linked to, as it is shown. */
export const Agents = (description: string) => ListOf(Slug(), { description })

/** The same, as it is sent. */
export const AgentSet = (description: string) => ListOf(Slug(), { uniqueItems: true, description })

/** An object with free keys and values of one kind. */
export const Dictionary = <Value extends TSchema>(value: Value, description?: string) =>
  Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    additionalProperties: value,
    propertyNames: { type: 'string', maxLength: limits.name, pattern: `^${storable}$` },
    maxProperties: limits.list,
    ...(description && { description }),
  })

/** Any JSON object. */
export const AnyObject = (description: string) =>
  Type.Unsafe<object>({ type: 'object', additionalProperties: true, description })

/** Something in several languages; a key that is no language tag is refused at its place. */
export const ByLocale = <Value extends TSchema>(
  value: Value,
  description?: string,
  options: { minProperties?: number } = {},
) => {
  const { pattern, maxLength } = Locale() as unknown as { pattern: string; maxLength: number }
  return Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    additionalProperties: value,
    propertyNames: { type: 'string', maxLength, pattern },
    ...options,
    maxProperties: 50,
    ...(description && { description }),
  })
}

export const LocalizedText = (description?: string) => ByLocale(NonBlankText(), description)

/** A request body or query: closed, so that a mistyped name is refused instead of ignored. */
export const ClosedObject = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** A representation on the wire: `object` first, closed, named after its type. */
export const Resource = <const Word extends string, Properties extends TProperties>(
  word: Word,
  description: string,
  properties: Properties,
) => ClosedObject({ object: ObjectType(word), ...properties }, { title: word, description })

const ObjectType = <const Word extends string>(word: Word) =>
  Type.Literal(word, { description: `The type of the object: always \`${word}\`.` })

/** One of several events of a stream: the name of each, and what it carries. */
export const EventUnion = <Events extends Record<string, TSchema>>(
  word: string,
  description: string,
  events: Events,
) =>
  Type.Unsafe<{ [Name in keyof Events]: { event: Name; data: Static<Events[Name]> } }[keyof Events]>({
    title: word,
    description,
    anyOf: Object.entries(events).map(([event, data]) => ({
      type: 'object',
      properties: { event: { const: event, description: 'The name of the event.' }, data },
      required: ['event', 'data'],
    })),
  })

/** §2.11. */
export const List = <Item extends TSchema>(item: Item) =>
  ClosedObject({
    object: ObjectType('list'),
    data: Type.Array(item, { description: 'The objects on this page.' }),
    has_more: Flag('Whether more objects follow this page in the direction you are paging.'),
  })

/** An example of a list with one page. */
export const listOf = (...data: unknown[]) => ({ object: 'list', data, has_more: false })

const pageProperties = {
  limit: Type.Optional(Integer('How many objects to return. Defaults to 20.', { minimum: 1, maximum: 100 })),
  starting_after: Type.Optional(
    Id('Return the objects that come after this id in the list: the id of the last object you have.'),
  ),
  ending_before: Type.Optional(
    Id('Return the objects that come before this id in the list. Cannot be combined with `starting_after`.'),
  ),
}

export const includeArchived = {
  include_archived: Switch('Include archived objects. They are left out by default.'),
}

/** The query of a list: paging, and the filters of the resource. */
export const ListQuery = <Filters extends TProperties>(filters: Filters) =>
  ClosedObject({ ...pageProperties, ...filters } as typeof pageProperties & Filters)

export type Page = Static<TObject<typeof pageProperties>>

/** Who did something: a key, a signed-in person, a visitor, or the system itself. */
export const Actor = Type.Unsafe<object>({
  type: 'object',
  title: 'actor',
  description: 'Who made the change.',
  required: ['type', 'name'],
  properties: {
    type: {
      type: 'string',
      enum: [...actorTypes],
      description: 'What kind of actor it is. The system is Foyer itself, for example a background job.',
    },
    id: { type: 'integer', description: "The id of the key or person, or of the visitor's conversation." },
    name: { type: 'string', description: 'The name at the time of the change.' },
    role: { type: 'string', description: 'The role of the key or person at that time.' },
  },
  additionalProperties: false,
})

/** All properties optional: what a PATCH accepts. */
export const Changes = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  ClosedObject(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)])) as {
      [Name in keyof Properties]: TOptional<Properties[Name]>
    },
    options,
  )
