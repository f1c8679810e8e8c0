import type { Page } from '@foyer/contract'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type SavedReplyRow = Omit<Rows['saved_replies'], 'organization_id'>

const columns = (sql: Sql) => sql`t.id, t.title, t.body, t.locale, t.archived, t.created_at`

export function list(db: Queryable, query: Page & { include_archived?: boolean; locale?: string }) {
  const { locale } = query
  return db.query<SavedReplyRow>(
    (sql) => sql`select ${columns(sql)} from saved_replies t
      where t.organization_id = ${db.organization_id} ${live(sql, query)}
        ${locale === undefined ? sql`` : sql`and (t.locale is null or t.locale = ${locale})`}
        ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<SavedReplyRow> {
  const [row] = await db.query<SavedReplyRow>(
    (sql) => sql`select ${columns(sql)} from saved_replies t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}
