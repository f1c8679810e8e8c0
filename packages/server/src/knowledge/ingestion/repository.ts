import type { PageHints, Passage } from '@foyer/engine'
import {
  type Queryable,
  type Rows,
  rowLock,
  type SnapshotQueryable,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import type { DigestedPassage } from '../../reasoning/index.ts'

/** What ingestion reads and writes beside the resources' own rows. */

export type SourceRow = Pick<
  Rows['knowledge_sources'],
  | 'id'
  | 'kind'
  | 'title'
  | 'url'
  | 'text'
  | 'filename'
  | 'max_pages'
  | 'include'
  | 'exclude'
  | 'knowledge_gap_id'
  | 'archived'
  | 'ingested_at'
>
export type DocumentRow = Omit<
  Rows['knowledge_documents'],
  'organization_id' | 'source_id' | 'read_at' | 'hints'
> & {
  /** False for one that was read before hints were taken. */
  has_hints: boolean
}

/** A passage as it was read, with what it states. */
export interface ReadPassage extends Pick<Passage, 'trail' | 'text'>, DigestedPassage {
  language: string
  /** The key of its digester. */
  digested_with: string
}
export type StagedDocument = Omit<
  Rows['ingestion_run_documents'],
  'organization_id' | 'run_id' | 'passages' | 'failure' | 'hints'
> & {
  passages: ReadPassage[] | null
  hints: PageHints | null
  failure: { code: string; message: string; lasting: boolean } | null
}

export async function getSource(db: Queryable, id: number): Promise<SourceRow> {
  const [row] = await db.query<SourceRow>(
    (sql) => sql`select id, kind, title, url, text, filename, max_pages, include, exclude,
        knowledge_gap_id, archived, ingested_at
      from knowledge_sources where organization_id = ${db.organization_id} and id = ${id}`,
  )
  return row!
}

/** PostgreSQL sends bytes as text. A file is never in memory as that. */
const pieceBytes = 4 * 1024 * 1024

/** The bytes of an uploaded file. */
export const getContent = (db: SnapshotQueryable, id: number): Promise<Buffer> =>
  db.snapshot(async (db) => {
    const [row] = await db.query<{ size: number }>(
      (sql) => sql`select octet_length(content) as size from knowledge_sources
        where organization_id = ${db.organization_id} and id = ${id}`,
    )
    const content = Buffer.allocUnsafeSlow(row!.size)
    for (let at = 0; at < content.length; at += pieceBytes) {
      const [found] = await db.query<{ piece: Buffer }>(
        (
          sql,
        ) => sql`select substring(content from ${at + 1} for ${pieceBytes}) as piece from knowledge_sources
          where organization_id = ${db.organization_id} and id = ${id}`,
      )
      found!.piece.copy(content, at)
    }
    return content
  })

/** In the order in which they apply. */
export function listInstructions(db: Queryable, source_id: number) {
  return db.query<{ id: number; text: string }>(
    (sql) => sql`select id, text from ingestion_instructions
      where organization_id = ${db.organization_id} and not archived
        and (source_id is null or source_id = ${source_id})
      order by position, id`,
  )
}

export function listDocuments(db: Queryable, source_id: number) {
  return db.query<DocumentRow>(
    (
      sql,
    ) => sql`select id, url, position, title, language, checksum, digested_with, etag, last_modified, links, live,
        hints is not null as has_hints
      from knowledge_documents
      where organization_id = ${db.organization_id} and source_id = ${source_id} order by id`,
  )
}

/** The source is held until the transaction ends, so that no other attempt takes the run meanwhile. */
export async function isHeld(
  db: Transaction,
  { run_id, attempt, source }: { run_id: number; attempt: number; source: { id: number } },
): Promise<boolean> {
  db.hold(rowLock('knowledge_sources', source.id))
  const rows = await db.query(
    (sql) => sql`select 1 from ingestion_runs
      where organization_id = ${db.organization_id} and id = ${run_id} and attempt = ${attempt}
        and status = 'running'`,
  )
  return rows.length > 0
}

export function recordProgress(
  db: Transaction,
  { run_id, source }: { run_id: number; source: { id: number } },
  { stage, done, total }: { stage: string; done: number; total: number },
) {
  updateRow(db, 'ingestion_runs', run_id, { stage, done, total })
  updateRow(db, 'knowledge_sources', source.id, { progress: { stage, done, total } })
}

/** A document that was staged, without what was found in it. */
export type StagedRow = Omit<StagedDocument, 'passages' | 'hints'>

export function listStaged(db: Queryable, run_id: number) {
  return db.query<StagedRow>(
    (sql) => sql`select url, position, state, title, language, checksum, etag, last_modified, links, failure
      from ingestion_run_documents
      where organization_id = ${db.organization_id} and run_id = ${run_id} order by position`,
  )
}

export function listStagedPassages(db: Queryable, run_id: number) {
  return db.query<StagedDocument>(
    (
      sql,
    ) => sql`select url, position, state, title, language, checksum, etag, last_modified, links, failure, passages, hints
      from ingestion_run_documents
      where organization_id = ${db.organization_id} and run_id = ${run_id} order by position`,
  )
}

export function stage(db: Transaction, run_id: number, documents: readonly StagedDocument[]) {
  if (documents.length === 0) return
  db.later((sql) => {
    const rows = documents.map(({ passages, failure, hints, ...document }) => ({
      ...document,
      hints: hints && sql.json(hints as never),
      passages: passages && sql.json(passages as never),
      failure: failure && sql.json(failure),
      organization_id: db.organization_id,
      run_id,
    }))
    return sql`insert into ingestion_run_documents ${sql(rows as never)} on conflict do nothing`
  })
}

/** What a run has read is of no use once it has ended. */
export function dropStaged(db: Transaction, run_id: number) {
  db.later(
    (sql) => sql`delete from ingestion_run_documents
      where organization_id = ${db.organization_id} and run_id = ${run_id}`,
  )
}
