import type { Database } from './database.ts'

/**
 * Deletes what is older than `before`, in every organization. The system only finds out whose rows those are; the
 * rows themselves are deleted through the handle of their organization.
 */
export async function forget(database: Database, table: string, age: string, before: Date) {
  const { system } = database
  const owners = await system<{ organization_id: number }[]>`
    select distinct organization_id from ${system(table)} where ${system(age)} <= ${before}`
  for (const { organization_id } of owners)
    await database.tenant(organization_id).transaction((db) =>
      db.query(
        (sql) => sql`delete from ${sql(table)}
          where organization_id = ${db.organization_id} and ${sql(age)} <= ${before}`,
      ),
    )
}
