import type { Input, operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import { getOrganization } from '../../organization/index.ts'
import { type Queryable, rowLock, type Tenant, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf, refuseLostCursor } from '../../platform/http/index.ts'
import {
  archivedReference,
  type Context,
  recordChange,
  refuse,
  refuseInactive,
  unknownReference,
} from '../../platform/index.ts'
import { type AnswerChecker, type Check, checkAnswer } from '../checking/check_answer.ts'
import { judgeAndStore } from '../checking/judge_and_store.ts'
import { gapRestoredEvent, recheckAfter } from './recheck_gaps.ts'
import * as repository from './repository.ts'
import { refuseUnanswerable } from './rules.ts'
import { represent } from './serializer.ts'
import {
  type Gap,
  getGap,
  getLive,
  getLocked,
  keep,
  lockOpenings,
  refuseArchivedGap,
  refuseOpenTwice,
  reopen,
  resolve,
} from './transitions.ts'

export { type GapQuestion, listQuestions } from './repository.ts'
export {
  type ForeseenQuestion,
  openForeseenGap,
  recordUnanswered,
  type UnansweredQuestion,
} from './unanswered.ts'
export { judgeKnowledgeGap, vouchForAnswer } from './verdict.ts'
export { recordWrongReply } from './wrong_reply.ts'

type Operations = typeof operations

export async function listKnowledgeGaps(
  db: Queryable,
  { agent, ...filters }: Input<Operations['listKnowledgeGaps']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  if (filters.order === 'occurrences') await refuseLostCursor(filters, (id) => repository.find(db, id))
  return listOf(await repository.list(db, { ...filters, agent_id }), filters, represent)
}

export { getGap as getKnowledgeGap, recheckAfter }

/** On the owner's word, it is a plain write. Verified, it is checked first, with no transaction open meanwhile. */
export async function resolveKnowledgeGap(
  checker: AnswerChecker,
  context: Context,
  tenant: Tenant,
  id: number,
  { basis = 'declared' }: Input<Operations['resolveKnowledgeGap']>['body'],
) {
  if (basis === 'verified') return verify(checker, context, tenant, id)
  return tenant.transaction(async (db) => resolve(context, db, await getLive(db, id), basis))
}

/** The check is kept whatever it finds. */
async function verify(checker: AnswerChecker, context: Context, tenant: Tenant, id: number) {
  // Storage is asked, not what the key remembers, as for every activity (http/bind.ts).
  refuseInactive({ organization: { ...context.organization, ...(await getOrganization(tenant)) } })
  const { gap, check } = await checked(checker, context, tenant, id, async (db, before, check) => ({
    gap: check.answerable
      ? await resolve(context, db, before, 'verified', { last_check: check })
      : await keep(context, db, before, 'checked', { last_check: check }),
    check,
  }))
  refuseUnanswerable(check)
  return gap
}

export function checkKnowledgeGap(checker: AnswerChecker, context: Context, tenant: Tenant, id: number) {
  return checked(checker, context, tenant, id, (db, before, check) =>
    keep(context, db, before, 'checked', { last_check: check }),
  )
}

/** Checked on the owner's behalf. What is written to is the gap as it has become meanwhile. */
async function checked<Result>(
  checker: AnswerChecker,
  { now }: Context,
  tenant: Tenant,
  id: number,
  write: (db: Transaction, before: Gap, check: Check) => Promise<Result>,
): Promise<Result> {
  const asked = await repository.getQuestion(tenant, id)
  refuseArchivedGap(asked)
  return judgeAndStore(
    tenant,
    () => checkAnswer(checker, tenant, asked, 'owner', now),
    async (db, check) => write(db, await getLive(db, id), check),
  )
}

/** Checks of a run over many gaps; the run itself tells of them. In the order of ids, as two runs may meet. */
export function storeChecks(db: Transaction, checks: { knowledge_gap_id?: number; check?: Check }[]) {
  for (const { knowledge_gap_id: id, check: last_check } of checks.toSorted(byGap))
    if (id !== undefined) updateRow(db, 'knowledge_gaps', id, { last_check })
}
const byGap = (a: { knowledge_gap_id?: number }, b: { knowledge_gap_id?: number }) =>
  (a.knowledge_gap_id ?? 0) - (b.knowledge_gap_id ?? 0)

export async function reopenKnowledgeGap(context: Context, db: Transaction, id: number) {
  lockOpenings(db)
  const before = await getLocked(db, id)
  if (before.status === 'archived')
    throw refuse('not_revertible', 'This gap is archived. Restore it before you reopen it.')
  await refuseOpenTwice(db, id)
  return reopen(context, db, before)
}

/** What it was resolved on is kept, so that restoring knows the status it had. */
export async function archiveKnowledgeGap(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'knowledge_gaps', id, { status: 'archived' })
  return recordChange(context, db, 'archived', before, await getGap(db, id))
}

export async function restoreKnowledgeGap(context: Context, db: Transaction, id: number) {
  lockOpenings(db)
  const before = await getLocked(db, id)
  const status = before.resolution_basis === null ? 'open' : 'resolved'
  if (status === 'open') await refuseOpenTwice(db, id)
  updateRow(db, 'knowledge_gaps', id, { status })
  const after = recordChange(context, db, 'restored', before, await getGap(db, id))
  // Nobody checked it while it was archived.
  if (before.status === 'archived')
    await recheckAfter(db, { type: gapRestoredEvent, id, at: context.now }, { open: true })
  return after
}

/** The gap that a body's `knowledge_gap_id` names, held: it must exist and be live. */
export async function holdGapToAnswer(db: Transaction, id: number): Promise<Gap> {
  db.hold(rowLock('knowledge_gaps', id))
  const row = await repository.find(db, id)
  if (!row) throw unknownReference('knowledge_gap_id', 'a gap')
  if (row.status === 'archived') throw archivedReference('knowledge_gap_id', 'a gap')
  return represent(row)
}

/** Of several sources that were added to answer a gap, it shows the latest (§2.8). */
export async function linkSource(
  context: Context,
  db: Transaction,
  before: Gap,
  knowledge_source_id: number,
) {
  updateRow(db, 'knowledge_gaps', before.id, { knowledge_source_id })
  recordChange(context, db, 'updated', before, await getGap(db, before.id))
}
