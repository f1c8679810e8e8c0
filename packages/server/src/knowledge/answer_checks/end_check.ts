import type { RunStatus } from '@foyer/contract'
import { type Database, rowLock, type Tenant, type Transaction, updateRow } from '../../platform/db/index.ts'
import { recordChange } from '../../platform/index.ts'
import { eachDue, type Portion } from '../../platform/queue/index.ts'
import * as repository from './repository.ts'
import { eventDataOf } from './serializer.ts'

interface CheckOutcome {
  status: Extract<RunStatus, 'completed' | 'failed'>
  error?: { code: string; message: string }
}

export const checkFailure: CheckOutcome = {
  status: 'failed',
  error: { code: 'internal', message: 'The checks failed on our side. Start them again.' },
}

/** Only the attempt that still has the run may end it. */
export function endCheck(
  tenant: Tenant,
  { id, attempt }: { id: number; attempt: number },
  ending: CheckOutcome,
  { request_id, now }: { request_id: string; now: Date },
) {
  const actor = { type: 'system', name: 'foyer' } as const
  const trace = { actor, operation: 'startAnswerCheck', request_id, now }
  return tenant.transaction(async (db) => {
    const before = await findLocked(db, id)
    if (!before || before.attempt !== attempt) return
    updateRow(db, 'answer_checks', id, { ...ending, completed_at: now })
    recordChange(trace, db, ending.status, eventDataOf(before), eventDataOf(await repository.get(db, id)))
  })
}

export function findLocked(db: Transaction, id: number) {
  db.hold(rowLock('answer_checks', id))
  return repository.find(db, id)
}

/** A run that nobody can be working on any more, because every server that tried it died, has failed. */
export function giveUpChecks(database: Database, startedBefore: Date, now: Date): Promise<void> {
  return eachDue(
    (portion: Portion) => repository.listStale(database.system, startedBefore, portion),
    ({ organization_id, ...run }) =>
      endCheck(database.tenant(organization_id), run, checkFailure, { request_id: 'sweep', now }),
  )
}
