import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Equipment } from '../../equipment.ts'
import type { Database } from '../db/database.ts'
import { findOrganization } from '../db/organization.ts'
import { givenUp } from '../db/queue.ts'
import { orShutdown, Shutdown } from '../shutdown.ts'
import { giveBack } from './give_back.ts'
import type { Job, Sweep } from './job.ts'
import { jobs, sweeps } from './registry.ts'

/** Runs what is in the queue. */

export interface Workers {
  /** Takes nothing new, and lets running jobs finish for a moment. The others are put back for whoever works next. */
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
const patience = {
  /** Jobs can be done again: a server that stops does not wait for long ones. */
  finishMs: 3000,
  /** For a job to end once it was told to; one that does not is put back all the same. */
  breakOffMs: 2000,
}
/** Workers are notified of a job that is due at once; they look for one that was put off. */
const looking = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
})
const promptly = { ...looking(1), includeMetadata: true } as const

/** Answers at once; when storage is away the work begins as soon as it is back. */
export function startWorkers(given: Surroundings, tell: Tell, { finishMs, breakOffMs } = patience): Workers {
  const beginning = new AbortController()
  const stopping = new AbortController()
  const leaving = new AbortController()
  const equipment = {
    ...given.equipment,
    stopping: AbortSignal.any([given.equipment.stopping, stopping.signal]),
  }
  const house: House = { ...given, equipment, leaving: leaving.signal, tell }
  const started = (async () => {
    while (!beginning.signal.aborted)
      try {
        return await begin(house)
      } catch (error) {
        tell(error, 'background work could not start; trying again')
        await sleep(againMs, undefined, { signal: beginning.signal }).catch(() => {})
      }
  })()
  return {
    async stop() {
      beginning.abort()
      const boss = await started
      if (!boss) return
      const timers = [
        // guard: a job is told of the stop [stopping… -> {}]
        setTimeout(() => stopping.abort(new Shutdown()), finishMs),
        setTimeout(() => leaving.abort(), finishMs + breakOffMs),
      ]
      await Promise.all(queues.map((name) => boss.offWork(name)))
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** Where jobs are done, and until when. */
interface House extends Surroundings {
  /** Aborted when not even an ending is waited for any more. */
  leaving: AbortSignal
  tell: Tell
}

const queues = [
  ...jobs.flatMap((job) => (job.giveUp ? [job.name, givenUp(job).name] : [job.name])),
  ...sweeps.map(({ name }) => name),
]

async function begin(house: House): Promise<PgBoss> {
  const { database, leaving, tell } = house
  const boss = await database.queue.open()
  boss.on('error', (error) => tell(error, 'background work met an error'))
  for (const job of jobs) {
    await database.queue.prepare(boss, job)
    for (let worker = 0; worker < (job.atOnce ?? 1); worker++) await employ(boss, house, job)
    if (job.giveUp) await employ(boss, house, { ...givenUp(job), run: job.giveUp })
  }
  for (const sweep of sweeps) {
    await database.queue.prepare(boss, { name: sweep.name, retries: 0 })
    await boss.work(sweep.name, looking(60), () => orShutdown(leaving, runSweep(house, sweep, tell)))
    await boss.schedule(sweep.name, sweep.schedule)
    if (sweep.atStart) await boss.send(sweep.name, {})
  }
  return boss
}

/** Nobody waits for a sweep: what fails in it is told here or nowhere. */
export async function runSweep({ database, now, equipment }: Surroundings, sweep: Sweep, tell: Tell) {
  try {
    await sweep.run(database, now(), equipment)
  } catch (error) {
    // guard: the failure of a sweep is told [tell(error, -> void (]
    tell(error, `the sweep ${sweep.name} failed, wholly or in part`)
    throw error
  }
}

async function employ(boss: PgBoss, house: House, job: Job<object>) {
  let id: string | undefined
  id = await boss.work<Taken['data'], void, typeof promptly>(job.name, promptly, async (taken) => {
    // Where one job was there may be more: they need not wait until it is time to look again.
    if (id !== undefined) boss.notifyWorker(id)
    // guard: a job that takes no notice is put back [orShutdown…)) -> perform(house, job, each)]
    for (const each of taken)
      await orShutdown(house.leaving, perform(house, job, each)).catch(async (error) => {
        // Whatever failed while the server stopped may have failed because of that.
        // guard: what could not be finished is put back
        if (house.equipment.stopping.aborted || error instanceof Shutdown) await giveBack(boss, each)
        throw error
      })
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
