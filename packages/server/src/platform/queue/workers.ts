import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { findOrganization } from '../db/organization.ts'
import { deadLetterOf } from '../db/queue.ts'
import { orShutdown, Shutdown } from '../shutdown.ts'
import type { Meter, Tracer } from '../telemetry/index.ts'
import type { BackgroundWork, Job, Sweep, Task } from './job.ts'
import { observeJob, observeSweep } from './job_telemetry.ts'
import { returnJob } from './return_job.ts'

/** Runs what is in the queue. */

interface Workers {
  /** Takes nothing new, and lets running jobs finish for a moment. The others are put back for whoever works next. */
  stop(): Promise<void>
}

interface WorkerOptions {
  database: Database
  now: () => Date
  work: BackgroundWork
  /** Aborted when the server waits for nothing any more. */
  stopping?: AbortSignal
  /** How often a worker looks for jobs that nobody told it of. */
  lookSeconds?: number
  /** Absent where nothing is traced or measured. */
  tracer?: Tracer | undefined
  meter?: Meter
  log: LogError
}

type LogError = (error: unknown, what: string) => void

type QueuedJob = Pick<
  JobWithMetadata<{ organization_id: number; traceparent?: string }>,
  'data' | 'retryCount' | 'retryLimit'
>

const retryStartMs = 5000
const patience = {
  /** Jobs can be done again: a server that stops does not wait for long ones. */
  finishMs: 3000,
  /** For a job to end once it was told to; one that does not is put back all the same. */
  breakOffMs: 2000,
}
/** Workers are notified of a job that is due at once; they look for one that was put off. */
const polling = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
})

/** Answers at once; when storage is away the work begins as soon as it is back. */
export function startWorkers(options: WorkerOptions, { finishMs, breakOffMs } = patience): Workers {
  const { database, now, work, log, lookSeconds, tracer, meter } = options
  const starting = new AbortController()
  const stop = new AbortController()
  const abandon = new AbortController()
  const stopping = AbortSignal.any([stop.signal, ...(options.stopping ? [options.stopping] : [])])
  const signals = { stopping, abandoning: abandon.signal }
  const started = (async () => {
    while (!starting.signal.aborted)
      try {
        return await begin({
          ...{ database, now, work, log, tracer },
          ...(meter && { meter }),
          ...(lookSeconds && { lookSeconds }),
          ...signals,
        })
      } catch (error) {
        log(error, 'background work could not start; trying again')
        await sleep(retryStartMs, undefined, { signal: starting.signal }).catch(() => {})
      }
  })()
  return {
    async stop() {
      starting.abort()
      const boss = await started
      if (!boss) return
      const timers = [
        setTimeout(() => stop.abort(new Shutdown()), finishMs),
        setTimeout(() => abandon.abort(), finishMs + breakOffMs),
      ]
      await Promise.all(queuesOf(work).map((name) => boss.offWork(name)))
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const queuesOf = ({ jobs, sweeps }: BackgroundWork) => [
  ...jobs.flatMap((job) => (job.givesUp ? [job.name, deadLetterOf(job).name] : [job.name])),
  ...sweeps.map(({ name }) => name),
]

interface Employment extends WorkerOptions {
  stopping: AbortSignal
  /** Aborted when not even an ending is waited for any more. */
  abandoning: AbortSignal
}

async function begin(employment: Employment): Promise<PgBoss> {
  const { database, work, abandoning, log } = employment
  const boss = await database.queue.open()
  boss.on('error', (error) => log(error, 'background work met an error'))
  for (const job of work.jobs) {
    await database.queue.prepare(boss, job)
    await employ(boss, employment, job)
    if (job.givesUp) await employ(boss, employment, { ...deadLetterOf(job), run: job.giveUp })
  }
  for (const sweep of work.sweeps) {
    await database.queue.prepare(boss, { name: sweep.name, retries: 0 })
    await boss.work(sweep.name, polling(60), () => orShutdown(abandoning, runSweep(employment, sweep)))
    await boss.schedule(sweep.name, sweep.schedule)
    if (sweep.atStart) await boss.send(sweep.name, {})
  }
  return boss
}

/** Nobody waits for a sweep: what fails in it is logged here or nowhere. */
export async function runSweep(
  { database, now, log, tracer, meter }: Pick<WorkerOptions, 'database' | 'now' | 'log' | 'tracer' | 'meter'>,
  sweep: Sweep,
) {
  try {
    await observeSweep({ tracer, meter }, sweep, () =>
      sweep.run({ ...database, ...database.background }, now()),
    )
  } catch (error) {
    log(error, `the sweep ${sweep.name} failed, wholly or in part`)
    throw error
  }
}

/** Organizations take turns: while one has as many jobs at work as it may, the jobs of others are taken first. */
async function employ(boss: PgBoss, employment: Employment, job: Job<object>) {
  const { atOnce = 2, perOrganization = Math.ceil(atOnce / 2) } = job
  // Each of them looks: many need not look as often as few.
  const { abandoning, stopping, lookSeconds = Math.ceil(atOnce / 8) } = employment
  const options = {
    ...polling(lookSeconds),
    includeMetadata: true,
    localConcurrency: atOnce,
    localGroupConcurrency: perOrganization,
  } as const
  await boss.work<QueuedJob['data'], void, typeof options>(job.name, options, async (queued) => {
    // Where one job was there may be more. Workers that looked at the same moment may all have met jobs of an
    // organization that has its share, and given them back: they look again, and not only when it is time to.
    wakeWorkers(boss, job)
    for (const each of queued)
      await orShutdown(abandoning, perform(employment, job, each)).catch(async (error) => {
        // Whatever failed while the server stopped may have failed because of that.
        if (stopping.aborted || error instanceof Shutdown) await returnJob(boss, each)
        throw error
      })
  })
}

function wakeWorkers(boss: PgBoss, job: Job<object>) {
  for (const { id, name } of boss.getWipData()) if (name === job.name) boss.notifyWorker(id)
}

export async function perform(
  {
    database,
    now,
    stopping,
    tracer,
    meter,
  }: Pick<Task, 'database' | 'now' | 'stopping'> & Pick<WorkerOptions, 'tracer' | 'meter'>,
  job: Job<object>,
  queued: QueuedJob,
) {
  const { organization_id, traceparent, ...data } = queued.data
  const { background } = database
  const organization = await findOrganization(background.system, organization_id)
  if (!organization) return
  const tenant = background.tenant(organization_id)
  const lastAttempt = queued.retryCount >= queued.retryLimit
  const attempt = { organization_id, attempt: queued.retryCount + 1, cause: traceparent }
  await observeJob({ tracer, meter }, job, attempt, () =>
    job.run(
      { database: { ...database, ...background }, organization, tenant, now, lastAttempt, stopping },
      data,
    ),
  )
}
