import type { Queryable, Sql } from '../../platform/db/index.ts'

interface Counts {
  sources: number
  profile: number
  agents: number
  first_agent: string | null
  catalog: number
  voiced: number
  questions: number
  judged: number
  skips: string[]
}

/** The questions of the latest run that asked any. */
const ofLatestRun = (sql: Sql, id: number) => sql`q.organization_id = ${id}
  and q.run_id = (select max(l.run_id) from onboarding_questions l where l.organization_id = ${id})`

export async function count(db: Queryable): Promise<Counts> {
  const { organization_id: id } = db
  const [row] = await db.query<Counts>(
    (sql) => sql`select
      (select count(*) from knowledge_sources
        where organization_id = ${id} and not archived and not owned and deleted_at is null
          and ingested_at is not null)::int as sources,
      (select count(*) from organizations o, jsonb_object_keys(o.profile - 'sources') where o.id = ${id})::int
        as profile,
      (select count(*) from agents where organization_id = ${id} and not archived)::int as agents,
      (select slug from agents where organization_id = ${id} and not archived order by id limit 1) as first_agent,
      ((select count(*) from services where organization_id = ${id} and not archived)
        + (select count(*) from resource_drafts where organization_id = ${id} and status = 'proposed'))::int
        as catalog,
      (select count(*) from agents
        where organization_id = ${id} and not archived and voice_profile_id is not null)::int as voiced,
      (select count(*) from onboarding_questions q where ${ofLatestRun(sql, id)})::int as questions,
      (select count(*) from onboarding_questions q where ${ofLatestRun(sql, id)} and q.verdict is not null)::int as judged,
      array(select step from onboarding_skips where organization_id = ${id} order by step) as skips`,
  )
  return row!
}
