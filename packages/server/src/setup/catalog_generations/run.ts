import type { GenerationStage, RunStatus } from '@foyer/contract'
import { rowLock, type Tenant, type Transaction, updateRow } from '../../platform/db/index.ts'
import { recordChange, type Trace, wakeOnboarding } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { eventDataOf } from './serializer.ts'

/** The life of a run: taken by one attempt at a time, which ends it, loses it to a later one, or leaves it to the next. */

export type Run = repository.GenerationRow

/** Another attempt has taken the run. */
export class Superseded extends Error {
  override name = 'Superseded'
}

export const traceOf = (id: number, now: Date): Trace => ({
  actor: { type: 'system', name: 'foyer' },
  operation: 'createCatalogGeneration',
  request_id: `catalog_generation_${id}`,
  now,
})

/** Undefined when there is nothing left to do. */
export function take(tenant: Tenant, id: number): Promise<Run | undefined> {
  return tenant.transaction(async (db) => {
    const row = await findLocked(db, id)
    if (!row || row.completed_at) return undefined
    const attempt = row.attempt + 1
    updateRow(db, 'catalog_generations', id, { status: 'running', attempt })
    return { ...row, status: 'running', attempt }
  })
}

/** What `work` writes is written once: only the attempt that has the run writes, and the next one goes on behind it. */
export function advance<Result>(
  tenant: Tenant,
  run: Run,
  work: (db: Transaction) => Promise<Result>,
): Promise<Result> {
  return tenant.transaction(async (db) => {
    const row = await findLocked(db, run.id)
    if (row?.attempt !== run.attempt || row.completed_at) throw new Superseded()
    return work(db)
  })
}

/** Shown to whoever watches. */
export function showStage(tenant: Tenant, run: Run, stage: GenerationStage): Promise<void> {
  return advance(tenant, run, async (db) => updateRow(db, 'catalog_generations', run.id, { stage }))
}

interface Ending {
  status: Extract<RunStatus, 'completed' | 'failed'>
  error?: { code: string; message: string }
}

export function end(tenant: Tenant, run: Run, { status, error }: Ending, now: Date): Promise<void> {
  return advance(tenant, run, async (db) => {
    const before = await repository.get(db, run.id)
    updateRow(db, 'catalog_generations', run.id, {
      status,
      ...(status === 'completed' && { stage: 'done' }),
      error,
      completed_at: now,
    })
    const after = await repository.get(db, run.id)
    recordChange(traceOf(run.id, now), db, status, eventDataOf(before), eventDataOf(after))
    await wakeOnboarding(db, { catalog_generation_id: run.id })
  })
}

function findLocked(db: Transaction, id: number) {
  db.hold(rowLock('catalog_generations', id))
  return repository.find(db, id)
}
