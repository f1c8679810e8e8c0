import { rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { record, type Trace } from '../../platform/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import { Outage } from '../answering/knowledge.ts'
import { type Check, checkAnswer } from '../checking/check_answer.ts'
import { judgeAndStore } from '../checking/judge_and_store.ts'
import type { KnowledgeEquipment } from '../equipment.ts'
import * as repository from './repository.ts'
import { eventDataOf, represent } from './serializer.ts'

const portion = 100

/** The owner's own checks, after a change of the knowledge. Those of gaps are run with their gaps. */
export const runStandingChecks: Job<Record<string, never>, KnowledgeEquipment> = {
  name: 'run_standing_checks',
  retries: 6,
  async run({ knowledge, vectorOf, askable, tenant, now, lastAttempt }) {
    const checker = { knowledge, vectorOf, askable }
    let outage: string | undefined
    for (let after = 0; ; ) {
      const checks = await repository.listOwn(tenant, { after, limit: portion })
      for (const own of checks) {
        const { error } = await judgeAndStore(
          tenant,
          () => checkAnswer(checker, tenant, own, 'standing', now(), own.last_check),
          (db, check) => keepResult(db, own.id, check, now()),
        )
        outage ??= error
        after = own.id
      }
      if (checks.length < portion) break
    }
    if (outage !== undefined && !lastAttempt) throw new Outage(outage)
  },
}

/** After a change of the knowledge, in its transaction. */
export async function runAfterChange(db: Transaction) {
  if (await repository.hasOwn(db)) await db.enqueue(runStandingChecks, {})
}

/** A result that is as before leaves no event. What an earlier check found outlives an outage. */
async function keepResult(db: Transaction, id: number, check: Check, now: Date): Promise<Check> {
  db.hold(rowLock('standing_checks', id))
  const before = represent(await repository.get(db, id))
  const last_check =
    check.error === undefined ? check : { ...(before.last_check ?? check), error: check.error }
  updateRow(db, 'standing_checks', id, { last_check })
  const after = represent(await repository.get(db, id))
  if (after.passes !== null && after.passes !== before.passes)
    record(traceAt(now), db, { verb: 'checked', before: eventDataOf(before), after: eventDataOf(after) })
  return check
}

const traceAt = (now: Date): Trace => ({
  actor: { type: 'system', name: 'foyer' },
  operation: 'recheck',
  request_id: 'standing_checks',
  now,
})
