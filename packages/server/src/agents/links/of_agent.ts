import type { Fragment, Queryable, Sql } from '../../platform/db/index.ts'

/** The rows of table `t` under one agent's slug: those of another agent, or of no agent, do not exist there. */
export const ofAgent = (sql: Sql, db: Queryable, slug: string): Fragment => sql`
  t.organization_id = ${db.organization_id} and t.agent_id = (
    select a.id from agents a where a.organization_id = ${db.organization_id} and a.slug = ${slug})`
