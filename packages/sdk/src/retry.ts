import { ConnectionError, FoyerError } from './errors.ts'

const firstDelayMs = 500
const longestDelayMs = 8_000
/** A server that asks for more patience than this is answered with the error, which says how long. */
const longestRetryAfterSeconds = 60

/**
 * How long to wait before the next attempt; undefined when another would not help. Every write carries an
 * Idempotency-Key, so that a repeat has no second effect even when the first attempt arrived.
 */
export function retryDelayMs(error: unknown, attempt: number, random: () => number): number | undefined {
  if (!(error instanceof FoyerError) || !isRetryable(error, attempt)) return undefined
  const asked = error.retryAfterSeconds
  if (asked !== undefined) return asked > longestRetryAfterSeconds ? undefined : asked * 1000
  const ceiling = Math.min(firstDelayMs * 2 ** attempt, longestDelayMs)
  return ceiling * (0.5 + random() / 2)
}

function isRetryable(error: FoyerError, attempt: number): boolean {
  if (error instanceof ConnectionError) return true
  const { status = 0, code } = error
  // On the first attempt somebody else holds the key; later it is our own earlier attempt that still runs.
  if (status === 409 && code === 'idempotency_conflict') return attempt > 0
  return status === 429 || status >= 500
}
