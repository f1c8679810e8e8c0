import { Shutdown } from '../../platform/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import { currentSpan } from '../../platform/telemetry/index.ts'
import type { KnowledgeEquipment, KnowledgeTask } from '../equipment.ts'
import { ingest } from '../ingestion_runs/ingest_job.ts'
import { SourceFailure } from '../reading/failure.ts'
import { conclude } from './applying/conclude.ts'
import { countRun } from './ingestion_telemetry.ts'
import { readSource } from './read_source.ts'
import { fail, type Run, refuseInactive, Superseded, take } from './run.ts'

/**
 * Reads a source, compares what it states with the facts there are, and brings these up to date. It can be stopped at
 * any point: the next attempt goes on from what has been read, and nothing is changed before all of it is.
 */
export const ingestRun: Job<{ run_id: number }, KnowledgeEquipment> = {
  ...ingest,
  givesUp: true,
  // Most of them wait for somebody's server. What keeps a processor busy takes turns elsewhere (reading/, digesting/).
  atOnce: 16,
  perOrganization: 3,
  async run(work, { run_id }) {
    const run = await take(work.tenant, run_id)
    if (!run) return
    currentSpan()?.set({ 'foyer.ingestion_run.id': run_id, 'foyer.knowledge_source.id': run.source.id })
    try {
      // The organization may have been paused since the job was enqueued.
      refuseInactive(work.organization)
      if (!run.read) await readSource(work, run)
      await conclude(work, run)
      countRun(work.meter, run.plan ? 'planned' : 'applied')
    } catch (error) {
      await handle(work, run, error)
    }
  },
  async giveUp({ tenant, now }, { run_id }) {
    const run = await take(tenant, run_id)
    if (run) await fail(tenant, run, unexpected, now())
  },
}

/** What will not change by itself ends the run at once; anything else is tried again as often as the queue allows. */
async function handle(
  { tenant, lastAttempt, now, stopping, meter }: KnowledgeTask,
  run: Run,
  error: unknown,
) {
  if (error instanceof Superseded) return
  // What fails while the server stops may fail because of that: it says nothing about the source.
  if (stopping.aborted || error instanceof Shutdown) throw error
  const told = error instanceof SourceFailure
  const hopeless = told && (error.lasting || error.code.startsWith('organization_'))
  if (hopeless || lastAttempt) {
    await fail(tenant, run, told ? error : unexpected, now())
    countRun(meter, 'failed')
  }
  if (!hopeless) throw error
}

const unexpected = new SourceFailure(
  'internal',
  'Reading this source failed on our side. Try again, and tell your server administrator if it happens again.',
  { lasting: false },
)
