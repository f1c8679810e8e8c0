import type { Input, operations } from '@foyer/contract'
import type { Sql } from '../../db/connect.ts'
import type { Rows } from '../../db/rows.gen.ts'
import type { Reader } from '../../db/tenant.ts'
import { pageOf } from '../../http/paging.ts'
import { missing } from '../../refusal.ts'
import { matching } from '../full_text.ts'

export type KnowledgeGapRow = Omit<Rows['knowledge_gaps'], 'organization_id' | 'agent_id'> & {
  agent: string
  /** Every time the question was asked, newest first. */
  conversations: { conversation_id: number; asked_at: string }[]
}
export type GapFilters = Omit<Input<typeof operations.listKnowledgeGaps>['query'], 'agent'> & {
  agent_id?: number | undefined
}

/** The history is read per shown row. Inside JSON no driver turns a time into the API's spelling, so that we do. */
const columns = (sql: Sql) => sql`
  t.id, t.question, t.status, t.created_at, t.resolution_basis, t.knowledge_source_id, t.resurfaced_from_id,
  t.last_check, t.resolved_at,
  (select a.slug from agents a where a.organization_id = t.organization_id and a.id = t.agent_id) as agent,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'conversation_id', o.conversation_id,
      'asked_at', to_char(o.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by o.asked_at desc, o.id desc), '[]')
    from knowledge_gap_occurrences o
    where o.organization_id = t.organization_id and o.gap_id = t.id) as conversations`

export function list(db: Reader, query: GapFilters) {
  return db.query<KnowledgeGapRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_gaps t
      where t.organization_id = ${db.organization_id} ${inStatus(sql, query)}
        ${query.agent_id === undefined ? sql`` : sql`and t.agent_id = ${query.agent_id}`}
        ${matching(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<KnowledgeGapRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

export async function find(db: Reader, id: number): Promise<KnowledgeGapRow | undefined> {
  const [row] = await db.query<KnowledgeGapRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_gaps t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  return row
}

/** An open gap for the same question: one that this one came back from, over any number of times, or the reverse. */
export async function findOpenKin(db: Reader, id: number): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`with recursive kin as (
        select t.id, t.resurfaced_from_id, t.status from knowledge_gaps t
        where t.organization_id = ${db.organization_id} and t.id = ${id}
        union
        select t.id, t.resurfaced_from_id, t.status from knowledge_gaps t
        join kin on t.resurfaced_from_id = kin.id or t.id = kin.resurfaced_from_id
        where t.organization_id = ${db.organization_id}
      )
      select kin.id from kin where kin.status = 'open' and kin.id <> ${id} limit 1`,
  )
  return row?.id
}

/** Naming the status says which gaps are wanted, archived ones included. */
function inStatus(sql: Sql, { status, include_archived }: GapFilters) {
  if (status !== undefined) return sql`and t.status = ${status}`
  return include_archived ? sql`` : sql`and t.status <> 'archived'`
}
