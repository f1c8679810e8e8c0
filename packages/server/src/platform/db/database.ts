import { openAnnouncer } from './announce.ts'
import { checkIsolation } from './check_isolation.ts'
import { checkPreparedStatements } from './check_prepared_statements.ts'
import { withOwnSession } from './check_session.ts'
import type { Address } from './connect.ts'
import { type Database, firstName, type Handles } from './databases.ts'
import { openHealth } from './health.ts'
import { isolate, systemSession, tenantSession } from './isolation.ts'
import { openListener } from './listener.ts'
import { migrate } from './migrate.ts'
import { openPool, type Pool } from './pool.ts'
import { pooledSql } from './pooled_sql.ts'
import { type Pooler, refusalByPooler } from './pooler.ts'
import { openQueue } from './queue.ts'
import { openReplicas, type ReplicaTiming } from './replicas.ts'
import { readSnapshot } from './snapshot.ts'
import { tenantOf } from './tenant.ts'
import { backgroundTiming, type StorageTiming, servingTiming } from './timing.ts'

export type { Database } from './databases.ts'

export interface OpenOptions {
  now: Date
  name?: string
  /** Whether organizations can move to another one. */
  isOneOfSeveral?: boolean
  /** What requests, jobs and sweeps go through; everything else goes to the address itself. */
  pooler?: Pooler | undefined
  /** Streaming replicas that lists may be read from. */
  replicas?: readonly Address[]
  replicaTiming?: ReplicaTiming
  connections?: number
  /** Whether this process also runs background work, beside asking for it. */
  workers?: boolean
  timing?: StorageTiming
}

const backgroundConnections = { tenants: 4, system: 1 }

export async function openDatabase(address: Address, options: OpenOptions): Promise<Database> {
  const { pooler } = options
  const { timing = servingTiming, connections = 10, workers = false, name = firstName } = options
  const { isOneOfSeveral: awaitsEntry = false } = options
  const { applied, isolation } = await prepare(address, options.now, settingOf(name, pooler))
  const pools = new Map<string, Pool>()
  // What happened to one connection may have happened to all of them.
  const onSilence = () => {
    for (const pool of pools.values()) pool.discardIdle()
  }
  function open(
    name: string,
    timing: StorageTiming,
    connections: number,
    session: Record<string, string>,
    replica?: Address,
  ) {
    const limits = {
      statement_timeout: String(timing.statementMs),
      lock_timeout: String(timing.lockMs),
      idle_in_transaction_session_timeout: String(timing.idleInTransactionMs),
    }
    const pool: Pool = openPool(replica ?? address, {
      connections,
      session: { ...limits, ...session },
      // A pooler stands in front of the primary.
      pooler: replica ? undefined : pooler,
      timing,
      // Another machine's silence says nothing about this one.
      onSilence: replica ? () => pool.discardIdle() : onSilence,
    })
    pools.set(name, pool)
    return pool
  }
  const health = openHealth()
  function handles(name: string, timing: StorageTiming, most: { tenants: number; system: number }): Handles {
    const tenants = open(name, timing, most.tenants, { ...byIndex, ...tenantSession(isolation) })
    const system = open(`${name}_system`, timing, most.system, systemSession(isolation))
    return {
      tenant: (organization_id) =>
        tenantOf(tenants, { queue, announcer, health, awaitsEntry }, organization_id),
      system: pooledSql(address, system),
    }
  }
  const serving = handles('requests', timing, { tenants: connections, system: 4 })
  const background = handles('background', backgroundTiming(timing), backgroundConnections)
  const announcer = openAnnouncer(serving.system)
  const queue = openQueue(address, { isolation, workers })
  const replicas = openReplicas(
    serving.system,
    (options.replicas ?? []).map((replica, index) => {
      const session = { ...byIndex, ...tenantSession(isolation) }
      const pool = open(`replica_${index + 1}`, timing, connections, session, replica)
      // What is wrong with a replica says nothing about where things are kept.
      const hooks = { queue, announcer, health: openHealth() }
      return { pool, tenant: (organization_id) => tenantOf(pool, hooks, organization_id) }
    }),
    options.replicaTiming,
  )
  const listener = openListener(address, { timing, onSilence })
  const close = async () => {
    replicas.close()
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
  const database: Database = {
    ...serving,
    name,
    all: [],
    homeOf: () => database,
    findAnywhere: (look) => look(serving.system),
    listEverywhere: (look) => look(serving.system),
    background,
    snapshot: (organization_id, work) => readSnapshot(address, isolation, organization_id, work),
    replicas,
    queue,
    listener,
    health,
    loads: () => Object.fromEntries([...pools].map(([name, pool]) => [name, pool.load()])),
    isolation,
    applied,
    address,
    close,
  }
  return Object.assign(database, { all: [database] })
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

/** Where the operator has set the address. */
function settingOf(name: string, pooler: Pooler | undefined): string {
  if (name !== firstName) return `FOYER_DATABASES (${name})`
  return pooler ? 'FOYER_DATABASE_DIRECT_URL' : 'DATABASE_URL'
}

/** One process at a time migrates and secures; a second one waits and finds it done. */
const prepare = (address: Address, now: Date, setting: string) =>
  withOwnSession(address, setting, async (session) => {
    await session`select pg_advisory_lock(${advisoryLock}::bigint)`
    const applied = await migrate(session, now)
    return { applied, isolation: await isolate(session) }
  })
