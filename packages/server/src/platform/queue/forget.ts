import type { Fragment, Sql } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import type { Lock } from '../db/locks.ts'
import { eachDue } from './each_due.ts'

/** Locks are held, and time limits count, for so many rows at most. */
const portion = 500

/** Rows of a table that are not kept any longer. */
export interface Outdated {
  table: string
  /** The column that says how old a row is. */
  age: string
  before: Date
  /** Rows with higher ids are younger: the first ids are looked at, and the age needs no index. */
  inOrder?: true
  /** A further condition, on the alias `t`. */
  only?(sql: Sql): Fragment
  /** Held while a portion is deleted. */
  holds?: readonly Lock[]
}

/**
 * Deletes them in every organization. The system only finds out whose rows those are; the rows themselves are deleted
 * through the handle of their organization.
 */
export function forget(database: Database, outdated: Outdated): Promise<void> {
  const { system } = database
  const { holds = [] } = outdated
  return eachDue(
    // One look into an index for each organization: the order keeps PostgreSQL from reading the table.
    ({ after, limit }) => system<{ organization_id: number }[]>`
      select o.id as organization_id from organizations o
      cross join lateral (${oldest(system, outdated, system`t.organization_id = o.id`, 1)}) found
      where o.id > ${after?.organization_id ?? 0} order by o.id limit ${limit}`,
    ({ organization_id }) => {
      const tenant = database.tenant(organization_id)
      return inPortions(() =>
        tenant.transaction(
          (db) => db.query((sql) => remove(sql, outdated, sql`t.organization_id = ${organization_id}`)),
          { holds },
        ),
      )
    },
  )
}

/** The same for a table of the system's own. */
export const forgetOfSystem = (system: Sql, outdated: Outdated): Promise<void> =>
  inPortions(() => remove(system, outdated, system`true`))

/**
 * The outer condition counts again for a row that was changed while this waited for it. By ctid, because PostgreSQL has
 * no limit for `delete`.
 */
const remove = (sql: Sql, outdated: Outdated, whose: Fragment) => sql`
  delete from ${sql(outdated.table)} t where ${whose} and ${isOutdated(sql, outdated)}
    and t.ctid = any(array(${oldest(sql, outdated, whose, portion)}))
  returning 1`

function oldest(sql: Sql, outdated: Outdated, whose: Fragment, limit: number): Fragment {
  const { table, age, before, inOrder } = outdated
  return inOrder
    ? sql`select first.place from (select t.ctid as place, t.${sql(age)} as age from ${sql(table)} t
        where ${whose} order by t.id limit ${limit}) first where first.age <= ${before}`
    : sql`select t.ctid as place from ${sql(table)} t
        where ${whose} and ${isOutdated(sql, outdated)} order by t.${sql(age)} limit ${limit}`
}

const isOutdated = (sql: Sql, { age, before, only }: Outdated) => sql`
  t.${sql(age)} <= ${before} ${only ? sql`and ${only(sql)}` : sql``}`

async function inPortions(remove: () => PromiseLike<{ length: number }>) {
  for (;;) if ((await remove()).length < portion) return
}

/** For what goes by PostgreSQL's clock: a server that is ahead of it would forget what is in use. */
export async function storageTime(system: Sql, now: Date): Promise<Date> {
  const [row] = await system<{ time: Date }[]>`select least(${now}::timestamptz, clock_timestamp()) as time`
  return row!.time
}
