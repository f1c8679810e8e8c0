import { openAnnouncer } from './announce.ts'
import { checkIsolation } from './check_isolation.ts'
import { checkPreparedStatements } from './check_prepared_statements.ts'
import { withOwnSession } from './check_session.ts'
import type { Address, Sql } from './connect.ts'
import { openHealth, type StorageHealth } from './health.ts'
import { type Isolation, isolate, systemSession, tenantSession } from './isolation.ts'
import { type Listener, openListener } from './listener.ts'
import { type Migration, migrate } from './migrate.ts'
import { openPool, type Pool, type PoolLoad } from './pool.ts'
import { pooledSql } from './pooled_sql.ts'
import { type Pooler, refusalByPooler } from './pooler.ts'
import { openQueue, type Queue } from './queue.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { type Tenant, tenantOf } from './tenant.ts'
import { backgroundTiming, type StorageTiming, servingTiming } from './timing.ts'

interface Handles {
  tenant(organization_id: number): Tenant
  /** Key look-ups, sweeps and the operator's commands. Lists (organization_id, id), then goes through `tenant`. */
  system: Sql
}

/** An open, migrated database: tenants' handles, and the system's own. */
export interface Database extends Handles {
  /** The same for jobs and sweeps: over connections of their own, and with more time for each statement. */
  background: Handles
  /** Everything of one organization as it stood at one moment, over a connection of its own. */
  snapshot<Result>(organization_id: number, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result>
  /** Background work. Started when it is first needed. */
  queue: Queue
  /** Notifications of other servers. */
  listener: Listener
  health: StorageHealth
  /** How busy each pool of connections is, by its name. */
  loads(): Record<string, PoolLoad>
  isolation: Isolation
  applied: Migration[]
  address: Address
  close(): Promise<void>
}

interface OpenOptions {
  now: Date
  /** What requests, jobs and sweeps go through; everything else goes to the address itself. */
  pooler?: Pooler | undefined
  connections?: number
  /** Whether this process also runs background work, beside asking for it. */
  workers?: boolean
  timing?: StorageTiming
}

const backgroundConnections = { tenants: 4, system: 1 }

export async function openDatabase(address: Address, options: OpenOptions): Promise<Database> {
  const { pooler } = options
  const { applied, isolation } = await prepare(address, options.now, pooler !== undefined)
  const { timing = servingTiming, connections = 10, workers = false } = options
  const pools = new Map<string, Pool>()
  // What happened to one connection may have happened to all of them.
  const onSilence = () => {
    for (const pool of pools.values()) pool.discardIdle()
  }
  function open(name: string, timing: StorageTiming, connections: number, session: Record<string, string>) {
    const limits = {
      statement_timeout: String(timing.statementMs),
      lock_timeout: String(timing.lockMs),
      idle_in_transaction_session_timeout: String(timing.idleInTransactionMs),
    }
    const pool = openPool(address, {
      connections,
      session: { ...limits, ...session },
      pooler,
      timing,
      onSilence,
    })
    pools.set(name, pool)
    return pool
  }
  const health = openHealth()
  function handles(name: string, timing: StorageTiming, most: { tenants: number; system: number }): Handles {
    const tenants = open(name, timing, most.tenants, { ...byIndex, ...tenantSession(isolation) })
    const system = open(`${name}_system`, timing, most.system, systemSession(isolation))
    return {
      tenant: (organization_id) => tenantOf(tenants, { queue, announcer, health }, organization_id),
      system: pooledSql(address, system),
    }
  }
  const serving = handles('requests', timing, { tenants: connections, system: 4 })
  const background = handles('background', backgroundTiming(timing), backgroundConnections)
  const announcer = openAnnouncer(serving.system)
  const queue = openQueue(address, { isolation, workers })
  const listener = openListener(address, { timing, onSilence })
  const close = async () => {
    await Promise.all([queue.close(), announcer.close(), listener.close()])
    await Promise.all([...pools.values()].map((pool) => pool.end()))
  }
  try {
    await checkIsolation(serving, isolation)
    if (pooler?.prepare) await checkPreparedStatements(pooler, timing.connectMs)
  } catch (error) {
    await close()
    throw pooler ? refusalByPooler(error) : error
  }
  return {
    ...serving,
    background,
    snapshot: (organization_id, work) => readSnapshot(address, isolation, organization_id, work),
    queue,
    listener,
    health,
    loads: () => Object.fromEntries([...pools].map(([name, pool]) => [name, pool.load()])),
    isolation,
    applied,
    address,
    close,
  }
}

/**
 * Every tenant's query names its organization, and an index leads with it. A prepared plan that was made while a
 * table was young must not scan the grown one from end to end until statistics are next gathered: `bench/plans.ts`
 * measures 400 ms instead of 0.1 on 1,000,000 messages. Indexes alone do not help, they are there in both cases. What is
 * planned anew takes as long with the setting as without it (`bench/list_plans.ts`).
 */
const byIndex = { enable_seqscan: 'off' }

/** Any constant will do, as long as nobody else in this database locks it. */
const advisoryLock = 7_036_932

/** One process at a time migrates and secures; a second one waits and finds it done. */
const prepare = (address: Address, now: Date, pooled: boolean) =>
  withOwnSession(address, pooled ? 'FOYER_DATABASE_DIRECT_URL' : 'DATABASE_URL', async (session) => {
    await session`select pg_advisory_lock(${advisoryLock}::bigint)`
    const applied = await migrate(session, now)
    return { applied, isolation: await isolate(session) }
  })
