import type { Fragment, Queryable, Sql } from '../../platform/db/index.ts'
import { mostDetails } from './remedy.ts'

/** The first of many, and how many there are. */
export interface Named<Row> {
  total: number
  first: Row[]
}

export interface RepositoryStanding {
  /** Sources that the agent may use and that say something. */
  usableSources: number
  failedSources: Named<{ id: number; title: string; error: { message: string } | null }>
  failedChecks: Named<{ id: number; question: string; answerable: boolean }>
  /** Those asked most often first. */
  openGaps: Named<{ id: number; question: string; occurrences: number }>
  /** Services of the organization, linked to the agent or not. */
  services: Named<{ id: number; name: string }>
}

/** Live sources that are open to the agent. */
const openSources = (sql: Sql, db: Queryable, agent_id: number) => sql`
  from knowledge_sources s where s.organization_id = ${db.organization_id} and not s.archived
    and (not s.restricted or exists (select 1 from knowledge_source_agents l
      where l.organization_id = s.organization_id and l.source_id = s.id and l.agent_id = ${agent_id}))`

/**
 * Questions of the owner's own, as the resource itself says whether they pass: one that could not be checked has not
 * failed. Those of gaps count as gaps.
 */
const failed = (sql: Sql, db: Queryable, agent_id: number) => sql`
  t.organization_id = ${db.organization_id} and t.agent_id = ${agent_id} and t.gap_id is null and not t.archived
  and (t.last_check ? 'answer' or t.last_check ? 'reason')
  and not ((t.last_check->>'answerable')::boolean and (t.expected_source_id is null
    or coalesce(t.last_check->'source_ids' @> to_jsonb(t.expected_source_id), false)))`

/** How often visitors asked it. */
const occurrences = (sql: Sql) => sql`(select count(*) from knowledge_gap_occurrences q
  where q.organization_id = g.organization_id and q.gap_id = g.id)::int`

/** `rows` selects them in their order, each with how many there are. */
const named = (sql: Sql, rows: Fragment) => sql`(
  select jsonb_build_object('total', coalesce(max(x.total), 0), 'first', coalesce(jsonb_agg(to_jsonb(x) - 'total'), '[]'))
  from (${rows} limit ${mostDetails}) x)`

export async function getStanding(db: Queryable, agent_id: number): Promise<RepositoryStanding> {
  const [row] = await db.query<RepositoryStanding>(
    (sql) => sql`select
      (select count(*) ${openSources(sql, db, agent_id)}
        and (s.passages_count > 0 or exists (select 1 from knowledge_facts f
          where f.organization_id = s.organization_id and f.source_id = s.id and not f.archived)))::int
        as "usableSources",
      ${named(
        sql,
        sql`select s.id, s.title, s.error, count(*) over () as total
          ${openSources(sql, db, agent_id)} and s.status = 'failed' order by s.id`,
      )} as "failedSources",
      ${named(
        sql,
        sql`select t.id, t.question, (t.last_check->>'answerable')::boolean as answerable, count(*) over () as total
          from standing_checks t where ${failed(sql, db, agent_id)} order by t.id`,
      )} as "failedChecks",
      ${named(
        sql,
        sql`select g.id, g.question, ${occurrences(sql)} as occurrences, count(*) over () as total
          from knowledge_gaps g
          where g.organization_id = ${db.organization_id} and g.agent_id = ${agent_id} and g.status = 'open'
          order by occurrences desc, g.id`,
      )} as "openGaps",
      ${named(
        sql,
        sql`select v.id, v.name, count(*) over () as total from services v
          where v.organization_id = ${db.organization_id} and not v.archived order by v.id`,
      )} as services`,
  )
  return row!
}
