import type { MessageRole } from '@foyer/contract'
import type { HistoryTurn, StoredTurn } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'

export function listOfVisitor(db: Queryable, conversation_id: number, until: number) {
  return db.query<{ message_id: number; text: string }>(
    (sql) => sql`select id as message_id, text from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id} and id <= ${until}
        and role = 'visitor'
      order by id`,
  )
}

/** So many turns are told to a model. What does not fit is left out from the oldest one on. */
const mostTurns = 100

/** What was said before a message: each of the visitor's messages with its reply, and what else others wrote. */
export async function listTurns(
  db: Queryable,
  conversation_id: number,
  before: number,
): Promise<HistoryTurn[]> {
  const rows = await db.query<{
    id: number
    role: MessageRole
    text: string
    reply: string | null
    stored: StoredTurn | null
  }>(
    (sql) => sql`select m.id, m.role, m.text, r.text as reply, t.trace->'turn' as stored
      from messages m
      left join turns u on u.organization_id = m.organization_id and u.message_id = m.id
      left join messages r on r.organization_id = u.organization_id and r.id = u.reply_id
      left join message_traces t on t.organization_id = u.organization_id and t.message_id = u.reply_id
      where m.organization_id = ${db.organization_id} and m.conversation_id = ${conversation_id}
        and m.id < ${before} and not exists (select from turns w where w.organization_id = m.organization_id
          and w.reply_id = m.id)
      order by m.id desc limit ${mostTurns}`,
  )
  return rows
    .reverse()
    .map(({ id, role, text, reply, stored }) =>
      role === 'visitor'
        ? { visitor: text, message_id: id, reply: reply ?? '', by_team: false, stored }
        : { visitor: null, reply: text, by_team: role === 'owner', stored: null },
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
