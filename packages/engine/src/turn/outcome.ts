import type {
  AnswerLevel,
  EvidenceKind,
  PersonWanted,
  PhaseMoveReason,
  TurnAction,
  TurnEnding,
  UnsearchedReason,
} from '@foyer/contract/vocabulary'

export type { PersonWanted, TurnAction, TurnEnding } from '@foyer/contract/vocabulary'

/**
 * What came of a turn. Everything that counts or explains turns reads this, whoever took the turn. Its words are the
 * contract's, so that nobody who reads them can know others.
 */
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
  answered: AnswerLevel
  /** What the answer rests on. */
  evidence: EvidenceReference[]
  /** Nothing was looked up. */
  unsearched?: UnsearchedReason
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
  because: PhaseMoveReason
}
