import type { ErrorCode } from '@foyer/contract'

/** What the service answers when it does not do what it is asked. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface ErrorEnvelope {
  error: { code: ErrorCode; message: string }
}

export async function refusalOf(response: Response): Promise<Refusal> {
  // A proxy in between answers in its own way: that passes, like everything that is not of the service's making.
  const envelope: ErrorEnvelope | undefined = await response.json().catch(() => undefined)
  const { code, message } = envelope?.error ?? { code: 'internal', message: `Status ${response.status}.` }
  const asked = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new Refusal(code, message, Number.isFinite(asked) ? asked : undefined)
}

/** The token opens nothing any more: it has run out, or what it opened was erased. */
export const isTokenInvalid = (error: unknown) =>
  error instanceof Refusal && (error.code === 'invalid_api_key' || error.code === 'missing_api_key')

export const isInputRefused = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'parameter_invalid'

// `idempotency_conflict`: the first attempt is still being answered, so asking again gets its answer.
const passing: readonly ErrorCode[] = ['rate_limited', 'internal', 'idempotency_conflict']

/** Whether the same request may succeed later. A connection that broke is no refusal, and passes too. */
export const isRetryable = (error: unknown) => !(error instanceof Refusal) || passing.includes(error.code)
