import type { MessageTrace } from '@foyer/contract'
import type {
  CapturedAnswer,
  GivenPassage,
  ReplyPlan,
  SlotValue,
  StoredTurn,
  TurnOutcome,
} from '@foyer/engine'
import type { Static } from 'typebox'
import type { Money } from '../../reasoning/index.ts'

type Shown = Static<typeof MessageTrace>

/** Why a message of the agent says what it says, as it is stored. Each format ever written can be read. */
export type StoredTrace = PlanTrace | LoopTrace

/** Of the builtin responder: a plan and its words. */
export interface PlanTrace
  extends Pick<Shown, 'phase' | 'versions' | 'questions' | 'voice' | 'reasoner' | 'milliseconds'> {
  format: 2
  outcome: TurnOutcome
  plan: ReplyPlan
  /** What was understood; absent where nothing was said in words. */
  reading?: object
  captured: QuotedAnswer[]
  tokens: { input: number; output: number }
}

/** Of a model. */
export interface LoopTrace extends Pick<Shown, 'versions'> {
  format: 3
  outcome: TurnOutcome
  turn: StoredTurn
  phase: { before: string; after: string }
  captured: QuotedAnswer[]
  /** What the answers rest on, as it was then, where the turn itself does not have it. */
  evidence: GivenPassage[]
  /** `provider/model` */
  model: string
  tokens: { input: number; cached: number; output: number }
  /** Null where no price is set. */
  cost: Money | null
  milliseconds: { first: number | null; total: number }
  /** Sentences that the sources do not support; null where that was not checked. */
  unsupported: string[] | null
  /** Why something else than the model answered. */
  fallback?: string
}

export interface QuotedAnswer extends Pick<CapturedAnswer, 'message_id' | 'quote'> {
  slot: string
  value: SlotValue
}

export const quotedAnswer = (slot: string, { value, message_id, quote }: CapturedAnswer): QuotedAnswer => ({
  slot,
  value,
  message_id,
  quote,
})

/** What a trace needs of the conversation as it was before the turn. */
export interface TracedConversation {
  phase: string
  frozen_versions: { flow: number; prompts: { conversation: number } }
}

export const tracedVersions = ({ frozen_versions: { flow, prompts } }: TracedConversation) => ({
  flow,
  prompt: prompts.conversation,
})
