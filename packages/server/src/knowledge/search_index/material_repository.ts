import type { Queryable } from '../../platform/db/index.ts'

/** What can be read as a whole: passages, and the facts that no passage states. */
export interface MaterialRow {
  kind: 'passage' | 'fact'
  id: number
  source_id: number
  source_title: string
  trail: string[]
  /** Of its text, in characters. */
  length: number
}

/** In the order in which its documents say it; facts that stand alone come after the passages of their source. */
export function listMaterial(db: Queryable, limit: number) {
  return db.query<MaterialRow>(
    (sql) => sql`select m.kind, m.id, m.source_id, s.title as source_title, m.trail, m.length
      from (
        select 'passage' as kind, id, source_id, document_id, position, trail, length(text) from knowledge_passages
          where organization_id = ${db.organization_id} and live
        union all
        select 'fact', id, source_id, null, null, '{}'::text[], length(text) from knowledge_facts
          where organization_id = ${db.organization_id} and not in_passage and not archived and supported
      ) m
      join knowledge_sources s on s.organization_id = ${db.organization_id} and s.id = m.source_id
      order by m.source_id, m.document_id nulls last, m.position, m.id
      limit ${limit}`,
  )
}

/** Facts that hold whatever is asked. */
export function listUniversalFacts(db: Queryable, limit: number) {
  return db.query<MaterialRow>(
    (
      sql,
    ) => sql`select 'fact' as kind, f.id, f.source_id, s.title as source_title, '{}'::text[] as trail, length(f.text)
      from knowledge_facts f
      join knowledge_sources s on s.organization_id = f.organization_id and s.id = f.source_id and not s.archived
      where f.organization_id = ${db.organization_id} and f.tier = 'universal' and not f.archived and f.supported
      order by f.id limit ${limit}`,
  )
}

/** Passages of a source of this name, and those that stand under, or have in them, a heading of this name. */
export function listTitled(db: Queryable, title: string, limit: number) {
  return db.query<MaterialRow>(
    (
      sql,
    ) => sql`select 'passage' as kind, p.id, p.source_id, s.title as source_title, p.trail, length(p.text) as length
      from knowledge_passages p
      join knowledge_sources s on s.organization_id = p.organization_id and s.id = p.source_id
      where p.organization_id = ${db.organization_id} and p.live
        and (lower(s.title) = ${title} or exists (select from unnest(p.trail) h where lower(h) = ${title})
          or position(${`\n${title}\n`} in E'\n' || lower(p.text) || E'\n') > 0)
      order by p.source_id, p.document_id, p.position
      limit ${limit}`,
  )
}
