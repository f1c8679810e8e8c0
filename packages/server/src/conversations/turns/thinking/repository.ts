import type { Queryable } from '../../../platform/db/index.ts'
import type { MessageOfTurn } from '../repository.ts'

/** The latest of a conversation up to one of them, in the order in which they were said. */
export async function listLatest(db: Queryable, conversation_id: number, until: number, limit: number) {
  const rows = await db.query<Pick<MessageOfTurn, 'role' | 'text'>>(
    (sql) => sql`select role, text from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id} and id <= ${until}
      order by id desc limit ${limit}`,
  )
  return rows.reverse()
}

export function listOfVisitor(db: Queryable, conversation_id: number, until: number) {
  return db.query<{ message_id: number; text: string }>(
    (sql) => sql`select id as message_id, text from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id} and id <= ${until}
        and role = 'visitor'
      order by id`,
  )
}

export async function getTimezone(db: Queryable): Promise<string> {
  const [row] = await db.query<{ timezone: string }>(
    (sql) => sql`select timezone from organizations where id = ${db.organization_id}`,
  )
  return row!.timezone
}

/** By key: what left every agent's world (§4.9), also that of conversations that are under way. */
export async function listArchivedServices(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    (sql) => sql`select key from services where organization_id = ${db.organization_id} and archived`,
  )
  return rows.map(({ key }) => key)
}
