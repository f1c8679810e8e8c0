import type { ModelCalls } from './call.ts'

/** The same calls; each that is answered is counted. */
export const countedCalls = (calls: ModelCalls, count: () => void): ModelCalls => ({
  async ask(...asked) {
    const answer = await calls.ask(...asked)
    count()
    return answer
  },
})
