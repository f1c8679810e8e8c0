import type { ModelCalls } from './call.ts'
import { type FailureReason, ModelFailure } from './failure.ts'

/** So often in a row a provider may keep everybody waiting; then nobody waits for it for a while. */
const mostFailures = 2
const waitedFor: readonly FailureReason[] = ['slow', 'unreachable']

/** One visitor's patience is enough to learn that a provider is away. */
export interface CircuitBreaker {
  /** Does the work, unless the provider is left alone for now: then it fails at once. */
  around<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createCircuitBreaker(
  restSeconds: number,
  nowMs: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  return {
    async around(work) {
      if (nowMs() < restsUntil)
        throw new ModelFailure('unreachable', 'The provider was unavailable a moment ago.')
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        const isAway = error instanceof ModelFailure && waitedFor.includes(error.reason)
        failures = isAway ? failures + 1 : 0
        if (failures >= mostFailures) restsUntil = nowMs() + restSeconds * 1000
        throw error
      }
    },
  }
}

export const behindBreaker = (calls: ModelCalls, breaker: CircuitBreaker): ModelCalls => ({
  ask: (...asked) => breaker.around(() => calls.ask(...asked)),
})
