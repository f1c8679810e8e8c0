import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { findOrganization } from '../db/organization.ts'
import type { Equipment } from '../equipment.ts'
import type { Job, Sweep } from './job.ts'
import { givenUp } from './queue.ts'
import { jobs, sweeps } from './registry.ts'

/** Runs what is in the queue. */

export interface Workers {
  stop(): Promise<void>
}

export interface Surroundings {
  database: Database
  now: () => Date
  equipment: Equipment
}
type Tell = (error: unknown, what: string) => void

type Taken = Pick<JobWithMetadata<{ organization_id: number }>, 'data' | 'retryCount' | 'retryLimit'>

const againMs = 5000
/** Workers are notified of a job that is due at once; they look for one that was put off. */
const looking = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
})
const promptly = { ...looking(1), includeMetadata: true } as const

/** Answers at once; when storage is away the work begins as soon as it is back. */
export function startWorkers(surroundings: Surroundings, tell: Tell): Workers {
  const stopping = new AbortController()
  const started = (async () => {
    while (!stopping.signal.aborted)
      try {
        return await begin(surroundings, tell)
      } catch (error) {
        tell(error, 'background work could not start; trying again')
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

async function begin(surroundings: Surroundings, tell: Tell) {
  const { database } = surroundings
  const boss = await database.queue.open()
  boss.on('error', (error) => tell(error, 'background work met an error'))
  for (const job of jobs) {
    await database.queue.prepare(boss, job)
    for (let worker = 0; worker < (job.atOnce ?? 1); worker++) await employ(boss, surroundings, job)
    if (job.giveUp) await employ(boss, surroundings, { ...givenUp(job), run: job.giveUp })
  }
  for (const sweep of sweeps) {
    await database.queue.prepare(boss, { name: sweep.name, retries: 0 })
    await boss.work(sweep.name, looking(60), () => runSweep(surroundings, sweep, tell))
    await boss.schedule(sweep.name, sweep.schedule)
    if (sweep.atStart) await boss.send(sweep.name, {})
  }
}

/** Nobody waits for a sweep: what fails in it is told here or nowhere. */
export async function runSweep({ database, now, equipment }: Surroundings, sweep: Sweep, tell: Tell) {
  try {
    await sweep.run(database, now(), equipment)
  } catch (error) {
    tell(error, `the sweep ${sweep.name} failed, wholly or in part`)
    throw error
  }
}

async function employ(boss: PgBoss, surroundings: Surroundings, job: Job<object>) {
  let id: string | undefined
  id = await boss.work<Taken['data'], void, typeof promptly>(job.name, promptly, async (taken) => {
    // Where one job was there may be more: they need not wait until it is time to look again.
    if (id !== undefined) boss.notifyWorker(id)
    for (const each of taken) await perform(surroundings, job, each)
  })
}

export async function perform({ database, now, equipment }: Surroundings, job: Job<object>, taken: Taken) {
  const { organization_id, ...data } = taken.data
  const organization = await findOrganization(database.system, organization_id)
  if (!organization) return
  const tenant = database.tenant(organization_id)
  const lastAttempt = taken.retryCount >= taken.retryLimit
  await job.run({ ...equipment, database, organization, tenant, now, lastAttempt }, data)
}
