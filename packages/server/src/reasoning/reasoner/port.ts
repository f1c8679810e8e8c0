import type {
  CatalogProposal,
  ClosingConversation,
  CompiledFlow,
  ConversationMoment,
  DigestContext,
  DigestedFact,
  FitAssessment,
  HistoryTurn,
  Passage,
  PromptedPhase,
  Responder,
  ResponderUsage,
} from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import type { MetricSource } from '../../platform/telemetry/index.ts'
import type { DraftRequest } from '../engine_threads/draft_catalog.ts'

/**
 * The judgements that need language, beside the turns of a conversation. Both reasoners take and give the same plain data,
 * and neither ever fails because a provider does.
 */
export interface Reasoner {
  assess(
    talk: Talk,
    closing: ClosingConversation,
    signal: AbortSignal,
  ): Promise<ReasonerResult<FitAssessment>>
  write(talk: Talk, paper: Paper, signal: AbortSignal): Promise<ReasonerResult<string>>
  /** What each passage of a document states. */
  digest(
    passages: readonly Passage[],
    context: DigestContext,
    signal: AbortSignal,
  ): Promise<ReasonerResult<DigestedPassage[]>>
  /** What an organization's own texts let one propose for its catalog, each with the facts it rests on. */
  draft(request: DraftRequest, signal: AbortSignal): Promise<ReasonerResult<CatalogProposal[]>>
  /** The sentences of a reply that its material does not support in meaning; none where nobody can tell. */
  judgeSupport(reply: SupportedReply, signal: AbortSignal): Promise<ReasonerResult<string[]>>
  /** Whether papers of the end are worth a second, slower look by a job. */
  isModel: boolean
  /** The language model that takes turns; null where the builtin reasoner does. */
  model: TurnModel | null
  /** Tells one that digests from another: `builtin`, or the provider and its model. */
  name: string
}

/** A language model as a turn needs it. */
export interface TurnModel {
  /** `provider/model`, for the trace. */
  name: string
  /** Aborted with the signal. */
  responder(signal: AbortSignal): Responder
  /** When the sources of a reply are checked by a second call: after it was shown, before, or never. */
  support: ModelSupport
  /** An agent with no more knowledge than this is given all of it. */
  knowledge_tokens: number
  /** What prompt and reply have to fit into. */
  context_tokens: number
  /** How long a turn may take, all calls together. */
  turn_seconds: number
  /** What the calls cost; null where no price is set for one of the models. */
  costOf(usages: readonly ResponderUsage[]): Money | null
}

export type ModelSupport = 'after' | 'before' | 'off'

/** In millionths of a unit, so that a call that costs a fraction of a cent is no zero. */
export interface Money {
  micros: number
  currency: string
}

/** What a prompt can refer to. The moment is read only when somebody wants it: the builtin reasoner does not. */
export interface Talk {
  flow: CompiledFlow
  phase: PromptedPhase
  moment(): Promise<ConversationMoment>
  /** All that was said. */
  turns(): Promise<HistoryTurn[]>
  /** What the snapshot still offers: a service that was archived since is left out of flow and phase (§4.9). */
  offered(): Promise<Pick<Talk, 'flow' | 'phase'>>
}

/** A reply, and what it may rest on. */
export interface SupportedReply {
  /** All that the model was given about the organization, and what it found. */
  material: string
  /** The message that is replied to. */
  message: string
  sentences: readonly string[]
}

/** What is written about a conversation in the end, in Markdown, or in the format of the template. */
export interface Paper {
  kind: 'synthesis' | 'brief' | 'recap'
  closing: ClosingConversation
  judgement: FitAssessment
}

export interface DigestedPassage {
  facts: DigestedFact[]
  /** Why the builtin reasoner digested it for a model; `passing` where the model may do it another time. */
  stood_in?: { why: string; passing: boolean }
}

export interface ReasonerResult<Result> {
  result: Result
  /** `builtin`, or the model's name. */
  by: string
  tokens: { input: number; output: number }
  /** Why the builtin reasoner stood in for a model. */
  fallback?: string
}

export interface Reasoners {
  /** The one that an organization has set, or the installation; the builtin one when credits are used up. */
  of(db: Queryable, organization: Organization): Promise<Reasoner>
  /** How the calls to models went; none where only the builtin one answers. */
  metrics?: MetricSource[]
}
