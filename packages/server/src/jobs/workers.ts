import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { findOrganization } from '../db/organization.ts'
import type { Job } from './job.ts'
import { jobs, sweeps } from './registry.ts'

/** Runs what is in the queue: by itself in a server, to the end and at once in a test. */

export interface Workers {
  stop(): Promise<void>
}

interface Surroundings {
  database: Database
  now: () => Date
  tell: (error: unknown, what: string) => void
}

type Taken = JobWithMetadata<{ organization_id: number }>

const againMs = 5000
/** Workers are notified of a job that is due at once; they look for one that was put off. */
const looking = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
})
const promptly = { ...looking(1), includeMetadata: true } as const

/** Answers at once; when storage is away the work begins as soon as it is back. */
export function startWorkers(surroundings: Surroundings): Workers {
  const stopping = new AbortController()
  const started = (async () => {
    while (!stopping.signal.aborted)
      try {
        return await begin(surroundings)
      } catch (error) {
        surroundings.tell(error, 'background work could not start; trying again')
        await sleep(againMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
  })()
  return {
    // The queue itself is closed with the database, and lets running jobs finish.
    async stop() {
      stopping.abort()
      await started
    },
  }
}

async function begin(surroundings: Surroundings) {
  const { database, now, tell } = surroundings
  const boss = await database.queue.open()
  boss.on('error', (error) => tell(error, 'background work met an error'))
  for (const job of jobs) {
    await database.queue.prepare(boss, job)
    await boss.work<Taken['data'], void, typeof promptly>(job.name, promptly, async (taken) => {
      for (const each of taken) await perform(database, now, job, each as Taken)
    })
  }
  for (const sweep of sweeps) {
    await database.queue.prepare(boss, { name: sweep.name, retries: 0 })
    await boss.work(sweep.name, looking(60), () => sweep.run(database, now()))
    await boss.schedule(sweep.name, sweep.schedule)
  }
}

async function perform(database: Database, now: () => Date, job: Job<object>, taken: Taken) {
  const { organization_id, ...data } = taken.data
  const organization = await findOrganization(database.system, organization_id)
  if (!organization) return
  const tenant = database.tenant(organization_id)
  const lastAttempt = taken.retryCount >= taken.retryLimit
  await job.run({ database, organization, tenant, now, lastAttempt }, data)
}

/** Runs every job that is due, and those that they enqueue, to the end. For tests. */
export async function runJobs(database: Database, now: () => Date) {
  const boss = await database.queue.open()
  for (const job of jobs) await database.queue.prepare(boss, job)
  while (await runDue(boss, database, now));
}

async function runDue(boss: PgBoss, database: Database, now: () => Date): Promise<boolean> {
  let ran = false
  for (const job of jobs)
    for (const taken of await boss.fetch<Taken['data']>(job.name, { batchSize: 50, includeMetadata: true })) {
      ran = true
      try {
        await perform(database, now, job, taken)
        await boss.complete(job.name, taken)
      } catch (error) {
        await boss.fail(job.name, taken, error as Error)
      }
    }
  return ran
}
