import type { Page } from '@foyer/contract'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

export type NoteRow = Omit<Rows['notes'], 'organization_id'>

const columns = (sql: Sql) => sql`t.id, t.conversation_id, t.text, t.author, t.archived, t.created_at`

export function list(
  db: Queryable,
  conversation_id: number,
  query: Page & { include_archived?: boolean },
): Promise<NoteRow[]> {
  return db.query<NoteRow>(
    (sql) => sql`select ${columns(sql)} from notes t
      where t.organization_id = ${db.organization_id} and t.conversation_id = ${conversation_id}
        ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<NoteRow> {
  const [row] = await db.query<NoteRow>(
    (sql) => sql`select ${columns(sql)} from notes t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}
