import type { KnowledgeGap } from '@foyer/sdk'

/** What became of a correction, in a sentence or two. */
export function correctionSentence(
  { last_check }: Pick<KnowledgeGap, 'last_check'>,
  isAnswered: boolean,
): string {
  if (!isAnswered) return 'The question is in Gaps now. Anyone who knows the answer can add it there.'
  if (last_check?.error !== undefined) return `Saved, but the agent could not be asked: ${last_check.error}`
  if (last_check?.answerable) return 'Saved. The agent now replies:'
  return last_check?.answer === undefined
    ? 'Saved, but the agent still has no answer. Use similar words for the question and the fact, and try again.'
    : 'Saved, but the agent still gives a different reply. Select the fact that is wrong, or word the correction differently.'
}
