import { fold, noneWords } from './chip_words.ts'
import type { Reading } from './reading.ts'
import type { ConversationState, PendingChoice } from './state.ts'

/** What the visitor means of that which was put up for choice: one of the options, or none of them. */
export type Choice = PendingChoice['options'][number] | 'none'

/** By the words of a chip, tapped or typed; null where the message says something else. */
export function choiceOf(pending: PendingChoice | null | undefined, text: string): Choice | null {
  if (!pending) return null
  const said = fold(text)
  // guard: none of these is an answer
  if (noneWords.some((words) => fold(words) === said)) return 'none'
  return pending.options.find(({ label }) => fold(label) === said) ?? null
}

/** Whoever chooses asks what they asked before, more clearly. */
export const choiceReading = ({ topic, choices }: ConversationState): Reading => ({
  acts: ['ask'],
  captures: [],
  unclear: [],
  declined: [],
  questions: choices ? [choices.question] : [],
  topic,
})
