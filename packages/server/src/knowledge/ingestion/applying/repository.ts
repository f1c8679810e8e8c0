import type { ExistingFact, PageHints } from '@foyer/engine'
import type { Queryable, Rows, Transaction } from '../../../platform/db/index.ts'

/** The documents, passages and facts of a source, read and written as a whole. */

export type StoredPassage = Pick<
  Rows['knowledge_passages'],
  'id' | 'document_id' | 'trail' | 'text' | 'fact_ids'
>
/** With the words that the schema's checks allow. */
export type StoredFact = Pick<ExistingFact, 'topic' | 'tier' | 'digested_tier' | 'suppression_scope'> &
  Pick<
    Rows['knowledge_facts'],
    'id' | 'text' | 'statement' | 'origin' | 'tier_pinned' | 'reviewed' | 'supported' | 'archived'
  >

export function listPassages(db: Queryable, source_id: number) {
  return db.query<StoredPassage>(
    (sql) => sql`select id, document_id, trail, text, fact_ids from knowledge_passages
      where organization_id = ${db.organization_id} and source_id = ${source_id} and live order by id`,
  )
}

export async function listSupported(db: Queryable, source_id: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select id from knowledge_facts
      where organization_id = ${db.organization_id} and source_id = ${source_id} and supported order by id`,
  )
  return rows.map(({ id }) => id)
}

export function listFacts(db: Queryable, source_id: number) {
  return db.query<StoredFact>(
    (
      sql,
    ) => sql`select id, text, statement, origin, topic, tier, digested_tier, tier_pinned, reviewed, supported,
        archived, suppression_scope
      from knowledge_facts
      where organization_id = ${db.organization_id} and source_id = ${source_id} order by id`,
  )
}

export function listOwnerFacts(db: Queryable) {
  return db.query<Pick<StoredFact, 'id' | 'text' | 'statement'>>(
    (sql) => sql`select id, text, statement from knowledge_facts
      where organization_id = ${db.organization_id} and origin = 'owner' and not archived order by id`,
  )
}

/** The statements that are archived for the whole organization. */
export async function listSuppressed(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ statement: string }>(
    (sql) => sql`select distinct statement from knowledge_facts
      where organization_id = ${db.organization_id} and suppression_scope = 'organization'`,
  )
  return rows.map(({ statement }) => statement)
}

export type NewFact = Pick<StoredFact, 'text' | 'statement' | 'topic' | 'tier' | 'suppression_scope'> & {
  language: string
  vector: string | null
  embedder: string | null
}

/** By statement: a source has each but once. */
export async function insertFacts(
  db: Transaction,
  source_id: number,
  facts: NewFact[],
  created_at: Date,
): Promise<Map<string, number>> {
  if (facts.length === 0) return new Map()
  const rows = await db.query<{ id: number; statement: string }>(
    (sql) => sql`insert into knowledge_facts
        (organization_id, source_id, in_passage, text, statement, origin, topic, tier, digested_tier, reviewed,
          archived, suppression_scope, language, vector, embedder, created_at)
      select ${db.organization_id}, ${source_id}, true, text, statement, 'digested', topic, tier, tier, false,
        suppression_scope is not null, suppression_scope, language, decode(vector, 'base64'), embedder, ${created_at}
      from jsonb_to_recordset(${sql.json(facts as never)}) as x (text text, statement text, topic text, tier text,
        suppression_scope text, language text, vector text, embedder text)
      returning id, statement`,
  )
  return new Map(rows.map(({ id, statement }) => [statement, id]))
}

type ChangedFact = StoredFact & {
  vector: string | null
  embedder: string | null
}

export function updateFacts(db: Transaction, facts: ChangedFact[]) {
  if (facts.length === 0) return
  db.later(
    (sql) => sql`update knowledge_facts f
      set text = x.text, statement = x.statement, tier = x.tier, digested_tier = x.digested_tier,
        supported = x.supported, archived = x.archived, suppression_scope = x.suppression_scope, in_passage = true,
        vector = case when f.text = x.text then f.vector else decode(x.vector, 'base64') end,
        embedder = case when f.text = x.text then f.embedder else x.embedder end
      from jsonb_to_recordset(${sql.json(facts as never)}) as x (id bigint, text text, statement text,
        tier text, digested_tier text, supported boolean, archived boolean, suppression_scope text, vector text,
        embedder text)
      where f.organization_id = ${db.organization_id} and f.id = x.id`,
  )
}

/** From now on they are found by the passages that state them. */
export function placeFacts(db: Transaction, ids: number[]) {
  db.later(
    (sql) => sql`update knowledge_facts set in_passage = true
      where organization_id = ${db.organization_id} and id = any(${ids}) and not in_passage`,
  )
}

export function retireFacts(db: Transaction, ids: number[]) {
  if (ids.length === 0) return
  db.later(
    (sql) => sql`update knowledge_facts set supported = false
      where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
}

