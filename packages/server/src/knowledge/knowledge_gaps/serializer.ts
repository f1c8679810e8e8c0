import { KnowledgeGap } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { KnowledgeGapRow } from './repository.ts'

const shown = representation(KnowledgeGap)

/** When and where it was asked last follow from the history (§2.8). */
export function represent(row: KnowledgeGapRow) {
  const [latest] = row.conversations
  return shown({
    ...row,
    conversation_id: latest?.conversation_id,
    last_asked_at: latest?.asked_at,
    verdicts: row.verdicts.length > 0 ? row.verdicts : undefined,
  })
}
