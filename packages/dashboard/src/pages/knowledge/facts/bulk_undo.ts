import type { SuppressionScope } from '@foyer/contract/vocabulary'
import type { BatchUpdateKnowledgeFactsBody, KnowledgeFact } from '@foyer/sdk'

/** A change of several facts at once. */
export type BulkChange = Omit<BatchUpdateKnowledgeFactsBody, 'fact_ids'>

type Fact = Pick<KnowledgeFact, 'id' | 'reviewed' | 'tier' | 'tier_pinned' | 'archived' | 'suppression_scope'>

export interface BulkUndo {
  /** Facts that go back in the same way, together. */
  batches: { fact_ids: number[]; change: BulkChange }[]
  /** Those that are archived for more than their source: a batch cannot say that. */
  archives: { fact_id: number; suppression_scope: SuppressionScope }[]
}

/** What brings each of the facts back to how it was: they may have differed before. */
export function bulkUndo(facts: readonly Fact[], change: BulkChange): BulkUndo {
  const isWide = ({ suppression_scope }: Fact) =>
    change.archived === false && suppression_scope === 'organization'
  const groups = Map.groupBy(
    facts.filter((fact) => !isWide(fact)),
    (fact) => JSON.stringify(before(fact, change)),
  )
  return {
    batches: [...groups].map(([text, alike]) => ({
      fact_ids: alike.map(({ id }) => id),
      change: JSON.parse(text) as BulkChange,
    })),
    archives: facts
      .filter(isWide)
      .map(({ id }) => ({ fact_id: id, suppression_scope: 'organization' as const })),
  }
}

const before = ({ reviewed, tier, tier_pinned, archived }: Fact, change: BulkChange): BulkChange => ({
  ...(change.reviewed !== undefined && { reviewed }),
  ...(change.tier !== undefined && { tier, tier_pinned }),
  ...(change.archived !== undefined && { archived }),
  ...(change.exclude_agents && { include_agents: change.exclude_agents }),
  ...(change.include_agents && { exclude_agents: change.include_agents }),
})
