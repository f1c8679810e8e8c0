import { type Fragment, knowledgeLock, rowLock, type Sql, type Tenant } from '../../platform/db/index.ts'
import type { Portion } from '../../platform/queue/index.ts'

/** Locks are held, and time limits count, for so many rows at most. */
export const portion = 500

type Selection = (sql: Sql, source_id: number) => Fragment

/** What refers to others first. Runs lead: a reading that is under way finds its run gone, and stops. */
export const tables: readonly [table: string, which: Selection][] = [
  [
    'ingestion_run_documents',
    (sql, id) => sql`run_id in (select r.id from ingestion_runs r
      where r.organization_id = t.organization_id and r.source_id = ${id})`,
  ],
  ['ingestion_runs', (sql, id) => sql`source_id = ${id}`],
  ['ingestion_instructions', (sql, id) => sql`source_id = ${id}`],
  [
    'knowledge_fact_exclusions',
    (sql, id) => sql`fact_id in (select f.id from knowledge_facts f
      where f.organization_id = t.organization_id and f.source_id = ${id})`,
  ],
  ['knowledge_passages', (sql, id) => sql`source_id = ${id}`],
  ['knowledge_facts', (sql, id) => sql`source_id = ${id}`],
  ['knowledge_documents', (sql, id) => sql`source_id = ${id}`],
  ['knowledge_source_agents', (sql, id) => sql`source_id = ${id}`],
]

/** Sources that were deleted long ago and are still there: the system's own question, over all organizations. */
export const listDeleted = (system: Sql, before: Date, { after, limit }: Portion) =>
  system<{ organization_id: number; id: number }[]>`
    select organization_id, id from knowledge_sources
    where deleted_at is not null and deleted_at <= ${before}
      and (organization_id, id) > (${after?.organization_id ?? 0}, ${after?.id ?? 0})
    order by organization_id, id limit ${limit}`

const locksOf = (source_id: number) => [knowledgeLock, rowLock('knowledge_sources', source_id)]

export const deletePortion = (
  tenant: Tenant,
  source_id: number,
  table: string,
  which: Selection,
): Promise<number> =>
  tenant.transaction(
    async (db) => {
      // By ctid, because PostgreSQL has no limit for `delete`.
      const rows = await db.query(
        (sql) => sql`delete from ${sql(table)} where organization_id = ${db.organization_id}
          and ctid = any(array(select t.ctid from ${sql(table)} t
            where t.organization_id = ${db.organization_id} and t.${which(sql, source_id)} limit ${portion}))
          returning 1`,
      )
      return rows.length
    },
    { holds: locksOf(source_id) },
  )

/** Gaps and checks stay, and name it no more. */
export const deleteRow = (tenant: Tenant, source_id: number) =>
  tenant.transaction(
    async (db) => {
      db.later(
        (sql) => sql`update knowledge_gaps set knowledge_source_id = null
          where organization_id = ${db.organization_id} and knowledge_source_id = ${source_id}`,
      )
      db.later(
        (sql) => sql`update standing_checks set expected_source_id = null
          where organization_id = ${db.organization_id} and expected_source_id = ${source_id}`,
      )
      db.later(
        (sql) => sql`delete from knowledge_sources
          where organization_id = ${db.organization_id} and id = ${source_id} and deleted_at is not null`,
      )
    },
    { holds: locksOf(source_id) },
  )
