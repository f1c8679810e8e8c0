// guards tested by: reasoners.test.ts

import type { ModelCalls } from './call.ts'

/** The same calls; each that is answered is counted. */
export const countedCalls = (calls: ModelCalls, count: () => void): ModelCalls => ({
  async ask(...asked) {
    const answer = await calls.ask(...asked)
    // guard: a call in one piece is counted
    count()
    return answer
  },
  async stream(...asked) {
    await calls.stream(...asked)
    // guard: a streamed call is counted
    count()
  },
})
