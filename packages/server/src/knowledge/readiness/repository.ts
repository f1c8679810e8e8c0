import type { Queryable, Sql } from '../../platform/db/index.ts'

export interface CountedKnowledge {
  /** Sources that the agent may use and that say something. */
  usableSources: number
  failedSources: number
  failedChecks: number
  openGaps: number
  /** Services of the organization, linked to the agent or not. */
  services: number
  profile: Record<string, unknown>
  paused: boolean
  verified: boolean
}

/** Live sources that are open to the agent. */
// guard: a source closed to the agent is no knowledge of it [and (not s.restricted…)) ->]
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

export async function countKnowledge(db: Queryable, agent_id: number): Promise<CountedKnowledge> {
  const [row] = await db.query<CountedKnowledge>(
    (sql) => sql`select
      (select count(*) ${openSources(sql, db, agent_id)}
        and (s.passages_count > 0 or exists (select 1 from knowledge_facts f
          where f.organization_id = s.organization_id and f.source_id = s.id and not f.archived)))::int
        as "usableSources",
      (select count(*) ${openSources(sql, db, agent_id)} and s.status = 'failed')::int as "failedSources",
      (select count(*) from standing_checks t where ${failed(sql, db, agent_id)})::int as "failedChecks",
      (select count(*) from knowledge_gaps g
        where g.organization_id = o.id and g.agent_id = ${agent_id} and g.status = 'open')::int as "openGaps",
      (select count(*) from services v where v.organization_id = o.id and not v.archived)::int as services,
      o.profile, o.paused, o.verified
      from organizations o where o.id = ${db.organization_id}`,
  )
  return row!
}
