import type { Queryable } from '../../../platform/db/index.ts'

/** Every key that is `name` or continues it, those of archived services among them. */
export async function keysLike(db: Queryable, name: string): Promise<Set<string>> {
  const rows = await db.query<{ key: string }>(
    (sql) => sql`select key from services
      where organization_id = ${db.organization_id} and (key = ${name} or starts_with(key, ${`${name}_`}))`,
  )
  return new Set(rows.map((row) => row.key))
}
