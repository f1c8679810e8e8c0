import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from './connect.ts'
import type { Pool } from './pool.ts'
import { isUnreachable } from './storage_error.ts'
import type { SnapshotQueryable, Tenant } from './tenant.ts'

/**
 * Lists are read from a replica that has replayed everything that was acknowledged before they were asked for, and
 * otherwise from the primary. What counts is the position in the log, so that no clock has to be right, and whoever
 * wrote on one server finds it on every other.
 */
export interface Replicas {
  /** Done again on the primary when the replica fails on the way: `read` only reads. */
  list<Result>(tenant: Tenant, read: (db: SnapshotQueryable) => Promise<Result>): Promise<Result>
  /** How each of them stands, the first one first, and how many lists came from where. */
  figures(): { replicas: ReplicaFigures[]; primary: { lists: number } }
  close(): void
}

interface ReplicaFigures {
  isUsed: boolean
  lists: number
  /** Why it could not be looked at last time; null when it could. */
  problem: string | null
}

/** A pool of tenants' connections to one replica. */
interface ReplicaPool {
  pool: Pool
  tenant(organization_id: number): SnapshotQueryable
}

export interface ReplicaTiming {
  /** So long a list waits for a replica to replay what it must show. */
  catchUpMs: number
  /** How often a replica that is left out is looked at. */
  lookMs: number
}

const servingReplicas: ReplicaTiming = { catchUpMs: 100, lookMs: 500 }

/** A replica that is restored behind the same address begins anew: what it said before counts only for so long. */
const countsMs = 1000
const pauseMs = 2

interface Replica extends ReplicaPool, ReplicaFigures {
  /** How far it had replayed the log, and when it said so. */
  replayed: number
  at: number
  looking: Promise<void> | null
}

export function openReplicas(
  primary: Sql,
  pools: ReplicaPool[],
  timing: ReplicaTiming = servingReplicas,
): Replicas {
  const replicas: Replica[] = pools.map((pool) => ({
    ...pool,
    replayed: -1,
    at: Number.NEGATIVE_INFINITY,
    isUsed: false,
    lists: 0,
    problem: null,
    looking: null,
  }))
  const closing = new AbortController()
  const ownIdentity = once(async () => {
    const [row] = await primary<Identity[]>`select ${identity(primary)}`
    return row!
  })
  const writtenPosition = sharedQuestion(() => askPosition(primary))
  let turn = 0
  let primaryLists = 0

  /** Fails unless it is a replica of this very database, where tenants see only their own rows. */
  async function look(replica: Replica) {
    const own = await ownIdentity()
    const rows = await replica.pool.run(
      (sql) => sql<(Identity & Standing)[]>`select ${identity(sql)}, pg_is_in_recovery() as follows,
        row_security_active('organizations') as is_secured,
        (pg_last_wal_replay_lsn() - '0/0')::bigint as replayed`,
    )
    const { cluster, database, follows, is_secured, replayed } = rows[0]!
    if (cluster !== own.cluster || database !== own.database) throw new Error('It is another database.')
    if (!follows) throw new Error('It is no replica.')
    if (!is_secured) throw new Error('Row-level security does not hold.')
    replica.problem = null
    replica.replayed = replayed ?? -1
    replica.at = performance.now()
  }

  async function reaches(replica: Replica, position: number): Promise<boolean> {
    const deadline = performance.now() + timing.catchUpMs
    const has = () => replica.replayed >= position && performance.now() - replica.at < countsMs
    while (!has()) {
      const left = deadline - performance.now()
      if (left <= 0) return false
      replica.looking ??= look(replica).finally(() => {
        replica.looking = null
      })
      // One that is silent, or fails, is not waited for.
      const looked = await Promise.race([
        replica.looking.then(
          () => true,
          (error: Error) => {
            replica.problem = error.message
            return false
          },
        ),
        sleep(left, false),
      ])
      if (!looked) return false
      if (!has()) await sleep(pauseMs)
    }
    return true
  }

  /** Until it is so far again. */
  async function leaveOut(replica: Replica) {
    replica.isUsed = false
    replica.at = Number.NEGATIVE_INFINITY
    while (!closing.signal.aborted) {
      const isBack = await writtenPosition().then(
        (position) => reaches(replica, position),
        () => false,
      )
      replica.isUsed = isBack
      if (isBack) return
      await sleep(timing.lookMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  /** Null when it is the primary's turn. */
  async function choose(): Promise<Replica | null> {
    const used = replicas.filter(({ isUsed }) => isUsed)
    const replica = used[turn++ % used.length]
    if (!replica) return null
    const position = await writtenPosition().catch(() => null)
    if (position === null) return null
    if (await reaches(replica, position)) return replica
    if (replica.isUsed) void leaveOut(replica)
    return null
  }

  for (const replica of replicas) void leaveOut(replica)
  return {
    async list(tenant, read) {
      const replica = await choose()
      if (replica)
        try {
          const result = await read(replica.tenant(tenant.organization_id))
          replica.lists++
          return result
        } catch (error) {
          if (!isOwnFault(error)) throw error
          if (replica.isUsed) void leaveOut(replica)
        }
      primaryLists++
      return read(tenant)
    },
    figures: () => ({
      replicas: replicas.map(({ isUsed, lists, problem }) => ({ isUsed, lists, problem })),
      primary: { lists: primaryLists },
    }),
    close: () => closing.abort(),
  }
}

interface Identity {
  cluster: string
  database: number
}

interface Standing {
  follows: boolean
  is_secured: boolean
  replayed: number | null
}

const identity = (sql: Sql) => sql`(select system_identifier::text from pg_control_system()) as cluster,
  (select oid::bigint from pg_database where datname = current_database()) as database`

/**
 * Everything that was acknowledged lies before it. A commit that did not wait for the disk may be acknowledged before
 * it is written there.
 */
async function askPosition(primary: Sql): Promise<number> {
  const [row] = await primary<{ position: number }[]>`
    select (case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint as position`
  return row!.position
}

/** What the replica did, as opposed to a statement that would fail on the primary, too, or take as long there. */
function isOwnFault(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  // It could not wait any longer for the statement before it replayed what contradicts it.
  if (code === '40001') return true
  return code !== '57014' && isUnreachable(error)
}

/** Whoever comes while it is being asked needs an answer that is younger: all of them share the next one. */
function sharedQuestion<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let current: Promise<Answer> | null = null
  let next: Promise<Answer> | null = null
  function start() {
    const asked = ask()
    current = asked
    const over = () => {
      if (current === asked) current = null
    }
    asked.then(over, over)
    return asked
  }
  return () => {
    if (!current) return start()
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}

/** What is learnt once; a failure is forgotten. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null
  return () => {
    answer ??= ask().catch((error) => {
      answer = null
      throw error
    })
    return answer
  }
}
