import type postgres from 'postgres'
import type { Announcer } from './announce.ts'
import type { Fragment, Sql } from './connect.ts'
import type { Connection } from './connection.ts'
import type { StorageHealth } from './health.ts'
import { inLockOrder, type Lock, type LockName, lockGuard } from './locks.ts'
import type { Pool } from './pool.ts'
import type { JobKind, Queue } from './queue.ts'

/**
 * The only two ways to the data of an organization. Both bind the organization for row-level security;
 * the query's own predicate is the first fence, this is the second.
 */

/** Runs queries. Every repository function takes one. */
export interface Queryable {
  organization_id: number
  query<Row extends object = postgres.Row>(build: (sql: Sql) => Fragment): Promise<Row[]>
}

/** Can also run several queries on the data as it stood at one moment. */
export interface SnapshotQueryable extends Queryable {
  /** One transaction that only reads. It takes a connection of the pool for as long as `work` lasts. */
  snapshot<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>
}

/** A transaction: what was written in it is kept together or not at all. */
export interface Transaction extends Queryable {
  /** A statement that reads what it locks says so by `holding`. */
  query<Row extends object = postgres.Row>(
    build: (sql: Sql) => Fragment,
    options?: { holding: LockName },
  ): Promise<Row[]>
  /** Takes locks without waiting for them; what is asked next is asked when it has them. Only in `lockOrder`. */
  hold(...locks: Lock[]): void
  /** Sends a statement without waiting for it; the commit does. Its failure fails the transaction. */
  later(build: (sql: Sql) => Fragment): void
  /**
   * The same for writes, each under a name, that look at nothing the ones beside them do: what follows each other is
   * sent as one statement.
   */
  beside(build: (sql: Sql) => Record<string, Fragment>): void
  /** Has work done for this organization when the transaction is kept, and only then. */
  enqueue<Data extends object>(job: JobKind<Data>, data: Data): Promise<void>
  /** Tells every server that something happened in this organization, once the transaction is kept. */
  announce(channel: string): void
}

