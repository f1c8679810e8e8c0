import type { ErrorCode, ErrorType } from './types.gen.ts'

/** What a call can fail with: one class per `error.type` of the API, and one for answers that never came. */

export interface ErrorDetails {
  status?: number | undefined
  type?: ErrorType | undefined
  code?: ErrorCode | undefined
  param?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

export class FoyerError extends Error {
  override readonly name: string = 'FoyerError'
  /** The HTTP status; absent when no answer came. */
  readonly status: number | undefined
  readonly type: ErrorType | undefined
  readonly code: ErrorCode | undefined
  /** The offending field, as a dotted path. */
  readonly param: string | undefined
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined
  /** How long the server asks to be left alone. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.status = details.status
    this.type = details.type
    this.code = details.code
    this.param = details.param
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The key is missing, malformed, expired or revoked. */
export class AuthenticationError extends FoyerError {
  override readonly name = 'AuthenticationError'
}

/** The request cannot be fulfilled as it is: `code` says why, `param` where. */
export class InvalidRequestError extends FoyerError {
  override readonly name = 'InvalidRequestError'
}

/** Too many requests, and the retries are used up. */
export class RateLimitError extends FoyerError {
  override readonly name = 'RateLimitError'
}

/** The server failed, or answered with something that is not of this API. */
export class ApiError extends FoyerError {
  override readonly name = 'ApiError'
}

/** No answer came: the server is out of reach, the connection broke, or the time was up. */
export class ConnectionError extends FoyerError {
  override readonly name = 'ConnectionError'
}
