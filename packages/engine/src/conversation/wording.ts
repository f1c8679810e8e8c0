import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { CapturedAnswers } from './answers.ts'
import type { ReplyPlan } from './plan.ts'

/** What is needed to put a plan into words, whoever does it. */
export interface WordingInput {
  plan: ReplyPlan
  flow: CompiledFlow
  /** The phase that the reply is said in: after the moves of the plan. */
  phase: PromptedPhase
  organization: { name: string }
  agent: { name: string }
  locale: string
  /** Of the organization, for a locale that has no language pack. */
  default_locale: string
  visitor: { name?: string }
  answers: CapturedAnswers
  /** Chooses among equal wordings: the same conversation and turn always give the same words. */
  seed: string
  /** Marks of sentences that were said before (`markOf`). */
  said: readonly string[]
}

/** What the voice profile changed in a text before it left. */
export interface VoiceChange {
  phrase: string
  change: 'another_wording' | 'cut'
}

export interface WordingOutput {
  text: string
  voice: VoiceChange[]
}
