import type { LookUpOutcome } from '../knowledge/lookup/look_up.ts'
import type { Presence } from '../office_hours/presence.ts'
import type { CitedPassage } from './plan.ts'
import type { Reading } from './reading.ts'

/** Something that was looked up, and what the knowledge says to it. */
export interface QuestionResult {
  question: string
  /** False for what the visitor only told: it is answered when that is sure, and is no gap otherwise. */
  asked: boolean
  verdict: LookUpOutcome | 'outage'
  /** What lies nearest, best first. */
  passages: CitedPassage[]
}

export type ConversationEvent =
  | { type: 'started' }
  | {
      type: 'message'
      message_id: number
      text: string
      reading: Reading
      results: QuestionResult[]
      /** None where the organization has no office hours. */
      presence?: Presence | null
    }
  /** The visitor tapped an answer; the text is what stood on it. */
  | { type: 'chip'; message_id: number; text: string; slot: string; values: string[] }
