import type { Fit, Verdict } from '@foyer/contract/vocabulary'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { CapturedAnswers } from './answers.ts'

/** A conversation at its end, as the assessment and the papers read it. */
export interface EndedConversation {
  flow: CompiledFlow
  organization: { name: string }
  agent: { name: string }
  locale: string
  /** Of the organization: the owner reads the brief in it. */
  default_locale: string
  visitor: { name?: string; email?: string }
  answers: CapturedAnswers
  /** What the visitor said, in order. */
  said: readonly { message_id: number; text: string }[]
  /** What the visitor asked and the knowledge does not answer. */
  gaps: readonly string[]
  person_wanted: boolean
}

export interface CriterionResult {
  fit_criterion_id: number
  verdict: Verdict
  /** None where the verdict is unknown. */
  evidence: { message_id: number; quote: string }[]
}

export interface FitAssessment {
  fit: Fit
  /** Every criterion of the snapshot, in its order. */
  criteria: CriterionResult[]
}
