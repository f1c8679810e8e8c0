import type { Fragment, Sql, Transaction } from '../../platform/db/index.ts'

/** Runs a write of many rows and gives their number. */
export async function count(db: Transaction, write: (sql: Sql) => Fragment): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    (sql) => sql`with written as (${write(sql)} returning 1) select count(*)::int as count from written`,
  )
  return row!.count
}

export const deleteRows = (
  db: Transaction,
  table: 'message_traces' | 'turns' | 'notes' | 'messages' | 'deliverables',
  conversation_ids: number[],
) =>
  count(
    db,
    (sql) => sql`delete from ${sql(table)}
      where organization_id = ${db.organization_id} and conversation_id = any(${conversation_ids})`,
  )

/** Contacts who have no other conversation. */
export async function countContactsOf(db: Transaction, conversation_ids: number[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    (sql) => sql`select count(distinct l.contact_id)::int as count from contact_conversations l
      where l.organization_id = ${db.organization_id} and l.conversation_id = any(${conversation_ids})
        and not exists (select from contact_conversations o where o.organization_id = l.organization_id
          and o.contact_id = l.contact_id and o.conversation_id <> all(${conversation_ids}))`,
  )
  return row!.count
}

export const deleteConversations = (db: Transaction, ids: number[]) =>
  count(
    db,
    (sql) =>
      sql`delete from conversations where organization_id = ${db.organization_id} and id = any(${ids})`,
  )

/** The agents are held: no conversation begins on a snapshot while it goes. */
export function deleteUnusedSnapshots(db: Transaction, addresses: string[]): Promise<number> {
  return count(
    db,
    (sql) => sql`delete from conversation_snapshots s
      where s.organization_id = ${db.organization_id} and s.address = any(${addresses})
        and not exists (select from conversations c
          where c.organization_id = s.organization_id and c.snapshot_address = s.address)`,
  )
}

/** Answers to an Idempotency-Key that show one of the conversations, or a gap whose words went. */
export async function deleteStoredAnswers(db: Transaction, conversation_ids: number[], gap_ids: number[]) {
  const remove = (which: (sql: Sql) => Fragment) =>
    count(
      db,
      (sql) =>
        sql`delete from idempotency_keys where organization_id = ${db.organization_id} and ${which(sql)}`,
    )
  // Two statements: PostgreSQL may answer an "or" by reading all answers of the organization.
  const ofConversation = await remove((sql) => sql`conversation_id = any(${conversation_ids})`)
  return ofConversation + (await remove((sql) => sql`knowledge_gap_id = any(${gap_ids})`))
}

/**
 * Whole exports go that may have one of the conversations in them, finished or not: whoever writes one finds it gone and stops.
 * One that waits to be written is held back until the words are gone.
 */
export function deleteExportsSince(db: Transaction, began: Date): Promise<number> {
  db.hold({
    on: 'organization_exports',
    statement: (sql) => sql`select 1 from organization_exports
      where organization_id = ${db.organization_id} and completed_at is null order by id for update`,
  })
  return count(
    db,
    (sql) => sql`delete from organization_exports
      where organization_id = ${db.organization_id} and status <> 'queued'
        and coalesce(completed_at, 'infinity') >= ${began}`,
  )
}
