import { objectName, type Schema } from './document.ts'
import { html, type Markup } from './markup.ts'

/** What a value may be, as people say it: its type, and its limits. */

/** `string`, `array of agents`, `integer or null`. Objects are links. */
export function typeWords(schema: Schema): Markup {
  const name = objectName(schema)
  if (name !== undefined) return objectLink(name)
  if (schema.const !== undefined && schema.type !== 'boolean')
    return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.anyOf) return alternatives(schema.anyOf.map(typeWords))
  const types = [schema.type ?? 'any'].flat()
  return alternatives(types.map((type) => oneType(type, schema)))
}

export const objectLink = (name: string): Markup => html`<a href="/docs/objects/${name}">${name}</a>`

const alternatives = (words: Markup[]): Markup =>
  html`${words.map((word, index) => html`${index > 0 && ' or '}${word}`)}`

function oneType(type: string, schema: Schema): Markup {
  if (type === 'array') return schema.items ? html`array of ${typeWords(schema.items)}` : html`array`
  if (type === 'object' && isMap(schema)) return html`map of ${typeWords(schema.additionalProperties)}`
  if (type !== 'string') return html`${type}`
  if (schema.contentEncoding !== undefined) return html`string in ${schema.contentEncoding}`
  if (schema.contentMediaType === 'application/octet-stream') return html`file`
  return html`${stringWords[schema.format ?? ''] ?? 'string'}`
}

const stringWords: Record<string, string> = { 'date-time': 'timestamp', date: 'date', markdown: 'Markdown' }

export const isMap = (schema: Schema): schema is Schema & { additionalProperties: Schema } =>
  schema.properties === undefined && typeof schema.additionalProperties === 'object'

/** Sentences without their full stops: `1 to 200 characters`, `not blank`. */
export function limitWords(schema: Schema): string[] {
  const { minLength, maxLength, minItems, maxItems, minProperties, maxProperties } = schema
  return [
    range(minLength, maxLength, 'character'),
    range(minItems, maxItems, 'item'),
    schema.uniqueItems && 'no duplicates',
    range(minProperties, maxProperties, 'entry', 'entries'),
    numbers(schema),
    pattern(schema),
  ].filter((each) => typeof each === 'string')
}

/** The values of a closed set, of the value itself or of the items of a list. */
export const choicesOf = ({ enum: own, items }: Schema): unknown[] | undefined => own ?? items?.enum

function range(least: number | undefined, most: number | undefined, one: string, many = `${one}s`) {
  if (least === undefined && most === undefined) return undefined
  const count = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? one : many}`
  if (most === undefined) return `at least ${count(least!)}`
  if (!least) return `at most ${count(most)}`
  return least === most ? `exactly ${count(most)}` : `${least} to ${count(most)}`
}

function numbers({ minimum, maximum }: Schema): string | undefined {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  // That an id or a count is not negative goes without saying.
  if (most === undefined) return minimum === undefined || minimum <= 1 ? undefined : `at least ${minimum}`
  return minimum === undefined
    ? `at most ${most.toLocaleString('en')}`
    : `${minimum} to ${most.toLocaleString('en')}`
}

/** What the patterns of the contract mean; characters that no text may have are not worth a word. */
const patternWords: [pattern: RegExp, words: string | undefined][] = [
  [/^\^\(\?=\\s\*\\S\)/, 'not blank'],
  [/^\^https\?:\/\/\[\^\\s\/\?#/, 'an origin, such as https://example.com'],
  [/^\^https\?:/, 'an http or https address'],
  [/^\^\[A-Za-z\]\{2,3\}\(-/, 'a language tag, such as en or de-AT'],
  [/@/, 'an email address'],
  [/^\^\(?\(\[01\]\[0-9\]\|2\[0-3\]\):/, 'a time of day, such as 09:30'],
  [/^\^\[A-Z\]\{3\}\$/, 'a currency code, such as EUR'],
  [/^\^\/\[\^\\s/, 'a path that starts with /'],
  [/^\^#\[0-9A-Fa-f\]/, 'a colour, such as #0b5fa5'],
  [/^\^\[a-z0-9\]\+\(-/, 'lowercase letters, digits and single hyphens'],
  [/^\^\[a-z0-9_\]\+\$/, 'lowercase letters, digits and underscores'],
  [/^\^\[\^\\u0000\\uD800-\\uDFFF\]\*\$/, undefined],
]

function pattern({ pattern }: Schema): string | undefined {
  if (pattern === undefined) return undefined
  const known = patternWords.find(([each]) => each.test(pattern))
  return known ? known[1] : `matches ${pattern}`
}
