import type { AnswerCheck, CheckReason, EvidenceBand, EvidenceKind } from '@foyer/contract'
import type {
  AgentKnowledge,
  AnswerPage,
  CitedPassage,
  EvidenceReference,
  GivenPassage,
  LookUpOutcome,
} from '@foyer/engine'
import type { Static } from 'typebox'
import type { Queryable, SnapshotQueryable } from '../../platform/db/index.ts'

/**
 * What an organization knows, as search and judgement see it. Turns, answer checks, standing checks and the search all
 * ask here, so that they cannot disagree.
 */
export interface Knowledge {
  answer(db: SnapshotQueryable, question: Question): Promise<AnswerResult>
  search(db: SnapshotQueryable, query: Query): Promise<SearchResult[]>
  /** One that was found before, as it is now; null where it is gone, or the agent may not use it any more. */
  passage(db: SnapshotQueryable, one: PassageKey): Promise<CitedPassage | null>
  /** The service that is about what a visitor came with, if one is. */
  serviceFor(
    db: SnapshotQueryable,
    matter: Pick<Question, 'text' | 'language' | 'agent_id'>,
  ): Promise<CitedPassage | null>
  /** What a model is given of it in every turn: all where that is little, otherwise what can be looked up. */
  material(db: SnapshotQueryable, agent: AgentMaterial): Promise<AgentKnowledge>
  /** The best passages for a message, as a model is given them. */
  find(db: SnapshotQueryable, query: PassageQuery): Promise<GivenPassage[]>
  /** The passages under a title or heading of the outline; none where there is no such title. */
  page(db: SnapshotQueryable, page: { title: string; agent_id: number }): Promise<GivenPassage[]>
  /** Passages that were given before, as they are now. Those that are gone or closed to the agent are left out. */
  refresh(
    db: SnapshotQueryable,
    given: { passages: readonly EvidenceReference[]; agent_id: number; language: string },
  ): Promise<GivenPassage[]>
  /** What the indexes take that are loaded at present. */
  indexMemory(): { bytes: number; organizations: number }
  /** The pages that passages stand on, in the order of the passages, each once. */
  pages(db: Queryable, passage_ids: readonly number[]): Promise<KnowledgePage[]>
}

export interface KnowledgePage {
  title: string
  url: string
}

export interface AgentMaterial {
  agent_id: number
  /** Knowledge with more tokens than this is looked up. */
  most_tokens: number
}

export interface PassageQuery extends Pick<Question, 'text' | 'agent_id' | 'language' | 'previous'> {
  /** So many passages at most. */
  limit?: number
}

export interface PassageKey {
  kind: EvidenceKind
  id: number
  agent_id: number
  /** What it answers: of a long one, that part is said. */
  question: string
  language: string
}

export interface Question {
  text: string
  /** What is asked in the text, completed by what was talked about; the text itself where it is left out. */
  question?: string
  agent_id: number
  language: string
  /** What was asked before it in the same conversation. */
  previous?: string | null
  /** Where the answer before it stands. */
  page?: AnswerPage | null
}

/** `reachable` is what lies nearest, best first, whether or not it suffices. */
export interface AnswerResult {
  /** The question's meaning could not be had: what was not found may be there all the same. */
  by_words_alone: boolean
  outcome: LookUpOutcome
  /** What lies nearest, as it would be said, best first. */
  passages: CitedPassage[]
  answerable: boolean
  probability: number
  answer?: string
  /** What the answer says, statement by statement; none unless answerable. */
  cited: CitedEvidence[]
  /** Of what is cited, the facts. */
  fact_ids: number[]
  reason?: CheckReason
  reachable: Static<typeof AnswerCheck>['reachable']
}

export interface CitedEvidence {
  /** A passage that states no facts is cited itself, and so are a service and a part of the profile. */
  kind: EvidenceKind
  id: number
  text: string
  /** Of the page that it stands on. */
  url?: string
  /** As the search gives it. */
  score: number
}

export interface Query {
  text: string
  language: string
  /** Undefined: everything that is live, whoever may use it. */
  agent_id?: number
  kinds: readonly EvidenceKind[]
  limit: number
}

interface SearchResult {
  kind: EvidenceKind
  id: number
  text: string
  trail: readonly string[]
  /** Null for what stands in no source. */
  source_id: number | null
  source_title: string
  /** Of the page that the passage stands on. */
  url?: string
  score: number
  band: EvidenceBand
}

/** Something that judging needs is away: this says nothing about the knowledge. */
export class Outage extends Error {
  override name = 'Outage'
}
