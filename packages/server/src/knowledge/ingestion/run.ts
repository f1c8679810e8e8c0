import { rowLock, type Tenant, type Transaction, updateRow } from '../../platform/db/index.ts'
import { type Organization, recordChange, type Trace, wakeOnboarding } from '../../platform/index.ts'
import * as runs from '../ingestion_runs/repository.ts'
import { eventDataOf } from '../ingestion_runs/serializer.ts'
import { SourceFailure } from '../reading/failure.ts'
import * as repository from './repository.ts'

/** The life of a run: taken by one attempt at a time, which ends it, loses it to a later one, or leaves it to the next. */

export interface Run {
  run_id: number
  attempt: number
  plan: boolean
  /** Reading is behind it. */
  read: boolean
  source: repository.SourceRow
}

/** Another attempt has taken the run. */
export class Superseded extends Error {
  override name = 'Superseded'
}

export const traceOf = (run_id: number, now: Date): Trace => ({
  actor: { type: 'system', name: 'foyer' },
  operation: 'ingest',
  request_id: `ingestion_run_${run_id}`,
  now,
})

/** Undefined when there is nothing left to do. */
export function take(tenant: Tenant, run_id: number): Promise<Run | undefined> {
  return tenant.transaction(async (db) => {
    const row = await hold(db, run_id)
    if (!row || (row.status !== 'queued' && row.status !== 'running')) return undefined
    const read = row.stage === 'reconciling' || row.stage === 'applying'
    const attempt = row.attempt + 1
    updateRow(db, 'ingestion_runs', run_id, {
      status: 'running',
      attempt,
      ...(!read && { stage: 'reading' }),
    })
    updateRow(db, 'knowledge_sources', row.source_id, { status: 'ingesting' })
    return { run_id, attempt, plan: row.plan, read, source: await repository.getSource(db, row.source_id) }
  })
}

/** The source first, as everybody does who needs both; its run cannot change hands meanwhile. */
export async function hold(db: Transaction, run_id: number): Promise<runs.IngestionRunRow | undefined> {
  const found = await runs.find(db, run_id)
  if (!found) return undefined
  db.hold(rowLock('knowledge_sources', found.source_id))
  return runs.find(db, run_id)
}

interface RunEnding {
  status: 'planned' | 'applied' | 'failed'
  outcome?: runs.Outcome
  error?: { code: string; message: string; lasting: boolean }
}

/** Within the transaction that has held the run. */
export async function end(
  db: Transaction,
  { run_id, source }: Run,
  row: runs.IngestionRunRow,
  { status, outcome, error }: RunEnding,
  now: Date,
) {
  const failed = status === 'failed'
  updateRow(db, 'ingestion_runs', run_id, {
    status,
    ...(!failed && { stage: status === 'applied' ? 'done' : 'reconciling' }),
    outcome: outcome as never,
    error,
    completed_at: now,
  })
  updateRow(db, 'knowledge_sources', source.id, {
    // What was read before stays in use, and a source that was never read goes on waiting.
    status: failed ? 'failed' : status === 'applied' || source.ingested_at ? 'ready' : 'queued',
    error: error ?? null,
    progress: null,
    ...(status === 'applied' && { ingested_at: now }),
  })
  if (status !== 'planned') repository.dropStaged(db, run_id)
  recordChange(
    traceOf(run_id, now),
    db,
    status,
    eventDataOf(row),
    eventDataOf((await runs.find(db, run_id))!),
  )
  await wakeOnboarding(db, { source_id: source.id })
}

export function fail(tenant: Tenant, run: Run, failure: SourceFailure, now: Date): Promise<void> {
  return tenant.transaction(async (db) => {
    const row = await hold(db, run.run_id)
    if (row?.attempt !== run.attempt || row.status !== 'running') return
    const { code, message, lasting } = failure
    await end(db, run, row, { status: 'failed', error: { code, message, lasting } }, now)
  })
}

/** Told to whoever watches; fails when the run has been taken over. */
export function progress(tenant: Tenant, run: Run, stage: string, done: number, total: number) {
  return tenant.transaction(async (db) => {
    if (!(await repository.isHeld(db, run))) throw new Superseded()
    repository.recordProgress(db, run, { stage, done, total })
  })
}

export const refuseInactive = ({ paused, verified }: Organization) => {
  if (paused || !verified)
    throw new SourceFailure(
      paused ? 'organization_paused' : 'organization_unverified',
      `The organization is ${paused ? 'paused' : 'not verified'}. The source will be read once that changes.`,
      { lasting: false },
    )
}
