// guards tested by: delete_source.test.ts

import { type Fragment, knowledgeLock, rowLock, type Sql, type Tenant } from '../../platform/db/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import { deleteSource } from './delete_source_job.ts'

/** Locks are held, and time limits count, for so many rows at most. */
const portion = 500

/** What refers to others first. Runs lead: a reading that is under way finds its run gone, and stops. */
const tables: readonly [table: string, which: (sql: Sql, source_id: number) => Fragment][] = [
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

/** Each portion is kept before the next is begun: whoever takes the job up again goes on from there. */
export const deleteSourceContents: Job<{ source_id: number }> = {
  ...deleteSource,
  async run({ tenant }, { source_id }) {
    for (const [table, which] of tables)
      await inPortions(() => deletePortion(tenant, source_id, table, which))
    await deleteRow(tenant, source_id)
  },
}

async function inPortions(remove: () => Promise<number>) {
  // guard: all portions are deleted [(await remove()) < portion -> ((await remove()), true)]
  for (;;) if ((await remove()) < portion) return
}

const locksOf = (source_id: number) => [knowledgeLock, rowLock('knowledge_sources', source_id)]

const deletePortion = (
  tenant: Tenant,
  source_id: number,
  table: string,
  which: (sql: Sql, source_id: number) => Fragment,
): Promise<number> =>
  tenant.transaction(
    async (db) => {
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
const deleteRow = (tenant: Tenant, source_id: number) =>
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
