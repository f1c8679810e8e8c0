import { type Input, KnowledgePassage, type operations } from '@foyer/contract'
import { insertRow, type Queryable, rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  record,
  recordChange,
  refuse,
  representation,
  type Trace,
} from '../../platform/index.ts'
import { ingest } from './ingest_job.ts'
import * as repository from './repository.ts'
import { eventDataOf, represent } from './serializer.ts'

type Operations = typeof operations
const representPassage = representation(KnowledgePassage)

export async function listIngestionRuns(
  db: Queryable,
  query: Input<Operations['listIngestionRuns']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getIngestionRun(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export async function listPassagesOf(
  db: Queryable,
  source_id: number,
  query: Input<Operations['listKnowledgePassages']>['query'],
) {
  return listOf(await repository.listPassages(db, source_id, query), query, representPassage)
}

/** Storage is asked, not what the caller's key remembers: a pause holds from its answer on. */
export const mayIngest = (db: Queryable): Promise<boolean> => repository.isActive(db)

/** One run of a source at a time, and whoever asks meanwhile is shown that one. The source is held by the caller. */
export async function startRun(trace: Trace, db: Transaction, source_id: number, { plan = false } = {}) {
  const unfinished = await repository.findUnfinished(db, source_id)
  if (unfinished) return represent(unfinished)
  const id = await insertRow(db, 'ingestion_runs', {
    source_id,
    plan,
    status: 'queued',
    stage: 'waiting',
    created_at: trace.now,
  })
  await db.enqueue(ingest, { run_id: id })
  const after = await getIngestionRun(db, id)
  record(trace, db, { verb: 'created', before: null, after })
  return after
}

/** The run goes on where it stopped: with what it has read, and with the facts as they are by then. */
export async function applyIngestionRun(context: Context, db: Transaction, id: number) {
  const { source_id } = await repository.get(db, id)
  db.hold(rowLock('knowledge_sources', source_id))
  const row = await repository.get(db, id)
  if (row.status !== 'planned') {
    if (!row.plan && row.status !== 'failed') return represent(row)
    throw refuse('not_revertible', `This run is ${row.status}. Only a planned run can be applied.`)
  }
  if (await repository.isOvertaken(db, row))
    throw refuse('not_revertible', 'A later run of this source has replaced this plan. Make a new plan.')
  updateRow(db, 'ingestion_runs', id, {
    plan: false,
    status: 'queued',
    stage: 'applying',
    completed_at: null,
  })
  await db.enqueue(ingest, { run_id: id })
  const approved = await repository.get(db, id)
  recordChange(context, db, 'approved', eventDataOf(row), eventDataOf(approved))
  return represent(approved)
}
