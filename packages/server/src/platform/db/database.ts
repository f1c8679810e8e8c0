// guards tested by: migrate.test.ts

import { openAnnouncer } from './announce.ts'
import { type Address, connect, type Sql } from './connect.ts'
import { type Isolation, isolate, systemSession, tenantSession } from './isolation.ts'
import { type Migration, migrate } from './migrate.ts'
import { openPool, reconnectingSql } from './pool.ts'
import { openQueue, type Queue } from './queue.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { type Tenant, tenantOf } from './tenant.ts'

/** An open, migrated database: tenants' handles, and the system's own. */
export interface Database {
  tenant(organization_id: number): Tenant
  /** Everything of one organization as it stood at one moment, over a connection of its own. */
  snapshot<Result>(organization_id: number, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result>
  /** Background work. Started when it is first needed. */
  queue: Queue
  /** Key look-ups, sweeps and the operator's commands. Lists (organization_id, id), then goes through `tenant`. */
  system: Sql
  isolation: Isolation
  applied: Migration[]
  address: Address
  close(): Promise<void>
}

interface OpenOptions {
  now: Date
  connections?: number
  /** Whether this process also runs background work, beside asking for it. */
  workers?: boolean
}

export async function openDatabase(address: Address, options: OpenOptions): Promise<Database> {
  const { applied, isolation } = await prepare(address, options.now)
  const timeouts = { statement_timeout: '30000', idle_in_transaction_session_timeout: '60000' }
  const tenants = openPool(address, {
    connections: options.connections ?? 10,
    session: { ...timeouts, ...byIndex, ...tenantSession(isolation) },
  })
  const systemPool = openPool(address, {
    connections: 4,
    session: { ...timeouts, ...systemSession(isolation) },
  })
  const system = reconnectingSql(systemPool)
  const announcer = openAnnouncer(system)
  const queue = openQueue(address, { isolation, workers: options.workers ?? false })
  return {
    tenant: (organization_id) => tenantOf(tenants, { queue, announcer }, organization_id),
    snapshot: (organization_id, work) => readSnapshot(address, isolation, organization_id, work),
    queue,
    system,
    isolation,
    applied,
    address,
    close: async () => {
      await Promise.all([queue.close(), announcer.close()])
      await Promise.all([tenants.end(), systemPool.end()])
    },
  }
}

/**
 * Every tenant's query names its organization, and an index leads with it. A prepared plan that was made while a
 * table was young must not scan the grown one from end to end until statistics are next gathered.
 */
const byIndex = { enable_seqscan: 'off' }

/** Any constant will do, as long as nobody else in this database locks it. */
const advisoryLock = 7_036_932

/** One process at a time migrates and secures; a second one waits and finds it done. */
async function prepare(address: Address, now: Date) {
  const owner = connect(address, { connections: 1 })
  const connection = await owner.reserve()
  const session = connection as unknown as Sql
  try {
    // guard: one process at a time migrates
    await session`select pg_advisory_lock(${advisoryLock}::bigint)`
    const applied = await migrate(session, now)
    return { applied, isolation: await isolate(session) }
  } finally {
    connection.release()
    await owner.end({ timeout: 5 })
  }
}
