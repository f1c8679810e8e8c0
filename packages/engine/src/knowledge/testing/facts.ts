import type { ExistingFact, SourceFact } from '../reconciliation/plan.ts'
import { normalizeStatement } from '../statement.ts'

/** A fact as ingestion left it, but for what a test says. */
export function existingFact(fields: Partial<ExistingFact> & { id: number; text: string }): ExistingFact {
  return {
    statement: normalizeStatement(fields.text),
    topic: 'practical',
    tier: 'situational',
    digested_tier: 'situational',
    tier_pinned: false,
    reviewed: false,
    supported: true,
    archived: false,
    suppression_scope: null,
    passage_key: 'passage',
    ...fields,
  }
}

export const statedFact = (text: string, fields: Partial<SourceFact> = {}): SourceFact => ({
  text,
  topic: 'practical',
  tier: 'situational',
  passage: 'passage',
  ...fields,
})
