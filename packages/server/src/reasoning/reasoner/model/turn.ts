// guards tested by: read_message.test.ts

import type { ModelCalls } from './call.ts'
import { type FailureReason, ModelFailure } from './failure.ts'

/** What a turn has asked of its model so far: at most two calls, and none to one that was away a moment ago. */
interface ModelTurn {
  reading<Result>(work: (calls: ModelCalls) => Promise<Result>): Promise<Result>
  /** Why the model is not asked for the words; null when it is. The turn is over with it. */
  wording(): FailureReason | null
}

// guard: a turn has two calls [2 -> 9]
const mostCalls = 2
/** The model was there, and of no use for this message only. */
const present: readonly FailureReason[] = ['declined', 'not_understood', 'orders']

export function startTurn(calls: ModelCalls): ModelTurn {
  let made = 0
  let away: FailureReason | null = null
  const counted: ModelCalls = {
    ...calls,
    ask(...asked) {
      made += 1
      return calls.ask(...asked)
    },
  }
  return {
    async reading(work) {
      made = 0
      away = null
      try {
        return await work(counted)
      } catch (error) {
        // guard: a model that was away is not asked again in the turn [= error.reason -> = null]
        if (error instanceof ModelFailure && !present.includes(error.reason)) away = error.reason
        throw error
      }
    },
    wording() {
      const reason = away ?? (made >= mostCalls ? 'calls_used_up' : null)
      made = 0
      away = null
      return reason
    },
  }
}
