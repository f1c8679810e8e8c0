import type { Input, operations } from '@foyer/contract'
import type { Sql } from '../../db/connect.ts'
import type { Rows } from '../../db/rows.gen.ts'
import type { Reader } from '../../db/tenant.ts'
import { pageOf } from '../../http/paging.ts'
import { missing } from '../../refusal.ts'

export type KnowledgeGapRow = Omit<Rows['knowledge_gaps'], 'organization_id' | 'agent_id'> & {
  agent: string
  occurrences: number
  conversations: { conversation_id: number; asked_at: string }[]
  conversation_id: number | null
  last_asked_at: Date | null
}
export type GapFilters = Omit<Input<typeof operations.listKnowledgeGaps>['query'], 'agent'> & {
  agent_id?: number | undefined
}

/** Inside JSON no driver turns a time into the API's spelling. */
const asked = (sql: Sql) => sql`jsonb_build_object('conversation_id', o.conversation_id,
  'asked_at', to_char(o.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** Gaps with everything that asking left behind, read per shown row. */
const gaps = (sql: Sql) => sql`
  select t.id, t.question, t.status, t.created_at, t.resolution_basis, t.knowledge_source_id, t.resurfaced_from_id,
    t.last_check, t.resolved_at, history.*,
    (select a.slug from agents a
      where a.organization_id = t.organization_id and a.id = t.agent_id) as agent
  from knowledge_gaps t
  cross join lateral (
    select count(*) as occurrences, max(o.asked_at) as last_asked_at,
      (array_agg(o.conversation_id order by o.asked_at desc, o.id desc))[1] as conversation_id,
      coalesce(jsonb_agg(${asked(sql)} order by o.asked_at desc, o.id desc), '[]') as conversations
    from knowledge_gap_occurrences o
    where o.organization_id = t.organization_id and o.gap_id = t.id) history`

export function list(db: Reader, query: GapFilters) {
  return db.query<KnowledgeGapRow>(
    (sql) => sql`${gaps(sql)}
      where t.organization_id = ${db.organization_id} ${inStatus(sql, query)}
        ${query.agent_id === undefined ? sql`` : sql`and t.agent_id = ${query.agent_id}`}
        ${matching(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<KnowledgeGapRow> {
  const [row] = await db.query<KnowledgeGapRow>(
    (sql) => sql`${gaps(sql)} where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Naming the status says which gaps are wanted, archived ones included. */
function inStatus(sql: Sql, { status, include_archived }: GapFilters) {
  if (status !== undefined) return sql`and t.status = ${status}`
  return include_archived ? sql`` : sql`and t.status <> 'archived'`
}

const matching = (sql: Sql, { query }: GapFilters) =>
  query === undefined ? sql`` : sql`and t.search @@ websearch_to_tsquery('simple', ${query})`
