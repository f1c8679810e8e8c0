import type { Page } from '@foyer/contract'
import { linkedAgents } from '../../agents/index.ts'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'

type Hidden = 'organization_id' | 'content' | 'restricted' | 'text' | 'deleted_at'
type ListedSourceRow = Omit<Rows['knowledge_sources'], Hidden> & {
  /** Null: all of them. */
  agents: string[] | null
  facts_count: number
}
type KnowledgeSourceRow = ListedSourceRow & { text: string | null }

/** Texts and files stay where they are: a page of sources costs the same however long these are. */
const columns = (sql: Sql) => sql`
  t.id, t.kind, t.title, t.url, t.filename, t.checksum, t.max_pages, t.include, t.exclude, t.status, t.error,
  t.progress, t.passages_count, t.refresh_hours, t.knowledge_gap_id, t.reviewed, t.owned, t.archived, t.created_at,
  t.ingested_at,
  (select count(*) from knowledge_facts f
    where f.organization_id = t.organization_id and f.source_id = t.id and not f.archived)::int as facts_count,
  case when t.restricted then ${linkedAgents(sql, 'knowledge_source_agents')} end as agents`

export function list(db: Queryable, query: Page & { include_archived?: boolean }) {
  return db.query<ListedSourceRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_sources t
      where t.organization_id = ${db.organization_id} and t.deleted_at is null ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function find(db: Queryable, id: number): Promise<KnowledgeSourceRow | undefined> {
  const [row] = await db.query<KnowledgeSourceRow>(
    (sql) => sql`select ${columns(sql)}, t.text from knowledge_sources t
      where t.organization_id = ${db.organization_id} and t.id = ${id} and t.deleted_at is null`,
  )
  return row
}

export async function findOwned(db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from knowledge_sources where organization_id = ${db.organization_id} and owned`,
  )
  return row?.id
}

/** Waits for a concurrent first use and then leaves the source to it: an organization owns one. */
export function insertOwned(db: Transaction, title: string, created_at: Date) {
  db.later(
    (
      sql,
    ) => sql`insert into knowledge_sources (organization_id, kind, title, owned, status, reviewed, created_at)
      values (${db.organization_id}, 'text', ${title}, true, 'ready', true, ${created_at})
      on conflict (organization_id) where owned do nothing`,
  )
}

/** What is sent to PostgreSQL is written out as text first. A file never is as a whole. */
const pieceBytes = 6 * 1024 * 1024

export async function storeContent(db: Transaction, id: number, { buffer, byteOffset, length }: Uint8Array) {
  for (let at = 0; at < length; at += pieceBytes) {
    const piece = Buffer.from(buffer, byteOffset + at, Math.min(pieceBytes, length - at))
    await db.query(
      (sql) => sql`update knowledge_sources
        set content = ${at === 0 ? sql`` : sql`content ||`} decode(${piece.toString('base64')}, 'base64')
        where organization_id = ${db.organization_id} and id = ${id}`,
    )
  }
}
