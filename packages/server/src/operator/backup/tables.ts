import type { Sql } from '../../platform/db/index.ts'
import type { TableHeader } from './format.ts'

/**
 * What is in a backup: every table but the migrations, which are applied, the tokens, which refill, the numbers of
 * changes and the identifiers of visitors, which restoring gives anew, and the check of the secret, which may be
 * another one where it is restored.
 */
const left = [
  'schema_migrations',
  'rate_buckets',
  'knowledge_versions',
  'secret_checks',
  'visitor_identifiers',
]

/** Values have the same text in every database, whatever its defaults are. */
export const sessionSettings = {
  // Where no role could be made, this is who sees the rows of every organization.
  'app.system': 'on',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
}

/** All tables with the columns that can be written. */
export async function tablesOf(sql: Sql): Promise<TableHeader[]> {
  const rows = await sql<TableHeader[]>`
    select c.relname as table,
      array(select a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all(${left})
    order by c.relname`
  return [...rows]
}

export async function typesOf(sql: Sql, table: string): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; type: string }[]>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]))
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Rows may refer to rows that come later, even in a circle: keys are put aside while `work` loads, then checked. */
export async function withoutForeignKeys<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const keys = await sql<ForeignKey[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  const result = await work()
  for (const { table, name, definition } of keys)
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  return result
}

export async function sequencePositions(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; position: number | null }[]>`
    select sequencename as name, last_value as position from pg_sequences
    where schemaname = current_schema() order by 1`
  return Object.fromEntries(
    rows.filter((row) => row.position !== null).map((row) => [row.name, row.position!]),
  )
}
