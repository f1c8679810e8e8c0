// guards tested by: services/*.test.ts

import type { Rows } from './rows.gen.ts'
import type { Writer } from './tenant.ts'

/** The three statements that every table needs in the same words. */

export type Table = {
  [Name in keyof Rows]: Rows[Name] extends { organization_id: number; id: number } ? Name : never
}[keyof Rows]
type Fields<Name extends Table> = Partial<Omit<Rows[Name], 'organization_id' | 'id'>>

export async function insertRow<Name extends Table>(
  db: Writer,
  table: Name,
  fields: Fields<Name>,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    (sql) =>
      sql`insert into ${sql(table as string)} ${sql({ ...defined(fields), organization_id: db.organization_id })} returning id`,
  )
  return row!.id
}

export function updateRow<Name extends Table>(db: Writer, table: Name, id: number, fields: Fields<Name>) {
  const changes = defined(fields)
  if (Object.keys(changes).length === 0) return
  db.later(
    (sql) => sql`update ${sql(table as string)} set ${sql(changes)}
      where organization_id = ${db.organization_id} and id = ${id}`,
  )
}

/** Holds the row until the transaction ends; what is read after this is what will be changed. */
export function lockRow(db: Writer, table: Table, id: number) {
  db.later(
    (sql) =>
      // guard: a row is held while it is changed [for update ->]
      sql`select 1 from ${sql(table as string)} where organization_id = ${db.organization_id} and id = ${id} for update`,
  )
}

/** Names of one table are given out one transaction at a time, so that a derived key cannot be taken meanwhile. */
export function lockNames(db: Writer, table: Table) {
  const scope = `${table}:${db.organization_id}`
  // guard: names are given out one at a time [`select… -> `select 1`]
  db.later((sql) => sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 0))`)
}

/**
 * Before the first write to what agents know: such writes of one organization come one at a time, in the order of
 * their numbers (migration 0008). A writer who held a row first and the number second could block another for ever.
 */
export function holdKnowledge(db: Writer) {
  db.later((sql) => sql`select next_knowledge_version(${db.organization_id})`)
}

function defined(fields: object): Record<string, never> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    never
  >
}
