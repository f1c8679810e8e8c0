import type { Input, operations } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { lockRow, updateRow } from '../../db/row.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { recordChange } from '../../record.ts'
import { refuse, refuseArchived } from '../../refusal.ts'
import { resolveAgent } from '../agents/links.ts'
import * as repository from './repository.ts'
import { represent } from './serializer.ts'

type Operations = typeof operations

export async function listKnowledgeGaps(
  db: Reader,
  { agent, ...filters }: Input<Operations['listKnowledgeGaps']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, agent_id }), filters, represent)
}

export async function getKnowledgeGap(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

/** Resolving on the same basis again keeps the first time; another basis is a resolution of its own. */
export async function resolveKnowledgeGap(
  context: Context,
  db: Writer,
  id: number,
  { basis = 'declared' }: Input<Operations['resolveKnowledgeGap']>['body'],
) {
  const before = await getLocked(db, id)
  refuseArchived({ archived: before.status === 'archived' }, 'gap')
  if (before.resolution_basis === basis) return before
  updateRow(db, 'knowledge_gaps', id, {
    status: 'resolved',
    resolution_basis: basis,
    resolved_at: context.now,
  })
  return recordChange(context, db, 'resolved', before, await getKnowledgeGap(db, id))
}

/** What was tried to answer it, the added source and the latest check, stays with the reopened gap. */
export async function reopenKnowledgeGap(context: Context, db: Writer, id: number) {
  const before = await getLocked(db, id)
  if (before.status === 'archived')
    throw refuse('not_revertible', 'This gap is archived. Restore it before you reopen it.')
  updateRow(db, 'knowledge_gaps', id, { status: 'open', resolution_basis: null, resolved_at: null })
  return recordChange(context, db, 'reopened', before, await getKnowledgeGap(db, id))
}

async function getLocked(db: Writer, id: number) {
  lockRow(db, 'knowledge_gaps', id)
  return getKnowledgeGap(db, id)
}
