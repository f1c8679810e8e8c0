import type { HintedPage } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'

export interface FoundPage extends HintedPage {
  source_id: number
  source_title: string
}

/** A site says who it is on its first pages; those of a large crawl that come later say the same again. */
const mostPages = 200

/** The pages, texts and files that say something about the organization, in the order of their sources. */
export function listPages(db: Queryable, source_ids: readonly number[] | undefined): Promise<FoundPage[]> {
  return db.query<FoundPage>(
    (sql) => sql`select d.source_id, s.title as source_title, d.url, d.title, d.hints
      from knowledge_documents d
      join knowledge_sources s on s.organization_id = d.organization_id and s.id = d.source_id
      where d.organization_id = ${db.organization_id} and d.live and not s.archived
        and d.hints is not null and d.hints <> '{}'
        ${source_ids ? sql`and d.source_id = any(${[...source_ids]})` : sql``}
      order by d.source_id, d.position, d.id limit ${mostPages}`,
  )
}

export async function listKnownSources(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select id from knowledge_sources
      where organization_id = ${db.organization_id} and id = any(${[...ids]})`,
  )
  return new Set(rows.map(({ id }) => id))
}
