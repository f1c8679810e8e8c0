import { type Transaction, updateRow } from '../../platform/db/index.ts'
import { type GapRecheck, gapRecheck, type Trace } from '../../platform/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import { Outage } from '../answering/knowledge.ts'
import { type Check, checkAnswer } from '../checking/check_answer.ts'
import { judgeAndStore } from '../checking/judge_and_store.ts'
import { findKnowledgeVersion } from '../checking/repository.ts'
import type { KnowledgeEquipment, KnowledgeTask } from '../equipment.ts'
import { runAfterChange } from '../standing_checks/run_standing_checks.ts'
import { rememberChecked, wereChecked } from './checked_versions.ts'
import * as repository from './repository.ts'
import { stepAfter } from './rules.ts'
import { type Change, type Gap, getLocked, lockOpenings, reopen, resolve } from './transitions.ts'

/** After a change of the knowledge, in its transaction: what it may have broken or answered is checked again. */
export async function recheckAfter(
  db: Transaction,
  { type, id, at }: { type: string; id: number; at: Date },
  { open }: { open: boolean },
) {
  if (await repository.hasToRecheck(db, { open }))
    await db.enqueue(recheckGaps, { change: { type, id, at: at.toISOString() }, open })
  await runAfterChange(db)
}

export const gapRestoredEvent = 'knowledge_gap.restored'
const portion = 100

/**
 * Also while the organization is paused: who may edit meanwhile is told what the edit broke. An outage is waited for:
 * the job is tried again.
 */
export const recheckGaps: Job<GapRecheck, KnowledgeEquipment> = {
  ...gapRecheck,
  async run(work, { change, open }) {
    const { knowledge, tenant, organization } = work
    const scope = { knowledge, organization_id: organization.id, open }
    const version = await findKnowledgeVersion(tenant)
    // A gap that came back was not among those that were checked.
    if (change.type !== gapRestoredEvent && wereChecked(scope, version)) return
    let outage: string | undefined
    for (let after = 0; ; ) {
      const questions = await repository.listToRecheck(tenant, { open, after, limit: portion })
      for (const question of questions) {
        const { error } = await recheck(work, change, question)
        outage ??= error
        after = question.id
      }
      if (questions.length < portion) break
    }
    if (outage === undefined) rememberChecked(scope, version)
    else if (!work.lastAttempt) throw new Outage(outage)
  },
}

function recheck(
  { knowledge, vectorOf, askable, tenant, now }: KnowledgeTask,
  change: Change,
  question: repository.GapQuestion,
) {
  const checker = { knowledge, vectorOf, askable }
  const trigger = question.status === 'open' ? 'ingestion' : 'standing'
  return judgeAndStore(
    tenant,
    () => checkAnswer(checker, tenant, question, trigger, now(), question.last_check),
    async (db, check) => {
      lockOpenings(db)
      const gap = await getLocked(db, question.id)
      await apply(traceOf(change, now()), db, gap, check, change)
      return check
    },
  )
}

/** A check that leaves the gap in its place is kept without an event: nobody asked for it, and nothing happened. */
async function apply(trace: Trace, db: Transaction, gap: Gap, check: Check, broken_by: Change) {
  const { id, status, resolution_basis } = gap
  // Only one gap of a question is open at a time.
  const succeeded =
    (await repository.hasSuccessor(db, id)) || (await repository.findOpenKin(db, id)) !== undefined
  switch (stepAfter({ status, resolution_basis, succeeded }, check)) {
    case 'resolve':
      return resolve(trace, db, gap, 'verified', { last_check: check })
    case 'reopen':
      return reopen(trace, db, gap, { broken_by, last_check: check })
    case 'keep':
      updateRow(db, 'knowledge_gaps', id, { last_check: keptCheck(gap, check) })
  }
}

/** What the check before found stays when this one could not run. */
const keptCheck = ({ last_check }: Gap, check: Check): Check =>
  check.error === undefined ? check : { ...(last_check ?? check), error: check.error }

const traceOf = ({ type, id }: Change, now: Date): Trace => ({
  actor: { type: 'system', name: 'foyer' },
  operation: 'recheck',
  request_id: `${type}:${id}`,
  now,
})
