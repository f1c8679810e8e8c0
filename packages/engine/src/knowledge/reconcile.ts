import { tierConflict, valueConflict, wordingConflict } from './reconciliation/conflicts.ts'
import { changesTo, contradictsPin } from './reconciliation/fact_changes.ts'
import { type MergedFact, mergeDuplicates } from './reconciliation/merge_duplicates.ts'
import { ownerConflicts } from './reconciliation/owner_conflicts.ts'
import { pairFacts } from './reconciliation/pair_facts.ts'
import type {
  Conflict,
  ExistingFact,
  NewFact,
  OwnerFact,
  ReconciliationPlan,
  SourceFact,
  Suppression,
} from './reconciliation/plan.ts'
import { suppressedScopes } from './reconciliation/suppressed_scopes.ts'

export interface ReconcileInput {
  /** All that the source has, archived and retired facts included. */
  existing: readonly ExistingFact[]
  /** All that the source states now. */
  digested: readonly SourceFact[]
  /** Beside those that the existing facts carry themselves. */
  suppressions: readonly Suppression[]
  ownerFacts: readonly OwnerFact[]
}

/**
 * What reading a source anew does to its facts. The same statement keeps its row, and so does one that is near enough
 * and equal in numbers and names; another number or name makes another fact and retires the old.
 */
export function reconcile({
  existing,
  digested,
  suppressions,
  ownerFacts,
}: ReconcileInput): ReconciliationPlan {
  const scopes = suppressedScopes(existing, suppressions)
  const stated = mergeDuplicates(digested)
  const rows = Map.groupBy(existing, ({ statement }) => statement)
  const statements = new Set(stated.map(({ statement }) => statement))
  const { near, changed } = pairFacts(
    existing.filter(({ statement, supported }) => supported && !statements.has(statement)),
    stated.filter(({ statement }) => !rows.has(statement) && !scopes.has(statement)),
  )

  const again: { row: ExistingFact; said: MergedFact }[] = [
    ...stated.flatMap((said) => standing(rows.get(said.statement) ?? []).map((row) => ({ row, said }))),
    ...near.map(({ row, fact }) => ({ row, said: fact })),
  ]
  const held = new Set(again.map(({ row }) => row))
  const found = new Set(again.map(({ said }) => said))
  const kept = again
    .map(({ row, said }) => ({
      id: row.id,
      changes: changesTo(row, said, scopes.get(said.statement) ?? null),
    }))
    .sort((one, other) => one.id - other.id)
  const heirs = new Map(changed.map(({ row, fact }) => [fact, row.id]))
  const hidden = new Set(again.filter(({ row }) => row.archived).map(({ said }) => said))

  return {
    kept: kept.filter(({ changes }) => !changes.supported),
    revived: kept.filter(({ changes }) => changes.supported),
    added: stated.filter((said) => !found.has(said)).map(added),
    retired: existing.filter((row) => row.supported && !held.has(row)).map(({ id }) => id),
    conflicts: conflicts(),
  }

  function added(said: MergedFact): NewFact {
    const { text, statement, topic, tier, passage } = said
    const suppressed = scopes.get(statement) ?? null
    return { text, statement, topic, tier, passage, suppressed, inherits: heirs.get(said) ?? null }
  }

  /** An archived fact is nobody's business any more. */
  function conflicts(): Conflict[] {
    const approved = ({ row }: { row: ExistingFact }) => row.reviewed && !row.archived
    return [
      ...near.filter(approved).map(({ row, fact }) => wordingConflict(row, fact.text)),
      ...changed.filter(approved).map(({ row, fact }) => valueConflict(row, fact.text)),
      ...again.filter(({ row, said }) => contradictsPin(row, said)).map(({ row }) => tierConflict(row)),
      ...ownerConflicts(
        stated.filter((said) => !hidden.has(said) && !scopes.has(said.statement)),
        ownerFacts,
      ),
    ].sort(byFact)
  }
}

/** Rows that state the same are all kept; where all are retired, one of them comes back. */
function standing(rows: ExistingFact[]): ExistingFact[] {
  const supported = rows.filter((row) => row.supported)
  if (rows.length === 0) return []
  return supported.length > 0 ? supported : [rows.reduce((one, other) => (other.id < one.id ? other : one))]
}

const byFact = (one: Conflict, other: Conflict) =>
  one.id - other.id || (one.kind + one.text < other.kind + other.text ? -1 : 1)
