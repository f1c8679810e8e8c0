import type { Input, operations } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { lockNames, lockRow, updateRow } from '../../db/row.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { recordChange } from '../../record.ts'
import { archivedReference, refuse, refuseArchived, unknownReference } from '../../refusal.ts'
import { resolveAgent } from '../agents/links.ts'
import * as repository from './repository.ts'
import { represent } from './serializer.ts'

type Operations = typeof operations
type Gap = ReturnType<typeof represent>

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
  lockOpenings(db)
  const before = await getLocked(db, id)
  if (before.status === 'archived')
    throw refuse('not_revertible', 'This gap is archived. Restore it before you reopen it.')
  await refuseOpenTwice(db, id)
  updateRow(db, 'knowledge_gaps', id, { status: 'open', resolution_basis: null, resolved_at: null })
  return recordChange(context, db, 'reopened', before, await getKnowledgeGap(db, id))
}

/** What it was resolved on is kept, so that restoring knows the status it had. */
export async function archiveKnowledgeGap(context: Context, db: Writer, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'knowledge_gaps', id, { status: 'archived' })
  return recordChange(context, db, 'archived', before, await getKnowledgeGap(db, id))
}

export async function restoreKnowledgeGap(context: Context, db: Writer, id: number) {
  lockOpenings(db)
  const before = await getLocked(db, id)
  const status = before.resolution_basis === null ? 'open' : 'resolved'
  if (status === 'open') await refuseOpenTwice(db, id)
  updateRow(db, 'knowledge_gaps', id, { status })
  return recordChange(context, db, 'restored', before, await getKnowledgeGap(db, id))
}

/** The gap that a body's `knowledge_gap_id` names, held: it must exist and be live. */
export async function holdGapToAnswer(db: Writer, id: number): Promise<Gap> {
  lockRow(db, 'knowledge_gaps', id)
  const row = await repository.find(db, id)
  if (!row) throw unknownReference('knowledge_gap_id', 'a gap')
  if (row.status === 'archived') throw archivedReference('knowledge_gap_id', 'a gap')
  return represent(row)
}

/** Of several sources that were added to answer a gap, it shows the latest (§2.8). */
export async function linkSource(context: Context, db: Writer, before: Gap, knowledge_source_id: number) {
  updateRow(db, 'knowledge_gaps', before.id, { knowledge_source_id })
  recordChange(context, db, 'updated', before, await getKnowledgeGap(db, before.id))
}

/** A question that came back has gaps old and new, of which one is open at most: that one is worked on. */
async function refuseOpenTwice(db: Writer, id: number) {
  const kin = await repository.findOpenKin(db, id)
  if (kin !== undefined)
    throw refuse('not_revertible', `Gap ${kin} is open for the same question. Resolve or archive it first.`)
}

/** One at a time: two gaps of one question must not open at once, each unseen by the other. */
const lockOpenings = (db: Writer) => lockNames(db, 'knowledge_gaps')

async function getLocked(db: Writer, id: number) {
  lockRow(db, 'knowledge_gaps', id)
  return getKnowledgeGap(db, id)
}
