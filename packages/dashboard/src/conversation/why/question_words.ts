import type { LookedUpQuestion, MessageTrace } from '@foyer/sdk'
import type { StatusWord } from '../../parts/statuses.ts'

type Question = MessageTrace['outcome']['questions'][number]

export const answeredStatus: Record<Question['answered'], StatusWord> = {
  yes: 'answered',
  partly: 'partly_answered',
  no: 'unanswered',
}

/** What is to be said beside a question: why it was not answered, and how sure the built-in search is. */
export function questionNotes(
  { text, unsearched }: Question,
  lookedUp: readonly LookedUpQuestion[],
): string[] {
  if (unsearched) return [unsearchedWords[unsearched]]
  const found = lookedUp.find(({ question }) => question === text)
  if (!found) return []
  const { reason, probability } = found
  return [
    ...(reason === undefined ? [] : [reasons[reason]]),
    ...(probability === undefined ? [] : [`Confidence: ${Math.round(probability * 100)}%.`]),
  ]
}

const unsearchedWords: Record<NonNullable<Question['unsearched']>, string> = {
  phase: 'Nothing was looked up: this phase does not use the knowledge base.',
  outage: 'The knowledge base could not be searched.',
}

const reasons: Record<NonNullable<LookedUpQuestion['reason']>, string> = {
  not_indexed: 'There is no knowledge to answer it from yet.',
  no_match: 'Nothing relevant was found.',
  weak_match: 'Something related was found, but no answer.',
  model_declined: 'The model found no answer in the search results.',
}
