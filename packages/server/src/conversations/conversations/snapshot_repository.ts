import type { CompiledFlow } from '@foyer/engine'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'

/** What conversations are frozen on. One that is there already is the same: its address says so. */
export function insertSnapshot(db: Transaction, address: string, content: CompiledFlow, created_at: Date) {
  db.later(
    (sql) => sql`insert into conversation_snapshots (organization_id, address, content, created_at)
      values (${db.organization_id}, ${address}, ${JSON.stringify(content)}::text::jsonb, ${created_at})
      on conflict do nothing`,
  )
}

export async function getSnapshotOf(db: Queryable, conversation_id: number) {
  const [row] = await db.query<{ address: string; content: CompiledFlow }>(
    (sql) => sql`select s.address, s.content from conversations t
      join conversation_snapshots s
        on s.organization_id = t.organization_id and s.address = t.snapshot_address
      where t.organization_id = ${db.organization_id} and t.id = ${conversation_id}`,
  )
  if (!row) throw missing()
  return row
}

/** As it was when the conversation began, whatever the flow says today. */
export async function frozenOf(db: Queryable, address: string): Promise<{ idle_minutes: number | null }> {
  const [row] = await db.query<{ idle_minutes: number | null }>(
    (sql) => sql`select (content->>'idle_minutes')::int as idle_minutes from conversation_snapshots
      where organization_id = ${db.organization_id} and address = ${address}`,
  )
  return row!
}
