// guards tested by: sweeps.test.ts, http/rate_limit_clocks.test.ts

import type { Sql } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { eachDue } from './each_due.ts'

/** Locks are held, and time limits count, for so many rows at most. */
const portion = 500

/**
 * Deletes what is older than `before`, in every organization. The system only finds out whose rows those are; the
 * rows themselves are deleted through the handle of their organization.
 */
export function forget(database: Database, table: string, age: string, before: Date): Promise<void> {
  const { system } = database
  return eachDue(
    ({ after, limit }) => system<{ organization_id: number }[]>`
      select distinct organization_id from ${system(table)}
      where ${system(age)} <= ${before} and organization_id > ${after?.organization_id ?? 0}
      order by organization_id limit ${limit}`,
    ({ organization_id }) => {
      const tenant = database.tenant(organization_id)
      return inPortions(() =>
        tenant.transaction((db) =>
          db.query((sql) => oldest(sql, table, age, before, sql`organization_id = ${organization_id}`)),
        ),
      )
    },
  )
}

/** The same for a table of the system's own. */
export const forgetOfSystem = (system: Sql, table: string, age: string, before: Date): Promise<void> =>
  inPortions(() => oldest(system, table, age, before, system`true`))

/** The outer condition counts again for a row that was changed while this waited for it. */
const oldest = (sql: Sql, table: string, age: string, before: Date, whose: ReturnType<Sql>) => sql`
  delete from ${sql(table)} where ${whose} and ${sql(age)} <= ${before} and ctid = any(array(
    select ctid from ${sql(table)} where ${whose} and ${sql(age)} <= ${before} limit ${portion}))
  returning 1`

async function inPortions(remove: () => PromiseLike<{ length: number }>) {
  // guard: all portions are forgotten [if ((await… -> return void (await remove())]
  for (;;) if ((await remove()).length < portion) return
}

/** For what goes by PostgreSQL's clock: a server that is ahead of it would forget what is in use. */
export async function storageTime(system: Sql, now: Date): Promise<Date> {
  // guard: a server ahead of PostgreSQL forgets nothing early [clock_timestamp() -> 'infinity']
  const [row] = await system<{ time: Date }[]>`select least(${now}::timestamptz, clock_timestamp()) as time`
  return row!.time
}
