import type { Queryable } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'
import { readTrace, type WrittenTrace } from '../traces/read_trace.ts'

interface ReplyRow {
  agent_id: number
  locale: string
  created_at: Date
  text: string
  trace: WrittenTrace
}

/** A message of the agent: nobody else's has a trace. */
export async function getReply(db: Queryable, conversation_id: number, message_id: number) {
  const [row] = await db.query<ReplyRow>(
    (sql) => sql`select c.agent_id, c.locale, m.created_at, m.text, t.trace
      from message_traces t
      join messages m on m.organization_id = t.organization_id and m.id = t.message_id
      join conversations c on c.organization_id = t.organization_id and c.id = t.conversation_id
      where t.organization_id = ${db.organization_id} and t.conversation_id = ${conversation_id}
        and t.message_id = ${message_id}`,
  )
  if (!row) throw missing()
  return { ...row, trace: readTrace(row.trace) }
}
