import type { Equipment } from '../../equipment.ts'
import type { Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { JobKind } from '../db/queue.ts'
import type { Tenant } from '../db/tenant.ts'

/** What a job has at hand. */
export interface Work extends Equipment {
  database: Database
  organization: Organization
  tenant: Tenant
  now: () => Date
  /** When it fails this time, it is not tried again: what waits for it must be told. */
  lastAttempt: boolean
}

/**
 * Work for one organization. It may be run twice, wholly or in part: a server can die at any point of it. When
 * `stopping` is aborted it is to end soon, and keeps nothing that it found only because of that. Enqueued by
 * `db.enqueue(job, data)`.
 */
export interface Job<Data extends object> extends JobKind<Data> {
  /** How many of them one server does at a time; one when absent. */
  atOnce?: number
  run(work: Work, data: Data): Promise<void>
  giveUp?(work: Work, data: Data): Promise<void>
}

/** Work for the whole house, by the clock. */
export interface Sweep {
  name: string
  /** When, as a cron line in UTC. */
  schedule: string
  /** Also when a server begins to work. */
  atStart?: true
  run(database: Database, now: Date, equipment: Equipment): Promise<void>
}
