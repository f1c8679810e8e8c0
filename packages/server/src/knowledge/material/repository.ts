import type { MaterialPassage } from '@foyer/engine'
import type { Queryable, Sql } from '../../platform/db/index.ts'

/** A passage with the language it is written in. */
export type PassageRow = MaterialPassage & { language: string }

/** Of live sources, in the order in which they were written, with the facts that may be used. */
export function listPassages(db: Queryable, source_ids: readonly number[] | null, limit: number) {
  return db.query<PassageRow>(
    (sql) => sql`
      select t.id, t.source_id, d.title as document_title, nullif(d.url, '') as url, t.trail as headings,
        t.text, t.language,
        coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'text', f.text) order by f.id)
          from knowledge_facts f
          where f.organization_id = t.organization_id and f.id = any(t.fact_ids)
            and not f.archived and f.supported), '[]') as facts
      from knowledge_passages t
      join knowledge_sources s on s.organization_id = t.organization_id and s.id = t.source_id
        and not s.archived
      join knowledge_documents d on d.organization_id = t.organization_id and d.id = t.document_id
      where t.organization_id = ${db.organization_id} and t.live ${among(sql, source_ids)}
      order by t.source_id, d.position, d.id, t.position, t.id limit ${limit}`,
  )
}

const among = (sql: Sql, ids: readonly number[] | null) =>
  ids === null ? sql`` : sql`and t.source_id = any(${[...ids]})`

export function listSources(db: Queryable, ids: readonly number[]) {
  return db.query<{ id: number; archived: boolean }>(
    (sql) => sql`select id, archived from knowledge_sources
      where organization_id = ${db.organization_id} and id = any(${[...ids]})`,
  )
}
