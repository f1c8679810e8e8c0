import type { EvidenceKind } from '@foyer/contract/vocabulary'

/** What came of a turn. Everything that counts or explains turns reads this, whoever took the turn. */
export interface TurnOutcome {
  questions: QuestionOutcome[]
  /** The slot that the reply asked for. */
  asked_slot: string | null
  captured: CapturedSlot[]
  phase_moves: PhaseMove[]
  /** Asked for in this turn. */
  person_wanted: PersonWanted | null
  /** Questions that the knowledge doesn't answer. */
  gaps: string[]
  /** Names of what was done in this turn, in order. */
  actions: TurnAction[]
  ended: TurnEnding
  /** How many responses the turn took. */
  rounds: number
}

export interface QuestionOutcome {
  text: string
  answered: 'yes' | 'partly' | 'no'
  /** What the answer rests on. */
  evidence: EvidenceReference[]
  /** Nothing was looked up: the phase doesn't consult the knowledge, or the search was away. */
  unsearched?: 'phase' | 'outage'
}

export interface EvidenceReference {
  kind: EvidenceKind
  id: number
}

export interface CapturedSlot {
  slot: string
  /** Whether it replaced an earlier answer. */
  corrected: boolean
}

export interface PhaseMove {
  phase: string
  because: 'exit' | 'max_turns'
}

export type PersonWanted = 'handed_over' | 'message_left' | 'unanswered'

export type TurnAction =
  | 'offered_replies'
  | 'offered_pages'
  | 'promised_document'
  | 'reported_gap'
  | 'handed_over'
  | 'left_message'
  | 'recapped'

/** How the turn ended for the visitor. `completed`: the conversation ended with it. */
export type TurnEnding = 'answered' | 'completed' | 'stopped' | 'failed'