/** Who was not to use a fact is not to use it with another number either. */
export function inheritExclusions(db: Transaction, pairs: { from: number; to: number }[]) {
  if (pairs.length === 0) return
  db.later(
    (sql) => sql`insert into knowledge_fact_exclusions (organization_id, fact_id, agent_id)
      select ${db.organization_id}, x.to, e.agent_id
      from jsonb_to_recordset(${sql.json(pairs as never)}) as x ("from" bigint, "to" bigint)
      join knowledge_fact_exclusions e on e.organization_id = ${db.organization_id} and e.fact_id = x.from
      on conflict do nothing`,
  )
}

type DocumentToStore = Pick<
  Rows['knowledge_documents'],
  | 'url'
  | 'position'
  | 'title'
  | 'language'
  | 'checksum'
  | 'digested_with'
  | 'etag'
  | 'last_modified'
  | 'links'
> & { hints: PageHints }

export async function storeDocuments(
  db: Transaction,
  source_id: number,
  documents: DocumentToStore[],
  read_at: Date,
): Promise<Map<string, number>> {
  if (documents.length === 0) return new Map()
  const rows = await db.query<{ id: number; url: string }>(
    (sql) => sql`insert into knowledge_documents
        (organization_id, source_id, url, position, title, language, checksum, digested_with, etag, last_modified,
          links, hints, read_at)
      select ${db.organization_id}, ${source_id}, url, position, title, language, checksum, digested_with, etag,
        last_modified, links, hints, ${read_at}
      from jsonb_to_recordset(${sql.json(documents as never)}) as x (url text, position int, title text,
        language text, checksum text, digested_with text, etag text, last_modified text, links text[], hints jsonb)
      on conflict (organization_id, source_id, url) do update set position = excluded.position,
        title = excluded.title, language = excluded.language, checksum = excluded.checksum,
        digested_with = excluded.digested_with, etag = excluded.etag, last_modified = excluded.last_modified,
        links = excluded.links, hints = excluded.hints, live = true, read_at = excluded.read_at
      returning id, url`,
  )
  return new Map(rows.map(({ id, url }) => [url, id]))
}

/** A page that is gone takes its passages with it. */
export function retireDocuments(db: Transaction, ids: number[]) {
  if (ids.length === 0) return
  db.later(
    (sql) => sql`update knowledge_documents set live = false
      where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
}

export function retirePassages(db: Transaction, ids: number[], retired_at: Date) {
  if (ids.length === 0) return
  db.later(
    (sql) => sql`update knowledge_passages set live = false, retired_at = ${retired_at}
      where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
}

export interface NewPassage {
  document_id: number
  position: number
  trail: string[]
  text: string
  language: string
  fact_ids: number[]
  vector: string | null
  embedder: string | null
}

export function insertPassages(db: Transaction, source_id: number, passages: NewPassage[], created_at: Date) {
  if (passages.length === 0) return
  db.later(
    (sql) => sql`insert into knowledge_passages
        (organization_id, source_id, document_id, position, trail, text, language, fact_ids, vector, embedder,
          created_at)
      select ${db.organization_id}, ${source_id}, document_id, position, trail, text, language, fact_ids,
        decode(vector, 'base64'), embedder, ${created_at}
      from jsonb_to_recordset(${sql.json(passages as never)}) as x (document_id bigint, position int, trail text[],
        text text, language text, fact_ids bigint[], vector text, embedder text)`,
  )
}

export function movePassages(
  db: Transaction,
  passages: { id: number; position: number; fact_ids: number[] }[],
) {
  if (passages.length === 0) return
  db.later(
    (sql) => sql`update knowledge_passages p set position = x.position, fact_ids = x.fact_ids
      from jsonb_to_recordset(${sql.json(passages as never)}) as x (id bigint, position int, fact_ids bigint[])
      where p.organization_id = ${db.organization_id} and p.id = x.id
        and (p.position, p.fact_ids) is distinct from (x.position, x.fact_ids)`,
  )
}

export function countPassages(db: Transaction, source_id: number) {
  db.later(
    (sql) => sql`update knowledge_sources s set passages_count = (
        select count(*) from knowledge_passages p
        where p.organization_id = s.organization_id and p.source_id = s.id and p.live)
      where s.organization_id = ${db.organization_id} and s.id = ${source_id}`,
  )
}

/** A title that somebody chose meanwhile stays. */
export function renameSource(db: Transaction, id: number, { from, to }: { from: string; to: string }) {
  db.later(
    (sql) => sql`update knowledge_sources set title = ${to}
      where organization_id = ${db.organization_id} and id = ${id} and title = ${from}`,
  )
}
