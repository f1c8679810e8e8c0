import type { RunStatus } from '@foyer/contract'
import { type Database, rowLock, type Tenant, type Transaction, updateRow } from '../../platform/db/index.ts'
import { recordChange } from '../../platform/index.ts'
import { eachDue, type Portion } from '../../platform/queue/index.ts'
import * as repository from './repository.ts'
import { represent } from './serializer.ts'

interface ExportOutcome {
  status: Extract<RunStatus, 'completed' | 'failed'>
  bytes?: number
  error?: { code: string; message: string }
}

export const exportFailure: ExportOutcome = {
  status: 'failed',
  error: { code: 'internal', message: 'The export failed on our side. Start another one.' },
}

/** Only the attempt that still has the run may end it. */
export function endExport(
  tenant: Tenant,
  { id, attempt }: { id: number; attempt: number },
  ending: ExportOutcome,
  { request_id, now }: { request_id: string; now: Date },
) {
  const actor = { type: 'system', name: 'foyer' } as const
  const trace = { actor, operation: 'exportOrganization', request_id, now }
  return tenant.transaction(async (db) => {
    const before = await findLocked(db, id)
    if (!before || before.attempt !== attempt) return
    updateRow(db, 'organization_exports', id, { ...ending, completed_at: now })
    recordChange(trace, db, ending.status, represent(before), represent(await repository.get(db, id)))
  })
}

export function findLocked(db: Transaction, id: number) {
  db.hold(rowLock('organization_exports', id))
  return repository.find(db, id)
}

/** A run that nobody can be working on any more, because every server that tried it died, has failed. */
export function giveUpExports(database: Database, startedBefore: Date, now: Date): Promise<void> {
  return eachDue(
    (portion: Portion) => repository.listStale(database.system, startedBefore, portion),
    ({ organization_id, ...run }) =>
      endExport(database.tenant(organization_id), run, exportFailure, { request_id: 'sweep', now }),
  )
}
