import type { FactTier, FactTopic, SuppressionScope } from '@foyer/contract/vocabulary'
import type { DigestedFact } from '../digested_fact.ts'

/** A fact that the source has, live or not. */
export interface ExistingFact {
  id: number
  text: string
  /** The text as `normalizeStatement` gives it. */
  statement: string
  topic: FactTopic
  tier: FactTier
  digested_tier: FactTier | null
  tier_pinned: boolean
  reviewed: boolean
  supported: boolean
  archived: boolean
  suppression_scope: SuppressionScope | null
  passage_key: string | null
}

/** What the source states now, and where. */
export interface SourceFact extends DigestedFact {
  passage: string
}

/** A statement that is to stay away: from this source, or from the whole organization. */
export interface Suppression {
  statement: string
  scope: SuppressionScope
}

/** What the owner says, in any source. */
export interface OwnerFact {
  id: number
  text: string
}

/** What reading a source anew does to its facts. Applying a plan and reconciling again changes nothing more. */
export interface ReconciliationPlan {
  /** Still stated: the row keeps its id and all that the owner decided about it. */
  kept: FactUpdate[]
  /** Retired before, and stated again. */
  revived: FactUpdate[]
  added: NewFact[]
  /** No longer stated: kept for the record, by id. */
  retired: number[]
  conflicts: Conflict[]
}

export interface FactUpdate {
  id: number
  changes: FactChanges
}

/** Fields of a row that get another value; none when it stays as it is. */
export interface FactChanges {
  text?: string
  statement?: string
  tier?: FactTier
  digested_tier?: FactTier
  supported?: true
  archived?: true
  suppression_scope?: SuppressionScope
  passage_key?: string
}

export interface NewFact {
  text: string
  statement: string
  topic: FactTopic
  tier: FactTier
  passage: string
  /** The scope in which the statement is suppressed: the fact is added archived. */
  suppressed: SuppressionScope | null
  /** The fact whose number or name changed into this: its exclusions are inherited, its review is not. */
  inherits: number | null
}

type ConflictKind =
  /** A reviewed fact is put into other words. */
  | 'wording'
  /** A reviewed fact's number, name or denial is another now. */
  | 'value'
  /** The owner's tier stands over another judgement. */
  | 'tier'
  /** The owner's own fact says otherwise. */
  | 'owner_fact'

/** Where the source says otherwise than the owner. Nothing of the owner's is overwritten. */
export interface Conflict {
  kind: ConflictKind
  /** The fact that the owner decided about. */
  id: number
  /** What the source states now. */
  text: string
  reason: string
}
