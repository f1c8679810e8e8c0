import type { Queryable } from '../../platform/db/index.ts'

export interface Counts {
  sources: number
  reading: number
  failed: number
  passages: number
  facts: number
  unreviewed: number
  unsupported: number
}

/** A few counts in one statement, each by an index. */
export async function count(db: Queryable): Promise<Counts> {
  const [row] = await db.query<Counts>(
    (sql) => sql`select sources.*, facts.*
      from (select count(*)::int as sources, coalesce(sum(s.passages_count), 0)::int as passages,
          count(*) filter (where s.status in ('queued', 'ingesting'))::int as reading,
          count(*) filter (where s.status = 'failed')::int as failed
        from knowledge_sources s
        where s.organization_id = ${db.organization_id} and not s.archived) sources,
      (select count(*) filter (where f.supported)::int as facts,
          count(*) filter (where f.supported and not f.reviewed)::int as unreviewed,
          count(*) filter (where not f.supported)::int as unsupported
        from knowledge_facts f
        where f.organization_id = ${db.organization_id} and not f.archived
          and f.source_id not in (select s.id from knowledge_sources s
            where s.organization_id = ${db.organization_id} and s.archived)) facts`,
  )
  return row!
}
