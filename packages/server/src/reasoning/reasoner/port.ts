import type {
  ClosingConversation,
  CompiledFlow,
  ConversationMoment,
  DigestContext,
  DigestedFact,
  FitAssessment,
  Passage,
  PromptedPhase,
  Reading,
  ReadingInput,
  WordingInput,
  WordingOutput,
} from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'

/**
 * The judgements that need language, and the wording. The engine decides what happens with them: it plans, a reasoner
 * words. Both reasoners take and give the same plain data, and neither ever fails because a provider does.
 */
export interface Reasoner {
  read(talk: Talk, input: ReadingInput, signal: AbortSignal): Promise<ReasonerResult<Reading>>
  /** Tells the text in pieces as it comes, whole sentences that have passed every guard; gives all of it in the end. */
  word(
    talk: Talk,
    input: WordingInput,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<ReasonerResult<WordingOutput>>
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
  /** Whether papers of the end are worth a second, slower look by a job. */
  isModel: boolean
  /** Tells one that digests from another: `builtin`, or the provider and its model. */
  name: string
}

/** What a prompt can refer to. The moment is read only when somebody wants it: the builtin reasoner does not. */
export interface Talk {
  flow: CompiledFlow
  phase: PromptedPhase
  moment(): Promise<ConversationMoment>
  /** What the snapshot still offers: a service that was archived since is left out of flow and phase (§4.9). */
  offered(): Promise<Pick<Talk, 'flow' | 'phase'>>
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
}
