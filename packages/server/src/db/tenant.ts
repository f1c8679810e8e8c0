import type postgres from 'postgres'
import type { Fragment, Sql } from './connect.ts'

/**
 * The only two ways to the data of an organization. Both bind the organization for row-level security;
 * the query's own predicate is the first fence, this is the second.
 */

/** Something that can be asked. Every repository function takes one. */
export interface Reader {
  organization_id: number
  query<Row extends object = postgres.Row>(build: (sql: Sql) => Fragment): Promise<Row[]>
}

/** A transaction: what was written in it is kept together or not at all. */
export interface Writer extends Reader {
  /** Sends a statement without waiting for it; the commit does. Its failure fails the transaction. */
  later(build: (sql: Sql) => Fragment): void
  /** Undoes what `work` wrote when it fails, and passes the failure on. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface Tenant extends Reader {
  /** One transaction. With `keep: false` everything is rolled back after `work` has answered. */
  transaction<Result>(work: (writer: Writer) => Promise<Result>, options?: { keep: boolean }): Promise<Result>
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

export function tenantOf(sql: Sql, organization_id: number): Tenant {
  return {
    organization_id,
    async query<Row>(build: (sql: Sql) => Fragment) {
      return (await bound(sql, organization_id, build(sql))) as unknown as Row[]
    },
    transaction: (work, options) => transaction(sql, organization_id, work, options?.keep ?? true),
  }
}

async function transaction<Result>(
  pool: Sql,
  organization_id: number,
  work: (writer: Writer) => Promise<Result>,
  keep: boolean,
): Promise<Result> {
  const connection = await pool.reserve()
  const sql = connection as unknown as Sql
  const pending: Promise<unknown>[] = []
  // Sent, not awaited: the first statement of `work` travels in the same packet.
  send(
    sql.unsafe(`begin; select set_config('app.organization_id', '${Number(organization_id)}', true)`),
    pending,
  )
  let savepoints = 0

  const writer: Writer = {
    organization_id,
    async query<Row>(build: (sql: Sql) => Fragment) {
      return (await build(sql)) as unknown as Row[]
    },
    later: (build) => send(build(sql), pending),
    async attempt(inner) {
      const name = `attempt_${++savepoints}`
      await sql.unsafe(`savepoint ${name}`)
      try {
        const result = await inner()
        await settle(pending)
        return result
      } catch (error) {
        await Promise.allSettled(pending.splice(0))
        await sql.unsafe(`rollback to savepoint ${name}`)
        throw error
      }
    },
  }

  try {
    const result = await work(writer)
    await settle(pending)
    await sql.unsafe(keep ? 'commit' : 'rollback')
    return result
  } catch (error) {
    await Promise.allSettled(pending)
    // On a lost connection there is nothing left to roll back; the first error is the one to tell.
    await sql.unsafe('rollback').catch(() => {})
    throw error
  } finally {
    connection.release()
  }
}

function send(query: Fragment, pending: Promise<unknown>[]) {
  const sent = query.execute() as unknown as Promise<unknown>
  sent.catch(() => {})
  pending.push(sent)
}

async function settle(pending: Promise<unknown>[]) {
  await Promise.all(pending.splice(0))
}
