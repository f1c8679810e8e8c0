import type { Rows } from './rows.gen.ts'
import type { Transaction } from './tenant.ts'

/** The two statements that every table needs in the same words. */

export type Table = {
  [Name in keyof Rows]: Rows[Name] extends { organization_id: number; id: number } ? Name : never
}[keyof Rows]
type Fields<Name extends Table> = Partial<Omit<Rows[Name], 'organization_id' | 'id'>>

export async function insertRow<Name extends Table>(
  db: Transaction,
  table: Name,
  fields: Fields<Name>,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    (sql) =>
      sql`insert into ${sql(table as string)} ${sql({ ...defined(fields), organization_id: db.organization_id })} returning id`,
  )
  return row!.id
}

export function updateRow<Name extends Table>(
  db: Transaction,
  table: Name,
  id: number,
  fields: Fields<Name>,
) {
  const changes = defined(fields)
  if (Object.keys(changes).length === 0) return
  db.later(
    (sql) => sql`update ${sql(table as string)} set ${sql(changes)}
      where organization_id = ${db.organization_id} and id = ${id}`,
  )
}

function defined(fields: object): Record<string, never> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    never
  >
}
