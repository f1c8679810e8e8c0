import type { CapturedAnswers } from '../conversation/answers.ts'
import type { ConversationState } from '../conversation/state.ts'

/** All that a conversation on the loop remembers from turn to turn, beside the turns that are stored. */
export interface LoopState {
  format: 2
  phase: string
  /** Turns since the phase was entered that asked for an answer or recorded one. */
  phase_turns: number
  turns: number
  answers: CapturedAnswers
  /** Slots that the visitor's identity answers: they are never asked for. */
  known: readonly string[]
  /** How often each slot was asked for. */
  asked: Readonly<Record<string, number>>
  /** The language that the visitor writes in, once that is clear. */
  language: string | null
  person_wanted: boolean
  /** What was passed on or done, in short sentences for the situation of later turns. */
  done: readonly string[]
  /** What the team was told: a message of the visitor, or what they need a person for. Absent before the first. */
  passed_on?: readonly string[]
  /** Questions that the knowledge doesn't answer. */
  gaps: readonly string[]
  /** An address or number that the visitor gave for a reply. */
  reply_to: string | null
  /** The document was promised. */
  promised: boolean
  /** Addresses of the pages that were offered. */
  offered: readonly string[]
  /** The recap was shown. The next turn that changes nothing ends the conversation. */
  recapped: boolean
  ended: boolean
}

export type StoredState = ConversationState | LoopState

export const isLoopState = (state: StoredState): state is LoopState => state.format === 2
