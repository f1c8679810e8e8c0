import type { Sql } from '../../packages/server/src/platform/db/connect.ts'

/** Row types of every table, read from the migrated schema. */

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Date',
  _int8: 'number[]',
  _text: 'string[]',
}

/** Columns that only the database reads. */
const hidden = new Set(['tsvector'])

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
}

export async function rowTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable
    from information_schema.columns
    where table_schema = current_schema() and table_name <> 'schema_migrations'
    order by table_name, ordinal_position`
  const tables = Map.groupBy(
    columns.filter(({ type }) => !hidden.has(type)),
    ({ table }) => table,
  )
  const bodies = [...tables].map(([table, fields]) => `  ${table}: {\n${fields.map(line).join('')}  }\n`)
  return `// Generated from the migrations by \`npm run generate\`. Do not edit.\n\nexport interface Rows {\n${bodies.join('')}}\n`
}

function line({ table, column, type, nullable }: Column): string {
  const known = types[type]
  if (!known)
    throw new Error(`${table}.${column} has the type ${type}, which scripts/generate/rows.ts does not know.`)
  return `    ${column}: ${known}${nullable ? ' | null' : ''}\n`
}
