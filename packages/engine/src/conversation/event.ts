import type { CitedFact } from './plan.ts'
import type { Reading } from './reading.ts'

/** A question of the visitor, and what the knowledge says to it. */
export interface QuestionResult {
  question: string
  verdict: 'answerable' | 'unanswerable' | 'outage'
  /** At most two, in their own words; none unless answerable. */
  facts: CitedFact[]
  /** Where the facts stand, for page buttons. */
  urls: string[]
}

export type ConversationEvent =
  | { type: 'started' }
  | { type: 'message'; message_id: number; text: string; reading: Reading; results: QuestionResult[] }
  /** The visitor tapped an answer; the text is what stood on it. */
  | { type: 'chip'; message_id: number; text: string; slot: string; values: string[] }
