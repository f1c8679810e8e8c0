import type { Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { JobKind } from '../db/queue.ts'
import type { Tenant } from '../db/tenant.ts'

/** One attempt at a job. */
export interface Task {
  database: Database
  organization: Organization
  tenant: Tenant
  now: () => Date
  /** When it fails this time, it is not tried again: what waits for it must be told. */
  lastAttempt: boolean
  /** Aborted when the server stops: the job is to end soon, and keeps nothing that it found only because of that. */
  stopping: AbortSignal
}

/**
 * Work for one organization. It may be run twice, wholly or in part: a server can die at any point of it. Enqueued by
 * `db.enqueue(job, data)`. `Needs` is what its room works with; `closeOver` gives it.
 */
export type Job<Data extends object, Needs = unknown> = JobKind<Data> & {
  /** How many of them one server does at a time; two when absent. */
  atOnce?: number
  /** How many of those may be one organization's; half when absent. Its other jobs let those of others go first. */
  perOrganization?: number
  run(task: Task & Needs, data: Data): Promise<void>
} & (
    | { givesUp?: never }
    /** Tells whoever waits for it that it was given up: a job whose servers died cannot say so itself. */
    | { givesUp: true; giveUp(task: Task & Needs, data: Data): Promise<void> }
  )

/** Work for all organizations, by the clock. */
export interface Sweep {
  name: string
  /** When, as a cron line in UTC. */
  schedule: string
  /** Also when a server begins to work. */
  atStart?: true
  run(database: Database, now: Date): Promise<void>
}

/** What a room does in the background. */
export interface BackgroundWork {
  jobs: readonly Job<object>[]
  sweeps: readonly Sweep[]
}

/** A job with what its room works with. */
export function closeOver<Data extends object, Needs>(job: Job<Data, Needs>, needs: Needs): Job<object> {
  const bind =
    (run: (task: Task & Needs, data: Data) => Promise<void>) =>
    // What was enqueued under this kind is of its type.
    (task: Task, data: object) =>
      run({ ...needs, ...task }, data as Data)
  const { name, retries, atOnce, perOrganization, only } = job
  const kind = {
    name,
    retries,
    ...(atOnce && { atOnce }),
    ...(perOrganization && { perOrganization }),
    ...(only && { only: (data: object) => only(data as Data) }),
  }
  return job.givesUp
    ? { ...kind, run: bind(job.run), givesUp: true, giveUp: bind(job.giveUp) }
    : { ...kind, run: bind(job.run) }
}
