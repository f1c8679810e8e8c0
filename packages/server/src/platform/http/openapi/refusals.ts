import { STATUS_CODES } from 'node:http'
import {
  type ErrorCode,
  errorCodes,
  errorsOf,
  errorTable,
  errorTypes,
  jsonType,
  type Operation,
  statusesOf,
} from '@foyer/contract'
import type { Components } from './components.ts'
import { type HeaderName, headersNamed } from './headers.ts'

/** One response per status, with every code that can come with it. Operations with the same ones share them. */
export function refusals(operation: Operation, components: Components): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>()
  const possible = new Set(errorsOf(operation))
  for (const code of errorCodes.filter((each) => possible.has(each)))
    for (const status of statusesOf(code, operation))
      byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        components.response(nameOf(status, codes), refusal(status, codes, components)),
      ]),
  )
}

/** What a status means almost everywhere; other codes are named. */
const usual = new Set<ErrorCode>([
  'missing_api_key',
  'invalid_api_key',
  'organization_required',
  'credits_exhausted',
  'resource_missing',
  'idempotency_conflict',
  'parameter_invalid',
  'parameter_unknown',
  'rate_limited',
  'internal',
])

/** `conflict`, `conflict_or_resource_in_use`. */
function nameOf(status: number, codes: readonly ErrorCode[]): string {
  const word = STATUS_CODES[status]!.toLowerCase().replaceAll(/\W+/g, '_')
  return [word, ...codes.filter((code) => !usual.has(code))].join('_or_')
}

function refusal(status: number, codes: readonly ErrorCode[], components: Components) {
  const names: HeaderName[] = [429, 503].includes(status) ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id']
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTable[code].when}`).join('\n\n'),
    headers: headersNamed(names, components),
    content: { [jsonType]: { schema: components.schema(errorSchema, 'received') } },
  }
}

const errorSchema = {
  title: 'error',
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'What went wrong, and why.',
      required: ['type', 'code', 'message'],
      properties: {
        type: { type: 'string', enum: [...errorTypes], description: 'The kind of error.' },
        code: { type: 'string', enum: errorCodes, description: 'The error, for programs.' },
        message: { type: 'string', description: 'The error and what to do about it, for people.' },
        param: { type: 'string', description: 'The field at fault, as a dotted path.' },
      },
    },
  },
}
