import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'
import { readTrace, type WrittenTrace } from './read_trace.ts'
import type { StoredTrace } from './stored_trace.ts'

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
