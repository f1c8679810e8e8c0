import type { Queryable } from './db/tenant.ts'

/** Whether there is a gap that a change could answer or break. */
export async function hasGapsToRecheck(db: Queryable): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from knowledge_gaps
      where organization_id = ${db.organization_id} and (status = 'open' or resolution_basis = 'verified') limit 1`,
  )
  return rows.length > 0
}
