import type { Page } from '@foyer/contract'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type IngestionInstructionRow = Omit<Rows['ingestion_instructions'], 'organization_id'>

const columns = (sql: Sql) => sql`t.id, t.text, t.source_id, t.position, t.archived, t.created_at`

export function list(db: Queryable, query: Page & { include_archived?: boolean }) {
  return db.query<IngestionInstructionRow>(
    (sql) => sql`select ${columns(sql)} from ingestion_instructions t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<IngestionInstructionRow> {
  const [row] = await db.query<IngestionInstructionRow>(
    (sql) => sql`select ${columns(sql)} from ingestion_instructions t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Archived ones count, so that a restored one does not share its place with a newer one. */
export async function lastPosition(db: Queryable): Promise<number> {
  const [row] = await db.query<{ position: number }>(
    (sql) => sql`select coalesce(max(position), 0) as position from ingestion_instructions
      where organization_id = ${db.organization_id}`,
  )
  return row!.position
}
