import type { Queryable } from '../platform/db/index.ts'

/** What notices are about, as far as whoever is told needs it. */

export interface FailedRun {
  source_id: number
  title: string
  message: string
  /** The attempt before had failed, too. */
  failed_before: boolean
  /** It was not read because the organization is paused or not verified. */
  waits_for_organization: boolean
}

export async function findRun(db: Queryable, id: number): Promise<FailedRun | null> {
  const [row] = await db.query<FailedRun>(
    (sql) => sql`select r.source_id, s.title, coalesce(r.error->>'message', '') as message,
        coalesce((select before.status = 'failed' from ingestion_runs before
          where before.organization_id = r.organization_id and before.source_id = r.source_id and before.id < r.id
          order by before.id desc limit 1), false) as failed_before,
        coalesce(r.error->>'code' like 'organization\\_%', false) as waits_for_organization
      from ingestion_runs r join knowledge_sources s on s.organization_id = r.organization_id and s.id = r.source_id
      where r.organization_id = ${db.organization_id} and r.id = ${id} and not s.archived`,
  )
  return row ?? null
}

export interface BrokenGap {
  question: string
  agent_name: string
  /** A change of the knowledge took its answer away. */
  broken: boolean
}

export async function findGap(db: Queryable, id: number): Promise<BrokenGap | null> {
  const [row] = await db.query<BrokenGap>(
    (
      sql,
    ) => sql`select g.question, a.name as agent_name, (g.broken_by is not null and g.status = 'open') as broken
      from knowledge_gaps g join agents a on a.organization_id = g.organization_id and a.id = g.agent_id
      where g.organization_id = ${db.organization_id} and g.id = ${id}`,
  )
  return row ?? null
}

/** Where the organization is. */
export async function getTimezone(db: Queryable): Promise<string> {
  const [row] = await db.query<{ timezone: string }>(
    (sql) => sql`select timezone from organizations where id = ${db.organization_id}`,
  )
  return row!.timezone
}
