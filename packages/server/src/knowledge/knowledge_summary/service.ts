import { KnowledgeSummary } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { representation } from '../../platform/index.ts'
import * as repository from './repository.ts'

const represent = representation(KnowledgeSummary)

export async function getKnowledgeSummary(db: Queryable) {
  const { sources, reading, failed, passages, facts, unreviewed, unsupported } = await repository.count(db)
  return represent({
    sources: { total: sources, reading, failed },
    passages,
    facts: { total: facts, unreviewed, unsupported },
  })
}
