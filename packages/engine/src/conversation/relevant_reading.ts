import type { Reading } from './reading.ts'
import type { ConversationState } from './state.ts'

/** A reading without the acts that need a reply before them: a first message can neither reject nor wait for anything. */
export const relevantReading = <Read extends Reading>(
  reading: Read,
  { turns, answered }: Pick<ConversationState, 'turns' | 'answered'>,
): Read => ({
  ...reading,
  acts: reading.acts.filter(
    (act) => (act !== 'asks_status' || turns > 0) && (act !== 'reject' || answered !== undefined),
  ),
})
