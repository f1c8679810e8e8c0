import type { ModelCalls } from './call.ts'
import { type FailureReason, ModelFailure } from './failure.ts'

/** So often in a row a provider may keep everybody waiting; then nobody waits for it for a while. */
const mostFailures = 2
const usualRestMs = 30_000
const waitedFor: readonly FailureReason[] = ['slow', 'unreachable']

/** One visitor's patience is enough to learn that a provider is away. */
export function circuitBreaker(
  calls: ModelCalls,
  nowMs: () => number = () => performance.now(),
  restMs = usualRestMs,
): ModelCalls {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  async function unlessResting<Result>(work: () => Promise<Result>): Promise<Result> {
    if (nowMs() < restsUntil)
      throw new ModelFailure('unreachable', 'The provider was unavailable a moment ago.')
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      const isAway = error instanceof ModelFailure && waitedFor.includes(error.reason)
      failures = isAway ? failures + 1 : 0
      if (failures >= mostFailures) restsUntil = nowMs() + restMs
      throw error
    }
  }

  return {
    ask: (...asked) => unlessResting(() => calls.ask(...asked)),
    stream: (...asked) => unlessResting(() => calls.stream(...asked)),
  }
}
