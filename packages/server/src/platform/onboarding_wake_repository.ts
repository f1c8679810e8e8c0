import type { Queryable } from './db/tenant.ts'

export type Awaited = { source_id: number } | { catalog_generation_id: number }

/** The run that waits for it now. */
export async function findOnboardingFor(db: Queryable, awaited: Awaited): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select r.id from onboarding_runs r
      where r.organization_id = ${db.organization_id} and r.status = 'running' and ${
        'source_id' in awaited
          ? sql`r.step = 'sources' and exists (select from onboarding_run_sources s
              where s.organization_id = r.organization_id and s.run_id = r.id and s.source_id = ${awaited.source_id})`
          : sql`r.step = 'catalog' and r.catalog_generation_id = ${awaited.catalog_generation_id}`
      }`,
  )
  return row?.id
}
