import type { Address, Fragment, Sql } from './connect.ts'
import { type Isolation, tenantSession } from './isolation.ts'
import { withSession } from './session.ts'

/** Reads one organization as it stood at one moment, however much it is and however long it takes. */
export interface Snapshot {
  organization_id: number
  query<Row extends object>(build: (sql: Sql) => Fragment): Promise<Row[]>
  /** The rows in portions, so that only a few are in memory. */
  portions<Row extends object>(build: (sql: Sql) => Fragment): AsyncIterable<Row[]>
}

const portion = 100
/** Each portion comes at once; in between, what came is written down. */
const inactiveMs = 60_000

/** Its connection is its own: a long reading takes none from the requests, and no limit of theirs ends it. */
export async function readSnapshot<Result>(
  address: Address,
  isolation: Isolation,
  organization_id: number,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const settings = { ...tenantSession(isolation), timezone: 'UTC' }
  return withSession(address, { settings, inactiveMs }, async (session) => {
    const result = await session.begin('isolation level repeatable read read only', async (transaction) => {
      const sql = transaction as unknown as Sql
      await sql`select set_config('app.organization_id', ${String(organization_id)}, true)`
      return work({
        organization_id,
        query: async <Row>(build: (sql: Sql) => Fragment) => (await build(sql)) as unknown as Row[],
        portions: <Row>(build: (sql: Sql) => Fragment) =>
          build(sql).cursor(portion) as unknown as AsyncIterable<Row[]>,
      })
    })
    return result as Result
  })
}
