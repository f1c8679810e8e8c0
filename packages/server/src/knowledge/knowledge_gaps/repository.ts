import type { Input, operations } from '@foyer/contract'
import { spokenLanguage } from '../../agents/index.ts'
import {
  type Fragment,
  findMatches,
  matching,
  type Queryable,
  type Rows,
  type Sql,
} from '../../platform/db/index.ts'
import { type Ordering, orderedPageOf, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import type { Check, CheckedQuestion, Verdict } from '../checking/check_answer.ts'

export type KnowledgeGapRow = Omit<
  Rows['knowledge_gaps'],
  'organization_id' | 'agent_id' | 'vector' | 'embedder' | 'verdicts'
> & {
  agent: string
  verdicts: Verdict[]
  /** How often the question was asked. */
  occurrences: number
  /** The last times that it was asked, newest first. */
  conversations: { conversation_id: number; conversation_number?: number; asked_at: string }[]
}
export type GapFilters = Omit<Input<typeof operations.listKnowledgeGaps>['query'], 'agent'> & {
  agent_id?: number | undefined
}

/** A gap shows so many of its occurrences: it is in every event of itself, and some questions are asked every hour. */
const mostShown = 100

/** The history is read per shown row. Inside JSON no driver turns a time into the API's spelling, so that we do. */
const columns = (sql: Sql) => sql`
  t.id, t.question, t.status, t.created_at, t.resolution_basis, t.knowledge_source_id, t.resurfaced_from_id,
  t.last_check, t.verdicts, t.broken_by, t.resolved_at,
  (select a.slug from agents a where a.organization_id = t.organization_id and a.id = t.agent_id) as agent,
  (select count(*)::int from knowledge_gap_occurrences o
    where o.organization_id = t.organization_id and o.gap_id = t.id) as occurrences,
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'conversation_id', o.conversation_id,
      'conversation_number', (select c.number from conversations c
        where c.organization_id = o.organization_id and c.id = o.conversation_id),
      'asked_at', to_char(o.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      order by o.asked_at desc, o.id desc), '[]')
    from (select n.* from knowledge_gap_occurrences n
      where n.organization_id = t.organization_id and n.gap_id = t.id
      order by n.asked_at desc, n.id desc limit ${mostShown}) o) as conversations`

export async function list(db: Queryable, query: GapFilters) {
  const matches = await findMatches(db, 'knowledge_gaps', query.query)
  return db.query<KnowledgeGapRow>((sql) => {
    const wanted = sql`t.organization_id = ${db.organization_id} ${inStatus(sql, query)}
      ${query.agent_id === undefined ? sql`` : sql`and t.agent_id = ${query.agent_id}`} ${matching(sql, matches)}`
    return query.order === 'occurrences'
      ? mostAskedFirst(sql, db, query, wanted)
      : sql`select ${columns(sql)} from knowledge_gaps t where ${wanted} ${pageOf(sql, query)}`
  })
}

/** Which they are comes first, from indexes alone: what a gap shows is large, and only that of a page is read. */
function mostAskedFirst(sql: Sql, db: Queryable, query: GapFilters, wanted: Fragment) {
  const page = orderedPageOf(sql, db.organization_id, query, byOccurrences(sql))
  return sql`select ${columns(sql)} from knowledge_gaps t where t.organization_id = ${db.organization_id}
    and t.id = any(array(select t.id from knowledge_gaps t where ${wanted} ${page})) ${page}`
}

const byOccurrences = (sql: Sql): Ordering => ({
  table: 'knowledge_gaps',
  key: (gap) => sql`(select count(*) from knowledge_gap_occurrences o
    where o.organization_id = ${gap}.organization_id and o.gap_id = ${gap}.id)`,
  descending: true,
})

export async function get(db: Queryable, id: number): Promise<KnowledgeGapRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

export async function find(db: Queryable, id: number): Promise<KnowledgeGapRow | undefined> {
  const [row] = await db.query<KnowledgeGapRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_gaps t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  return row
}

export async function isAskedIn(db: Queryable, id: number, conversation_id: number): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from knowledge_gap_occurrences
      where organization_id = ${db.organization_id} and gap_id = ${id} and conversation_id = ${conversation_id}
      limit 1`,
  )
  return rows.length > 0
}

/** What a check is told of a gap. */
export interface GapQuestion extends CheckedQuestion {
  id: number
  status: string
  last_check: Check | null
}

const questions = (sql: Sql) => sql`
  select t.id, t.question, t.status, t.agent_id, t.last_check, ${spokenLanguage(sql)} as language,
    ${lineageVerdicts(sql)} as verdicts
  from knowledge_gaps t join agents a on a.organization_id = t.organization_id and a.id = t.agent_id`

/** What the owner said about this gap and those that it came back from. */
const lineageVerdicts = (sql: Sql) => sql`(
  with recursive lineage as (
    select t.resurfaced_from_id, t.verdicts
    union all
    select g.resurfaced_from_id, g.verdicts from knowledge_gaps g
    join lineage on g.organization_id = t.organization_id and g.id = lineage.resurfaced_from_id
  )
  select coalesce(jsonb_agg(verdict), '[]') from lineage, jsonb_array_elements(lineage.verdicts) verdict)`

export async function getQuestion(db: Queryable, id: number): Promise<GapQuestion> {
  const [row] = await db.query<GapQuestion>(
    (sql) => sql`${questions(sql)} where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Of one agent, archived ones only when they are named. The newest first. */
export function listQuestions(db: Queryable, agent_id: number, named: { ids: number[] } | { limit: number }) {
  return db.query<GapQuestion>(
    (sql) => sql`${questions(sql)}
      where t.organization_id = ${db.organization_id} and t.agent_id = ${agent_id}
        ${
          'ids' in named
            ? sql`and t.id = any(${named.ids})`
            : sql`and t.status <> 'archived' order by t.id desc limit ${named.limit}`
        }`,
  )
}

/** A verified gap is a standing check until its question comes back. */
const toRecheck = (sql: Sql, db: Queryable, open: boolean) => sql`
  t.organization_id = ${db.organization_id}
  and (t.status = 'resolved' and t.resolution_basis = 'verified' and not exists (${successorsOf(sql)})
      and not exists (select from standing_checks c where c.organization_id = t.organization_id and c.gap_id = t.id
        and c.archived)
    ${open ? sql`or t.status = 'open'` : sql``})`

const successorsOf = (sql: Sql) => sql`
  select from knowledge_gaps s where s.organization_id = t.organization_id and s.resurfaced_from_id = t.id`

export function listToRecheck(
  db: Queryable,
  { open, after, limit }: { open: boolean; after: number; limit: number },
) {
  return db.query<GapQuestion>(
    (sql) =>
      sql`${questions(sql)} where ${toRecheck(sql, db, open)} and t.id > ${after} order by t.id limit ${limit}`,
  )
}

export async function hasToRecheck(db: Queryable, { open }: { open: boolean }): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from knowledge_gaps t where ${toRecheck(sql, db, open)} limit 1`,
  )
  return rows.length > 0
}

export async function hasSuccessor(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from knowledge_gaps t
      where t.organization_id = ${db.organization_id} and t.id = ${id} and exists (${successorsOf(sql)})`,
  )
  return rows.length > 0
}

/** Of a question that came back, the latest gap stands for it. Those first that matching should not miss. */
export function listCompared(db: Queryable, agent_id: number) {
  return db.query<{ id: number; question: string; status: string }>(
    (sql) => sql`select t.id, t.question, t.status from knowledge_gaps t
      where t.organization_id = ${db.organization_id} and t.agent_id = ${agent_id}
        and not exists (${successorsOf(sql)})
      order by t.status = 'open' desc, t.id desc`,
  )
}

/** An open gap for the same question: one that this one came back from, over any number of times, or the reverse. */
export async function findOpenKin(db: Queryable, id: number): Promise<number | undefined> {
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
