import type { Queryable } from '../../platform/db/index.ts'

export async function findMessage(db: Queryable, conversation_id: number, id: number): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select id from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id} and id = ${id}`,
  )
  return rows.length > 0
}

/** What the visitor wrote after a message. */
export async function countUnread(db: Queryable, conversation_id: number, after: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    (sql) => sql`select count(*)::int as count from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        and id > ${after} and role = 'visitor'`,
  )
  return row!.count
}

/** What people wrote after the last message that the visitor has seen. */
export async function countUnseen(db: Queryable, conversation_id: number, seen: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    (sql) => sql`select count(*)::int as count from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        and id > ${seen} and role = 'owner'`,
  )
  return row!.count
}
