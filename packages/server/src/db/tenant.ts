import type postgres from 'postgres'
import { type Fragment, isUnreachable, type Sql } from './connect.ts'

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
  const sent: Promise<postgres.RowList<postgres.Row[]>>[] = []

  /** Sent, not awaited: what follows before anyone waits travels in the same packet. */
  function send(query: Fragment) {
    const answer = query.execute() as unknown as Promise<postgres.RowList<postgres.Row[]>>
    answer.catch(() => {})
    sent.push(answer)
  }

  const writer: Writer = {
    organization_id,
    async query<Row>(build: (sql: Sql) => Fragment) {
      return (await build(sql)) as unknown as Row[]
    },
    later: (build) => send(build(sql)),
  }

  try {
    send(sql.unsafe(`begin; select set_config('app.organization_id', '${Number(organization_id)}', true)`))
    const result = await work(writer)
    // The commit travels with the last statements: PostgreSQL makes a rollback of it when one of them failed.
    send(sql.unsafe(keep ? 'commit' : 'rollback'))
    const answers = await Promise.all(sent)
    if (keep && answers.at(-1)?.command !== 'COMMIT')
      throw new Error('A statement of this transaction failed unnoticed: it was rolled back.')
    connection.release()
    return result
  } catch (error) {
    const answers = await Promise.allSettled(sent)
    const errors = [error, ...answers.map((answer) => answer.status === 'rejected' && answer.reason)]
    // A lost connection has nothing to roll back, and the pool has taken it back already: given back once more it
    // would be handed out as an open one, and whoever gets it waits for ever.
    if (!errors.some(isUnreachable))
      await sql.unsafe('rollback').then(
        () => connection.release(),
        () => {},
      )
    throw error
  }
}
