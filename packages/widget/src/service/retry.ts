import type { Environment } from '../environment.ts'
import { isRetryable } from './refusal.ts'
import { retryDelayMs } from './retry_delay.ts'

type RetryEnvironment = Pick<Environment, 'random' | 'wait'>

/** Does something until it succeeds; refused for good, or no longer wanted, it throws. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { random, wait }: RetryEnvironment,
  signal: AbortSignal,
  failed: (error: unknown) => void = () => {},
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !isRetryable(error)) throw error
      failed(error)
      await wait(retryDelayMs(error, failures, random), signal)
      signal.throwIfAborted()
    }
  }
}
