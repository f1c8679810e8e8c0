import type { Fragment, Queryable, Sql } from '../platform/db/index.ts'
import { circularReferences, deletionOrder } from './deletion_order.ts'

/** How small transactions are run: as a tenant, or past the hold of an organization that has left. */
interface SmallSteps {
  transaction<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>
}

/** Each statement is a transaction of its own, which enters no organization: for rows that nobody reads any more. */
export const stepsPastHolds = (system: Sql, organization_id: number): SmallSteps => ({
  transaction: (work) => work(queryableBy(system, organization_id)),
})

/** The system's statements about one organization. */
export const queryableBy = (system: Sql, organization_id: number): Queryable => ({
  organization_id,
  query: async <Row>(build: (sql: Sql) => Fragment) => (await build(system)) as unknown as Row[],
})

/** Locks are held, and time limits count, for so many rows at most. */
const portion = 500
/** A server that was in the middle of something may write once more. */
const mostPasses = 10

/**
 * Deletes all rows of an organization in one database, its own row last: whoever was interrupted begins again, and it
 * goes on. Null when somebody does not stop writing.
 */
export async function emptyOrganization(
  steps: SmallSteps,
  onTable: (progress: { table: string; rows: number }) => void,
): Promise<Record<string, number> | null> {
  const deleted: Record<string, number> = {}
  const tables = await steps.transaction(deletionOrder)
  for (let pass = 0; pass < mostPasses; pass++) {
    for (const { table, column } of circularReferences) await clear(steps, table, column)
    for (const table of tables) {
      const rows = await empty(steps, table)
      if (rows > 0) onTable({ table, rows })
      deleted[table] = (deleted[table] ?? 0) + rows
    }
    if (await deleteRow(steps))
      return Object.fromEntries(Object.entries(deleted).filter(([, rows]) => rows > 0))
  }
  return null
}

const empty = (steps: SmallSteps, table: string) =>
  inPortions(steps, async (db) => {
    // By ctid, because PostgreSQL has no limit for `delete`, nor for the `update` below.
    const rows = await db.query(
      (sql) => sql`delete from ${sql(table)} where organization_id = ${db.organization_id}
        and ctid = any(array(
          select ctid from ${sql(table)} where organization_id = ${db.organization_id} limit ${portion}))
        returning 1`,
    )
    return rows.length
  })

const clear = (steps: SmallSteps, table: string, column: string) =>
  inPortions(steps, async (db) => {
    const rows = await db.query(
      (
        sql,
      ) => sql`update ${sql(table)} set ${sql(column)} = null where organization_id = ${db.organization_id}
        and ctid = any(array(select ctid from ${sql(table)}
          where organization_id = ${db.organization_id} and ${sql(column)} is not null limit ${portion}))
        returning 1`,
    )
    return rows.length
  })

async function inPortions(steps: SmallSteps, work: (db: Queryable) => Promise<number>) {
  let total = 0
  for (;;) {
    const rows = await steps.transaction(work)
    total += rows
    if (rows < portion) return total
  }
}

/** False when somebody has written to it meanwhile. */
async function deleteRow(steps: SmallSteps): Promise<boolean> {
  try {
    await steps.transaction((db) =>
      db.query((sql) => sql`delete from organizations where id = ${db.organization_id} returning 1`),
    )
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) return false
    throw error
  }
}

const foreignKeyViolation = '23503'
