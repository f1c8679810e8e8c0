import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { type Refusal, refuse } from '../refusal.ts'
import { type Cleaning, cleanText } from './clean_text.ts'
import { likelyName } from './likely_name.ts'

/** Turns schema violations into one refusal: unknown keys first, then missing ones, then the first wrong value. */

const options = { allErrors: true, strict: false, verbose: true, unicodeRegExp: true } as const
const bodies = new Ajv2020(options)
/** A query string knows only text; numbers and booleans are read from it. */
const queries = new Ajv2020({ ...options, coerceTypes: true })
addFormats.default(bodies)
// Before the lengths and the pattern are looked at: they hold of what is kept.
bodies.addKeyword({
  keyword: 'x-clean',
  type: 'string',
  schemaType: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  compile: (cleaning: Cleaning) => (text: string, at) => {
    if (at) at.parentData[at.parentDataProperty] = cleanText(text, cleaning)
    return true
  },
})
addFormats.default(queries)
bodies.addKeyword({
  keyword: 'x-file',
  errors: false,
  validate: (_: true, value: unknown) => value instanceof Uint8Array && value.length > 0,
})

export type Check = (value: unknown) => Refusal | null

export const bodyCheck = (schema: TSchema): Check =>
  checkOf(schema, bodyChecks, () => bodies.compile(withFilesAsBytes(schema)))
export const queryCheck = (schema: TSchema): Check =>
  checkOf(schema, queryChecks, () => queries.compile(schema as object))

/** What has been made for a schema: it is compiled once in a process. */
type Checks = WeakMap<TSchema, Check>
const bodyChecks: Checks = new WeakMap()
const queryChecks: Checks = new WeakMap()

function checkOf(schema: TSchema, known: Checks, compile: () => ValidateFunction): Check {
  const check = known.get(schema) ?? checkWith(compile)
  known.set(schema, check)
  return check
}

/** Whoever has read the body has decoded its file (upload_body.ts): it is never in memory as text. */
function withFilesAsBytes(schema: TSchema & { properties?: Record<string, TSchema> }): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    'contentEncoding' in property ? { 'x-file': true } : property,
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Compiled at first use: all of them together would take a third of the time that a server needs to start. */
function checkWith(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= compile()
    return validate(value) ? null : explain(validate.errors ?? [])
  }
}

const rank = (error: ErrorObject) =>
  error.keyword === 'additionalProperties' ? 0 : error.keyword === 'required' ? 1 : 2

/** An error inside a key (`propertyNames`) is reported twice; the outer one says only that. */
const said = (error: ErrorObject) => error.keyword !== 'propertyNames'

function explain(errors: ErrorObject[]): Refusal {
  // An unknown key is often a missing one with its name misspelled, so it is told first.
  const [first] = errors.filter(said).sort((a, b) => rank(a) - rank(b))
  if (!first) return refuse('parameter_invalid', 'The parameters are not valid.')
  const path = first.instancePath.slice(1).split('/').filter(Boolean).map(unescapePointer)
  if (first.keyword === 'additionalProperties') {
    const param = [...path, first.params.additionalProperty].join('.')
    return unknownParameter(param, meantBy(first, path))
  }
  if (first.keyword === 'required') {
    const param = [...path, first.params.missingProperty].join('.')
    return refuse('parameter_missing', `${param} is required.`, { param })
  }
  const param = path.join('.')
  const subject = param || 'The body'
  return refuse('parameter_invalid', `${subject} ${rule(first)}.`, { param: param || undefined })
}

/** Where the likely parameter lies, if there is one. */
function meantBy({ params, parentSchema }: ErrorObject, path: string[]): string | null {
  const likely = likelyName(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}))
  return likely && [...path, likely].join('.')
}

export const unknownParameter = (param: string, meant: string | null = null) =>
  refuse(
    'parameter_unknown',
    `${param} is not a parameter of this operation.${meant ? ` Did you mean ${meant}?` : ''}`,
    { param },
  )

/** What would be right, in words. */
function rule({ keyword, params, parentSchema, propertyName }: ErrorObject): string {
  if (propertyName !== undefined)
    return `has the key ${JSON.stringify(propertyName)}, which is too long or not well-formed`
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().map(article).join(' or ')}`
    case 'enum':
      return `must be one of ${params.allowedValues.map((value: unknown) => JSON.stringify(value)).join(', ')}`
    case 'const':
      return `can only be ${JSON.stringify(params.allowedValue)}`
    case 'pattern':
      return parentSchema?.['x-rule'] ?? `must match ${params.pattern}`
    case 'format':
      return parentSchema?.['x-rule'] ?? `must be a ${params.format}`
    case 'x-file':
      return 'must be a file in base64, with its padding'
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} item${params.limit === 1 ? '' : 's'}`
    case 'maxItems':
      return `must have at most ${params.limit} items`
    case 'maxProperties':
      return `must have at most ${params.limit} keys`
    case 'uniqueItems':
      return `must not name the same item twice (items ${params.j} and ${params.i})`
    default:
      return 'is not valid'
  }
}

const article = (type: string) =>
  type === 'null' ? 'null' : /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`
const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')
