import {
  ApiError,
  AuthenticationError,
  type ErrorDetails,
  type FoyerError,
  InvalidRequestError,
  RateLimitError,
} from './errors.ts'
import type { ErrorType } from './types.gen.ts'

const classes: Record<ErrorType, new (message: string, details: ErrorDetails) => FoyerError> = {
  authentication_error: AuthenticationError,
  invalid_request_error: InvalidRequestError,
  rate_limit_error: RateLimitError,
  api_error: ApiError,
}

/** The error behind an answer that is no success. `now` is what a Retry-After date is measured from. */
export function errorOf(response: Response, text: string, now: number): FoyerError {
  const told = envelopeOf(text)
  const { status, headers } = response
  const type = told?.type ?? typeOf(status)
  const details = {
    ...told,
    status,
    type,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: secondsOf(headers.get('retry-after'), now),
  }
  return new (classes[type] ?? ApiError)(told?.message ?? foreignMessage(status), details)
}

/** A proxy in between may answer in its own words. Then the status decides. */
function typeOf(status: number): ErrorType {
  if (status === 401) return 'authentication_error'
  if (status === 429) return 'rate_limit_error'
  return status >= 400 && status < 500 ? 'invalid_request_error' : 'api_error'
}

const foreignMessage = (status: number) =>
  status < 400
    ? `The server redirects (${status}). Set baseUrl to the address it redirects to.`
    : `The server answered ${status}, but not as the Foyer API does. Check baseUrl, and any proxy in between.`

interface Envelope extends ErrorDetails {
  message: string
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: Envelope }
    if (typeof error?.message !== 'string') return undefined
    const { type, code, param, message } = error
    return { type, code, param, message }
  } catch {
    return undefined
  }
}

/** Retry-After: seconds, or a date. */
function secondsOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
