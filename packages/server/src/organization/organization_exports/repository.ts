import type { Page } from '@foyer/contract'
import type { Queryable, Rows, Snapshot, Sql, Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import type { Portion } from '../../platform/queue/index.ts'

export type ExportRow = Omit<Rows['organization_exports'], 'organization_id'>

export function list(db: Queryable, query: Page) {
  return db.query<ExportRow>(
    (sql) => sql`select t.id, t.status, t.attempt, t.bytes, t.error, t.created_at, t.completed_at
      from organization_exports t where t.organization_id = ${db.organization_id} ${pageOf(sql, query)}`,
  )
}

export async function find(db: Queryable, id: number): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(
    (sql) => sql`select id, status, attempt, bytes, error, created_at, completed_at from organization_exports
      where organization_id = ${db.organization_id} and id = ${id}`,
  )
  return row
}

export async function get(db: Queryable, id: number): Promise<ExportRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

export async function findQueued(db: Queryable): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(
    (sql) => sql`select id, status, attempt, bytes, error, created_at, completed_at from organization_exports
      where organization_id = ${db.organization_id} and status = 'queued'`,
  )
  return row
}

export function addChunk(db: Transaction, { id, attempt }: ExportRow, position: number, data: Uint8Array) {
  db.later(
    (sql) => sql`insert into organization_export_chunks (organization_id, export_id, attempt, position, data)
      values (${db.organization_id}, ${id}, ${attempt}, ${position}, ${data})`,
  )
}

/** What earlier attempts wrote is of no use. */
export function dropChunks(db: Transaction, id: number) {
  db.later(
    (sql) => sql`delete from organization_export_chunks
      where organization_id = ${db.organization_id} and export_id = ${id}`,
  )
}

export async function findChunk(db: Queryable, { id, attempt }: ExportRow, position: number) {
  const [row] = await db.query<{ data: Buffer }>(
    (sql) => sql`select data from organization_export_chunks
      where organization_id = ${db.organization_id} and export_id = ${id} and attempt = ${attempt}
        and position = ${position}`,
  )
  return row?.data
}

/** Runs that should have ended by now: the system's own question, over all organizations. */
export function listStale(system: Sql, before: Date, { after, limit }: Portion) {
  return system<StaleRun[]>`
    select organization_id, id, attempt from organization_exports
    where completed_at is null and created_at <= ${before}
      and (organization_id, id) > (${after?.organization_id ?? 0}, ${after?.id ?? 0})
    order by organization_id, id limit ${limit}`
}

interface StaleRun {
  organization_id: number
  id: number
  attempt: number
}

interface TableToExport {
  name: string
  owner: string
  columns: string[]
  key: string[]
}

/**
 * Every table of tenants with the columns that an export may show, from the catalog: a new one is in the export the
 * day it appears. A comment that begins with `not exported` keeps a table or a column out; what PostgreSQL derives by
 * itself is left out, too.
 */
export function listTables(snapshot: Snapshot): Promise<TableToExport[]> {
  return snapshot.query<TableToExport>(
    (sql) => sql`
      select c.relname as name, owner.attname as owner,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            and coalesce(col_description(c.oid, a.attnum), '') not like 'not exported%'
          order by a.attnum) as columns,
        array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (attnum, place)
          join pg_attribute a on a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid order by k.place) as key
      from pg_class c
      join pg_attribute owner on owner.attrelid = c.oid and not owner.attisdropped
        and (owner.attname = 'organization_id' or (c.relname = 'organizations' and owner.attname = 'id'))
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'not exported%'
      order by c.relname`,
  )
}

/** The rows of one table as JSON, in the order of their key. */
export function rowsOf(snapshot: Snapshot, { name, owner, columns, key }: TableToExport) {
  return snapshot.portions<{ row: string }>(
    (sql) => sql`select row_to_json(x)::text as row from (
        select ${sql(columns)} from ${sql(name)} where ${sql(owner)} = ${snapshot.organization_id}
        order by ${sql(key)}) x`,
  )
}
