import assert from 'node:assert/strict'
import type { Database } from '../platform/db/database.ts'

/** All rows of an organization in one database, by table. */
export async function rowsIn(
  { system }: Database,
  organization_id: number,
): Promise<Record<string, string[]>> {
  const tables = await system<{ name: string; column: string }[]>`
    select c.relname as name, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'organization_id' or (c.relname = 'organizations' and a.attname = 'id'))
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by 1`
  assert.ok(tables.length > 40, 'the catalog was read')
  const rows: Record<string, string[]> = {}
  for (const { name, column } of tables) {
    const found = await system<{ row: string }[]>`select t::text as row from ${system(name)} t
      where ${system(column)} = ${organization_id} order by 1`
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}
