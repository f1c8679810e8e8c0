import type { Input, operations } from '@foyer/contract'
import { linkedAgents } from '../../agents/index.ts'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { live, type Ordering, orderedPageOf, pageOf } from '../../platform/http/index.ts'

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

type SourceFilters = Input<typeof operations.listKnowledgeSources>['query']

export function list(db: Queryable, query: SourceFilters) {
  return db.query<ListedSourceRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_sources t
      where t.organization_id = ${db.organization_id} and t.deleted_at is null ${live(sql, query)}
        ${chosen(sql, query)} ${inOrder(sql, db, query)}`,
  )
}

/** Organizations have hundreds of sources, not millions: their titles are looked through one by one. */
const chosen = (sql: Sql, { status, kind, query }: SourceFilters) => sql`
  ${status === undefined ? sql`` : sql`and t.status = ${status}`}
  ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
  ${
    query === undefined
      ? sql``
      : sql`and concat_ws(' ', t.title, t.url, t.filename) ilike ${`%${query.replace(/[\\%_]/g, '\\$&')}%`}`
  }`

function inOrder(sql: Sql, db: Queryable, query: SourceFilters) {
  const { order = 'newest' } = query
  if (order === 'newest') return pageOf(sql, query)
  return orderedPageOf(sql, db.organization_id, query, { table: 'knowledge_sources', ...keys(sql)[order] })
}

const keys = (sql: Sql): Record<'title' | 'facts' | 'last_read', Omit<Ordering, 'table'>> => ({
  title: { key: (source) => sql`lower(${source}.title)`, descending: false },
  facts: {
    key: (source) => sql`(select count(*) from knowledge_facts f
      where f.organization_id = ${source}.organization_id and f.source_id = ${source}.id and not f.archived)`,
    descending: true,
  },
  last_read: {
    key: (source) => sql`coalesce(${source}.ingested_at, '-infinity')`,
    descending: true,
  },
})

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
