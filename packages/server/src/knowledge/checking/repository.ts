import type { EvidenceKind } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'

/** Where a fact or passage stands. */
interface Place {
  kind: EvidenceKind
  id: number
  source_id: number
  trail: string[]
}

/** A fact stands where the passage stands that states it; of several, under the headings of all. */
export function listPlaces(db: Queryable, { facts, passages }: { facts: number[]; passages: number[] }) {
  return db.query<Place>(
    (sql) => sql`select 'passage' as kind, p.id, p.source_id, p.trail from knowledge_passages p
      where p.organization_id = ${db.organization_id} and p.id = any(${passages})
      union all
      select 'fact', f.id, f.source_id, array(select heading from knowledge_passages p, unnest(p.trail) heading
        where p.organization_id = f.organization_id and p.source_id = f.source_id and p.live
          and p.fact_ids @> array[f.id])
      from knowledge_facts f where f.organization_id = ${db.organization_id} and f.id = any(${facts})`,
  )
}

/** The page that a fact or passage stands on. */
export interface CitedPage {
  kind: EvidenceKind
  id: number
  title: string | null
  url: string
}

export function listCitedPages(db: Queryable, { facts, passages }: { facts: number[]; passages: number[] }) {
  return db.query<CitedPage>(
    (sql) => sql`select distinct on (c.kind, c.id) c.kind, c.id, d.title, d.url
      from (
        select 'passage' as kind, p.id, p.document_id, p.organization_id from knowledge_passages p
        where p.organization_id = ${db.organization_id} and p.id = any(${passages})
        union all
        select 'fact', f.id, p.document_id, f.organization_id from knowledge_facts f
        join knowledge_passages p on p.organization_id = f.organization_id and p.source_id = f.source_id
          and p.live and p.fact_ids @> array[f.id]
        where f.organization_id = ${db.organization_id} and f.id = any(${facts})
      ) c
      join knowledge_documents d on d.organization_id = c.organization_id and d.id = c.document_id
      where d.url <> '' order by c.kind, c.id, d.position`,
  )
}

export async function findKnowledgeVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>(
    (sql) => sql`select version from knowledge_versions where organization_id = ${db.organization_id}`,
  )
  return row?.version ?? 0
}

/** Waits for a change of the knowledge that is under way, and lets none begin until the transaction ends. */
export async function holdKnowledgeVersion(db: Transaction): Promise<number> {
  const [row] = await db.query<{ version: number }>(
    (sql) =>
      sql`select version from knowledge_versions where organization_id = ${db.organization_id} for share`,
    { holding: 'knowledge' },
  )
  return row?.version ?? 0
}
