import type { TurnOutcome } from '@foyer/engine'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'
import { readTrace, type WrittenTrace } from './read_trace.ts'
import type { LoopTrace, StoredTrace } from './stored_trace.ts'

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
  const found = await findTrace(db, conversation_id, message_id)
  if (!found) throw missing()
  return found.trace
}

/** `rests`: the conversation has paused or ended, or a person has it, so that it has an outcome. */
export async function findTrace(db: Queryable, conversation_id: number, message_id: number) {
  const [row] = await db.query<{ trace: WrittenTrace; rests: boolean }>(
    (sql) => sql`select t.trace, c.status <> 'active' as rests from message_traces t
      join conversations c on c.organization_id = t.organization_id and c.id = t.conversation_id
      where t.organization_id = ${db.organization_id} and t.conversation_id = ${conversation_id}
        and t.message_id = ${message_id}`,
  )
  return row && { ...row, trace: readTrace(row.trace) }
}

/** With the marks on its message, where visitors never look. */
export function updateTrace(db: Transaction, message_id: number, trace: LoopTrace) {
  const { unsupported } = trace
  const marked = unsupported && unsupported.length > 0 ? JSON.stringify(unsupported) : null
  db.beside((sql) => ({
    trace: sql`update message_traces set trace = ${JSON.stringify(trace)}::text::json
      where organization_id = ${db.organization_id} and message_id = ${message_id}`,
    message: sql`update messages set unsupported = ${marked}::text::jsonb
      where organization_id = ${db.organization_id} and id = ${message_id}`,
  }))
}

export interface RecordedTurn {
  /** What the visitor said. */
  said: string
  outcome: TurnOutcome
}

/** What came of each message of the visitor that was answered, in their order. */
export async function listRecordedTurns(db: Queryable, conversation_id: number): Promise<RecordedTurn[]> {
  const rows = await db.query<{ said: string; trace: WrittenTrace }>(
    (sql) => sql`select m.text as said, t.trace from turns u
      join messages m on m.organization_id = u.organization_id and m.id = u.message_id
      join message_traces t on t.organization_id = u.organization_id and t.message_id = u.reply_id
      where u.organization_id = ${db.organization_id} and u.conversation_id = ${conversation_id}
      order by u.message_id`,
  )
  return rows.map(({ said, trace }) => ({ said, outcome: readTrace(trace).outcome }))
}

export interface SummedUsage {
  replies: number
  tokens: { input: number; cached: number; output: number }
  costs: { micros: number; currency: string }[]
  milliseconds: number
}

/** What all replies of a conversation took. */
export async function sumUsage(db: Queryable, conversation_id: number): Promise<SummedUsage> {
  const [row] = await db.query<SummedUsage>(
    (sql) => sql`with replies as (
        select w.* from message_traces r
        cross join lateral json_to_record(r.trace) as w(tokens json, cost json, milliseconds json)
        where r.organization_id = ${db.organization_id} and r.conversation_id = ${conversation_id})
      select count(*)::int as replies,
        json_build_object('input', coalesce(sum((tokens->>'input')::bigint), 0),
          'cached', coalesce(sum((tokens->>'cached')::bigint), 0),
          'output', coalesce(sum((tokens->>'output')::bigint), 0)) as tokens,
        coalesce(sum((milliseconds->>'total')::int), 0)::int as milliseconds,
        (select coalesce(json_agg(json_build_object('micros', micros, 'currency', currency) order by currency), '[]')
          from (select cost->>'currency' as currency, sum((cost->>'micros')::bigint) as micros from replies
            where cost->>'currency' is not null group by 1) each) as costs
      from replies`,
  )
  return row!
}
