import { type Fragment, type Sql, schema } from '../../platform/db/index.ts'
import { deletionOrder } from '../deletion_order.ts'
import { queryableBy } from '../empty_organization.ts'
import type { Place } from '../places.ts'

/** The rows that one organization has in one table, in whichever database they are. */
export interface RowSet {
  table: string
  /** Those that can be written. */
  columns: Column[]
  where(sql: Sql): Fragment
}

interface Column {
  name: string
  type: string
}

const jobs = `${schema}.job`

/**
 * Everything that moves with an organization: every table that carries one, what others refer to first, and the jobs
 * that wait. Read from the catalog: a table of a later release is moved without anybody thinking of it.
 */
export async function rowSetsOf(place: Place, organization_id: number): Promise<RowSet[]> {
  const names = (await deletionOrder(queryableBy(place.sql, organization_id))).reverse()
  const owned = names.map((table) => ({
    table,
    where: (sql: Sql) => sql`organization_id = ${organization_id}`,
  }))
  const all = [
    { table: 'organizations', where: (sql: Sql) => sql`id = ${organization_id}` },
    ...owned,
    { table: jobs, where: (sql: Sql) => waitingJobs(sql, organization_id) },
  ]
  const columns = await columnsOf(place)
  return all.map((each) => ({ ...each, columns: columns.get(each.table) ?? [] }))
}

/** What is over stays where it was done. */
export const waitingJobs = (sql: Sql, organization_id: number) =>
  sql`data->>'organization_id' = ${String(organization_id)} and state < 'completed'`

async function columnsOf({ sql }: Place): Promise<Map<string, Column[]>> {
  const rows = await sql<(Column & { table: string })[]>`
    select case when c.relnamespace = current_schema()::regnamespace then c.relname else ${jobs} end as table,
      a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where (c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' or c.oid = to_regclass(${jobs}))
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`
  return Map.groupBy(rows, ({ table }) => table)
}
