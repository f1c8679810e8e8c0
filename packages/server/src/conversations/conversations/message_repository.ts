import type { MessageRole, Page } from '@foyer/contract'
import type { AgentPage, ReplyChip } from '@foyer/engine'
import { insertRow, type Queryable, type Sql, type Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'

/** A public page that an answer is from. */
export interface Citation {
  title: string
  url: string
}

export interface MessageRow {
  id: number
  conversation_id: number
  role: MessageRole
  text: string
  chips: ReplyChip[]
  links: AgentPage[]
  citations: Citation[]
  deliverable: { id: number; title: string } | null
  /** Of the organization's side; null where the visitor or the agent wrote. */
  author: object | null
  /** Sentences that the sources do not support. */
  unsupported?: string[] | null
  created_at: Date
}

export const messageColumns = (sql: Sql) => sql`
  t.id, t.conversation_id, t.role, t.text, t.chips, t.links, t.citations, t.author, t.created_at,
  t.unsupported,
  (select jsonb_build_object('id', d.id, 'title', d.title) from deliverables d
    where d.organization_id = t.organization_id and d.id = t.deliverable_id) as deliverable`

/** In the order in which they were said: what follows an id here precedes it in every other list. */
export function listMessages(db: Queryable, conversation_id: number, page: Page) {
  const { limit, starting_after = 0, ending_before } = page
  const turned =
    ending_before === undefined ? { ending_before: starting_after } : { starting_after: ending_before }
  return db.query<MessageRow>(
    (sql) => sql`select ${messageColumns(sql)} from messages t
      where t.organization_id = ${db.organization_id} and t.conversation_id = ${conversation_id}
        ${pageOf(sql, { ...(limit && { limit }), ...turned })}`,
  )
}

interface NewMessage {
  conversation_id: number
  role: MessageRole
  text: string
  chips: ReplyChip[]
  links: AgentPage[]
  created_at: Date
}

/** Gives its id. */
export function insertMessage(db: Transaction, message: NewMessage): Promise<number> {
  return insertRow(db, 'messages', message)
}
