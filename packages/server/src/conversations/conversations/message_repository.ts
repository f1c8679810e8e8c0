import type { MessageRole, Page } from '@foyer/contract'
import type { AgentPage, ReplyChip } from '@foyer/engine'
import { insertRow, type Queryable, type Sql, type Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import { readTrace, type WrittenTrace } from '../traces/read_trace.ts'
import type { StoredTrace } from '../traces/stored_trace.ts'

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
  created_at: Date
}

export const messageColumns = (sql: Sql) => sql`
  t.id, t.conversation_id, t.role, t.text, t.chips, t.links, t.citations, t.author, t.created_at,
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

/** Why a message of the agent says what it says. */
export function insertTrace(
  db: Transaction,
  {
    message_id,
    conversation_id,
    created_at,
  }: { message_id: number; conversation_id: number; created_at: Date },
  trace: StoredTrace,
) {
  db.beside((sql) => ({
    trace: sql`insert into message_traces (organization_id, message_id, conversation_id, trace, created_at)
      values (${db.organization_id}, ${message_id}, ${conversation_id}, ${JSON.stringify(trace)}::text::json,
        ${created_at})`,
  }))
}

export async function getTrace(
  db: Queryable,
  conversation_id: number,
  message_id: number,
): Promise<StoredTrace> {
  const [row] = await db.query<{ trace: WrittenTrace }>(
    (sql) => sql`select trace from message_traces
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        and message_id = ${message_id}`,
  )
  if (!row) throw missing()
  return readTrace(row.trace)
}
