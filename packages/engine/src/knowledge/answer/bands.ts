import type { EvidenceBand } from '@foyer/contract/vocabulary'

/**
 * From here on a question counts as answered. Chosen for few wrong promises: of questions about something else 1 in 50
 * passes, of those whose answer was taken out of the knowledge about 1 in 5, and of those that it answers 4 in 5.
 */
export const answerThreshold = 0.5
/** Below this, a candidate has little more to do with the question than any other. */
const nearFrom = 0.36

/** How near a candidate comes to an answer, by how probable one would be if it were all there is. */
export function bandOf(probability: number): EvidenceBand {
  if (probability >= answerThreshold) return 'close'
  return probability >= nearFrom ? 'near' : 'far'
}
