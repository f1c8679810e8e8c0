import { type FailureReason, ModelFailure } from './failure.ts'

/** What a turn knows of its model so far: one that was away a moment ago is not asked again. */
interface ModelTurn {
  reading<Result>(work: () => Promise<Result>): Promise<Result>
  /** Why the model is not asked for the reply; null when it is. The turn is over with it. */
  replying(): FailureReason | null
}

/** The model was there, and of no use for this message only. */
const present: readonly FailureReason[] = ['declined', 'not_understood', 'orders']

export function startTurn(): ModelTurn {
  let away: FailureReason | null = null
  return {
    async reading(work) {
      away = null
      try {
        return await work()
      } catch (error) {
        if (error instanceof ModelFailure && !present.includes(error.reason)) away = error.reason
        throw error
      }
    },
    replying() {
      const reason = away
      away = null
      return reason
    },
  }
}
