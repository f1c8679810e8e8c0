import type { ConversationStatus, Fit, Input, operations } from '@foyer/contract'
import { findMatches, type Matches, type Queryable, type Rows, type Sql } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

interface ContactRow extends Omit<Rows['contacts'], 'organization_id' | 'search'> {
  conversations_count: number
  last_conversation_at: Date
}

const columns = (sql: Sql) => sql`
  t.id, t.name, t.emails, t.visitor_ids, t.created_at,
  (select count(*)::int from contact_conversations l
    where l.organization_id = t.organization_id and l.contact_id = t.id) as conversations_count,
  (select c.created_at from contact_conversations l
    join conversations c on c.organization_id = l.organization_id and c.id = l.conversation_id
    where l.organization_id = t.organization_id and l.contact_id = t.id
    order by l.conversation_id desc limit 1) as last_conversation_at`

export async function list(db: Queryable, query: Input<typeof operations.listContacts>['query']) {
  const matches = await findMatches(db, 'contacts', query.query)
  const { conversation_id } = query
  return db.query<ContactRow>(
    (sql) => sql`select ${columns(sql)} from contacts t where t.organization_id = ${db.organization_id}
      ${matching(sql, matches)}
      ${
        conversation_id === undefined
          ? sql``
          : sql`and t.id = (select l.contact_id from contact_conversations l
              where l.organization_id = ${db.organization_id} and l.conversation_id = ${conversation_id})`
      }
      ${pageOf(sql, query)}`,
  )
}

/** Frequent words one by one, the newest contact first. Words are beginnings of words (migration 0027). */
function matching(sql: Sql, matches: Matches | null) {
  if (matches === null) return sql``
  if ('ids' in matches) return sql`and t.id = any(${matches.ids})`
  return sql`and t.search @@ (select contact_query(${matches.frequent}))`
}

export async function get(db: Queryable, id: number): Promise<ContactRow> {
  const [row] = await db.query<ContactRow>(
    (sql) => sql`select ${columns(sql)} from contacts t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

interface ContactConversation {
  id: number
  number: number
  agent: string
  status: ConversationStatus
  paused_at: Date | null
  fit: Fit | null
  created_at: Date
  last_message_at: Date
}

const most = 100

/** The newest first. */
export function listConversationsOf(db: Queryable, contact_id: number) {
  return db.query<ContactConversation>(
    (
      sql,
    ) => sql`select c.id, c.number, a.slug as agent, c.status, c.paused_at, c.fit, c.created_at, c.last_message_at
      from contact_conversations l
      join conversations c on c.organization_id = l.organization_id and c.id = l.conversation_id
      join agents a on a.organization_id = c.organization_id and a.id = c.agent_id
      where l.organization_id = ${db.organization_id} and l.contact_id = ${contact_id}
      order by l.conversation_id desc limit ${most}`,
  )
}
