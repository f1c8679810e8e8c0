import type { Page } from '@foyer/contract'
import type { Fragment, Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type EventRow = Omit<Rows['events'], 'organization_id'>

const columns = (sql: Sql) => sql`t.id, t.type, t.created_at, t.actor, t.request_id, t.data`

/** Exactly this type, or with `object.*` every type of the object: a range of the index. */
function ofType(sql: Sql, type: string | undefined): Fragment {
  if (type === undefined) return sql``
  if (!type.endsWith('.*')) return sql`and t.type collate "C" = ${type}`
  // "/" is what follows "." in C order.
  const object = type.slice(0, -2)
  return sql`and t.type collate "C" > ${`${object}.`} and t.type collate "C" < ${`${object}/`}`
}

export function list(db: Queryable, query: Page & { type?: string }, since: Date | undefined, upTo: number) {
  return db.query<EventRow>(
    (sql) => sql`select ${columns(sql)} from events t
      where t.organization_id = ${db.organization_id} and t.id <= ${upTo} ${ofType(sql, query.type)}
        ${since ? sql`and t.created_at >= ${since}` : sql``} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<EventRow> {
  const [row] = await db.query<EventRow>(
    (sql) => sql`select ${columns(sql)} from events t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Oldest first. */
export function listBetween(db: Queryable, after: number, upTo: number, limit: number) {
  return db.query<EventRow>(
    (sql) => sql`select ${columns(sql)} from events t
      where t.organization_id = ${db.organization_id} and t.id > ${after} and t.id <= ${upTo}
      order by t.id limit ${limit}`,
  )
}
