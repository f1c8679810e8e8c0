import { type Input, integerParameters, type Operation } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { type TObject, Type } from 'typebox'
import { missing, type Refusal, refuse } from '../refusal.ts'
import { refuseTwoDirections } from './paging.ts'
import { bodyCheck, type Check, queryCheck } from './validate.ts'

/** Reads a request as the operation describes it: path, then query, then body. Throws the first refusal. */

const nothing = Type.Object({}, { additionalProperties: false })
const dryRun = Type.Optional(Type.Boolean())
const integer = /^[1-9][0-9]{0,15}$/

export type ReadInput<Op> = (request: FastifyRequest) => Input<Op>

export function inputReader<Op extends Operation>(operation: Op): ReadInput<Op> {
  const checkQuery = queryCheck(querySchema(operation))
  const checkBody = bodyCheck(operation.body ?? nothing)
  return (request) => {
    const params = readPath(request.params as Record<string, string>)
    const query = request.query as object
    check(checkQuery, query)
    refuseTwoDirections(query)
    const body = request.body === undefined ? {} : request.body
    check(checkBody, body)
    return { params, query, body: operation.body ? body : undefined } as Input<Op>
  }
}

const trialQueries = new WeakMap<object, TObject>()

function querySchema(operation: Operation): TObject {
  const schema = operation.query ?? nothing
  if (!operation.dryRun) return schema
  const known = trialQueries.get(schema)
  const made =
    known ?? Type.Object({ ...schema.properties, dry_run: dryRun }, { additionalProperties: false })
  trialQueries.set(schema, made)
  return made
}

function check(run: Check, value: unknown) {
  const refusal: Refusal | null = run(value)
  if (refusal) throw refusal
}

/** What cannot be an id names nothing: the answer is that of a missing one. */
function readPath(params: Record<string, string>): Record<string, string | number> {
  const read: Record<string, string | number> = {}
  for (const [name, text] of Object.entries(params)) {
    if (!(integerParameters as readonly string[]).includes(name)) {
      // PostgreSQL takes neither U+0000 nor half a surrogate pair.
      if (!text.isWellFormed() || text.includes('\0')) throw missing()
      read[name] = text
    } else {
      const id = Number(text)
      if (!integer.test(text) || !Number.isSafeInteger(id)) throw missing()
      read[name] = id
    }
  }
  return read
}

/** Where a browser that lost its connection left off. */
export function readLastEventId(request: FastifyRequest): number | undefined {
  const text = readHeader(request, 'last-event-id')
  if (text === undefined || text === '') return undefined
  if (integer.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw refuse('parameter_invalid', 'Last-Event-ID must be the id of an event.', { param: 'Last-Event-ID' })
}

export function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  if (Array.isArray(value)) throw refuse('parameter_invalid', `Send ${name} once.`, { param: name })
  return value
}
