import type { SuppressionScope } from '@foyer/contract/vocabulary'
import type { MergedFact } from './merge_duplicates.ts'
import type { ExistingFact, FactChanges } from './plan.ts'

/**
 * What changes in a row that the source still states. The owner's pin, review and archiving stand: a reviewed or
 * archived fact keeps its words, the one because they were approved, the other because it is suppressed by them.
 */
export function changesTo(
  row: ExistingFact,
  said: MergedFact,
  suppressed: SuppressionScope | null,
): FactChanges {
  const reworded = row.statement !== said.statement && !hasFixedText(row)
  return {
    ...(reworded && { text: said.text, statement: said.statement }),
    ...(!row.supported && { supported: true }),
    ...(row.digested_tier !== said.tier && { digested_tier: said.tier }),
    ...(!row.tier_pinned && row.tier !== said.tier && { tier: said.tier }),
    ...(!said.passages.has(row.passage_key ?? '') && { passage_key: said.passage }),
    ...(suppressed && !row.archived && { archived: true, suppression_scope: suppressed }),
  }
}

const hasFixedText = ({ reviewed, archived }: ExistingFact) => reviewed || archived

/** A pin is only worth a word when ingestion has come to another judgement than before. */
export const contradictsPin = (row: ExistingFact, { tier }: MergedFact) =>
  row.tier_pinned && row.tier !== tier && row.digested_tier !== tier