export interface Tenant extends SnapshotQueryable {
  transaction<Result>(
    work: (db: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
}

interface TransactionOptions {
  /** Held from the beginning to the end, taken in `lockOrder`. */
  holds?: readonly Lock[]
  /** Nobody else works in this organization yet: locks may come in any order. */
  alone?: boolean
  /** When false, everything is rolled back after the work has answered. */
  keep?: boolean
}

/**
 * A read is one statement. `offset 0` and the data dependency on tenant.id keep the planner from running the
 * query before the setting is made.
 */
function bound(sql: Sql, organization_id: number, query: Fragment): Fragment {
  return sql`select q.* from
    (select set_config('app.organization_id', ${String(organization_id)}, true) as id offset 0) tenant
    cross join lateral (select * from (${query}) x where tenant.id is not null offset 0) q`
}

/** What a transaction sets going once it is kept. */
interface CommitHooks {
  queue: Queue
  announcer: Announcer
  health: StorageHealth
}

export function tenantOf(pool: Pool, hooks: CommitHooks, organization_id: number): Tenant {
  return {
    organization_id,
    async query<Row>(build: (sql: Sql) => Fragment) {
      return (await pool.run(
        (sql) => bound(sql, organization_id, build(sql)),
        organization_id,
      )) as unknown as Row[]
    },
    snapshot: (work) => transaction(pool, hooks, organization_id, work, { opening: snapshotOpening }),
    transaction: (work, options) => transaction(pool, hooks, organization_id, work, options ?? {}),
  }
}

// It holds no locks, and a large organization takes a while to read.
const snapshotOpening = {
  begin: 'begin isolation level repeatable read read only',
  settings: ['set local statement_timeout = 30000', 'set local idle_in_transaction_session_timeout = 60000'],
}

interface Opening {
  begin?: string
  settings?: readonly string[]
}

async function transaction<Result>(
  pool: Pool,
  { queue, announcer, health }: CommitHooks,
  organization_id: number,
  work: (db: Transaction) => Promise<Result>,
  { holds = [], alone = false, keep = true, opening = {} }: TransactionOptions & { opening?: Opening },
): Promise<Result> {
  const connection = await pool.acquire(organization_id)
  const { sql } = connection
  const sent: Promise<postgres.RowList<postgres.Row[]>>[] = []
  const channels = new Set<string>()
  const waiting = new Map<string, Fragment>()

  /** Sent, not awaited: what follows before anyone waits travels in the same packet. */
  function send(query: Fragment) {
    const answer = connection.ask(query)
    answer.catch(() => {})
    sent.push(answer)
  }

  function sendWaiting() {
    if (waiting.size === 0) return
    const statement = asOne(sql, [...waiting])
    waiting.clear()
    send(statement)
  }

  const takeInOrder = alone ? () => {} : lockGuard()
  const db: Transaction = {
    organization_id,
    async query<Row>(build: (sql: Sql) => Fragment, options?: { holding: LockName }) {
      if (options) takeInOrder({ on: options.holding })
      sendWaiting()
      return (await connection.ask(build(sql))) as unknown as Row[]
    },
    hold(...locks) {
      sendWaiting()
      for (const lock of inLockOrder(locks)) {
        takeInOrder(lock)
        send(lock.statement(sql, organization_id))
      }
    },
    later(build) {
      sendWaiting()
      send(build(sql))
    },
    beside(build) {
      const writes = Object.entries(build(sql))
      // A second write under the same name must not replace the first.
      if (writes.some(([name]) => waiting.has(name))) sendWaiting()
      for (const [name, write] of writes) waiting.set(name, write)
    },
    enqueue: (job, data) => queue.send(connectionOf(connection), organization_id, job, data),
    announce: (channel) => channels.add(channel),
  }

  try {
    // `set local` ends with the transaction: a pooled connection never keeps an organization.
    const binding = `set local app.organization_id = '${Number(organization_id)}'`
    send(sql.unsafe(pool.begin(opening.begin, [...(opening.settings ?? []), binding])))
    db.hold(...holds)
    const result = await work(db)
    // The commit travels with the last statements: PostgreSQL makes a rollback of it when one of them failed.
    connection.together(() => {
      sendWaiting()
      send(sql.unsafe(keep ? 'commit' : 'rollback'))
    })
    const answers = await Promise.all(sent)
    if (keep && answers.at(-1)?.command !== 'COMMIT')
      throw new Error('A statement of this transaction failed unnoticed: it was rolled back.')
    pool.release(connection)
    if (keep) for (const channel of channels) announcer.announce(channel, organization_id)
    return result
  } catch (thrown) {
    const error = causeOf(thrown, await Promise.allSettled(sent))
    health.noteFailure(error)
    // A lost connection has nothing to roll back.
    if (!connection.isLost)
      await connection.ask(sql.unsafe('rollback')).then(
        () => pool.release(connection),
        () => connection.cut('A transaction could not be rolled back.'),
      )
    throw error
  }
}

/** After a failure PostgreSQL refuses whatever follows in the transaction. That refusal says nothing; what came first does. */
function causeOf(thrown: unknown, answers: PromiseSettledResult<unknown>[]): unknown {
  if (!isRefusedAfterFailure(thrown)) return thrown
  for (const answer of answers)
    if (answer.status === 'rejected' && !isRefusedAfterFailure(answer.reason)) return answer.reason
  return thrown
}

const isRefusedAfterFailure = (error: unknown) => (error as { code?: unknown } | null)?.code === '25P02'

/** A statement costs PostgreSQL and us much beside what it writes. The last one is the body, the others go before it. */
function asOne(sql: Sql, writes: [string, Fragment][]): Fragment {
  const [, last] = writes.at(-1)!
  if (writes.length === 1) return last
  const parts = writes
    .slice(0, -1)
    .map(([name, write], index) =>
      index === 0 ? sql`with ${sql(name)} as (${write})` : sql`, ${sql(name)} as (${write})`,
    )
  return sql`${parts} ${last}`
}

/** The connection of a transaction, as the queue speaks to it. */
const connectionOf = ({ sql, ask }: Connection) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await ask(sql.unsafe(text, values as never[])),
  }),
})
