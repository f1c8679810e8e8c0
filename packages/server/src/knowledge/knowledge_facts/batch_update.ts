import type { Input, operations } from '@foyer/contract'
import { knowledgeLock, type Transaction } from '../../platform/db/index.ts'
import { archivedReference, type Context } from '../../platform/index.ts'
import { factsByPlace } from './facts_by_place.ts'
import {
  archiveKnowledgeFact,
  excludeKnowledgeFact,
  getKnowledgeFact,
  includeKnowledgeFact,
  restoreKnowledgeFact,
  updateKnowledgeFact,
} from './service.ts'

type Body = Input<typeof operations.batchUpdateKnowledgeFacts>['body']

/** The same change for each of them, with its own events, in one transaction. */
export async function batchUpdateKnowledgeFacts(context: Context, db: Transaction, body: Body) {
  const { fact_ids, archived, exclude_agents = [], include_agents = [], ...fields } = body
  db.hold(knowledgeLock)
  await refuseUnusable(db, fact_ids, archived === false)
  const data = []
  for (const id of fact_ids) {
    // First back into use, last out of it: in between, it can be edited.
    if (archived === false) await restoreKnowledgeFact(context, db, id)
    if (Object.keys(fields).length > 0) await updateKnowledgeFact(context, db, id, fields)
    for (const agent of exclude_agents) await excludeKnowledgeFact(context, db, id, { agent })
    for (const agent of include_agents) await includeKnowledgeFact(context, db, id, { agent })
    if (archived) await archiveKnowledgeFact(context, db, id, {})
    data.push(await getKnowledgeFact(db, id))
  }
  return { object: 'list' as const, data, has_more: false }
}

/** Which of many it was is told by its place. */
async function refuseUnusable(db: Transaction, ids: readonly number[], restored: boolean) {
  for (const [index, { archived }] of (await factsByPlace(db, ids, 'fact_ids')).entries())
    if (archived && !restored) throw archivedReference(`fact_ids.${index}`, 'a fact')
}
