import type { Queryable, Sql } from '../../platform/db/index.ts'

/** What the index is made of, read by the numbers of its changes (migration 0008). */

export interface PassageRow {
  id: number
  source_id: number
  document_id: number
  position: number
  trail: string[]
  text: string
  language: string
  fact_ids: number[]
  live: boolean
  vector: Uint8Array | null
  embedder: string | null
}

/** A fact as far as search asks. One that a passage states is found by that passage, any other by itself. */
export interface FactRow {
  id: number
  source_id: number
  /** Only of a fact that is found by itself. */
  text: string | null
  language: string
  in_use: boolean
  excluded_agents: number[]
  vector: Uint8Array | null
  embedder: string | null
}

export interface SourceRow {
  id: number
  title: string
  archived: boolean
  /** Null: open to all. */
  agents: number[] | null
}

/** Read in one snapshot with the rows: those with a number up to this one are there, and no others. */
export async function findVersions(db: Queryable): Promise<Versions> {
  const [row] = await db.query<Versions>(
    (sql) => sql`select version, structured_version, deleted_version from knowledge_versions
      where organization_id = ${db.organization_id}`,
  )
  return row ?? { version: 0, structured_version: 0, deleted_version: 0 }
}

interface Versions {
  version: number
  /** The latest change of a service or the profile. */
  structured_version: number
  /** The latest change of a row that is deleted. */
  deleted_version: number
}

/** What was retired matters to who had it: from the start, only what is live does. */
export function listPassages(db: Queryable, { since, after, limit }: Portion) {
  return db.query<PassageRow>(
    (
      sql,
    ) => sql`select id, source_id, document_id, position, trail, text, language, fact_ids, live, vector, embedder
      from knowledge_passages
      where organization_id = ${db.organization_id} and id > ${after}
        and ${since === 0 ? sql`live` : sql`changed > ${since}`}
      order by id limit ${limit}`,
  )
}

export interface Portion {
  /** Only what changed after this number; 0 for all. */
  since: number
  after: number
  limit: number
}

/** What the owner states is in the organization's own language. */
const languageOf = (sql: Sql) => sql`
  coalesce(f.language, (select o.default_locale from organizations o where o.id = f.organization_id)) as language`

/** From the start: those that are found by themselves, and those that somebody may not use. */
export function listFacts(db: Queryable, { since, after, limit }: Portion) {
  return db.query<FactRow>(
    (sql) => sql`select f.id, f.source_id, ${languageOf(sql)}, f.vector, f.embedder,
        case when not f.in_passage then f.text end as text,
        not f.archived and f.supported as in_use,
        array(select e.agent_id from knowledge_fact_exclusions e
          where e.organization_id = f.organization_id and e.fact_id = f.id) as excluded_agents
      from knowledge_facts f
      where f.organization_id = ${db.organization_id} and f.id > ${after}
        and ${
          since === 0
            ? sql`(not f.in_passage or f.archived or not f.supported or exists (
                select from knowledge_fact_exclusions e
                where e.organization_id = f.organization_id and e.fact_id = f.id))`
            : sql`f.changed > ${since}`
        }
      order by f.id limit ${limit}`,
  )
}

export function listSources(db: Queryable, since: number) {
  return db.query<SourceRow>(
    (sql) => sql`select s.id, s.title, s.archived,
        case when s.restricted then array(select l.agent_id from knowledge_source_agents l
          where l.organization_id = s.organization_id and l.source_id = s.id) end as agents
      from knowledge_sources s
      where s.organization_id = ${db.organization_id} and s.changed > ${since - 1}`,
  )
}

/** What is shown of an entry, and judged: found entries are few, so that their texts need not be kept in memory. */
export interface FoundText {
  id: number
  text: string
  trail: string[]
  language: string
  source_title: string
  url: string | null
}

export function listPassageTexts(db: Queryable, ids: number[]) {
  return db.query<FoundText>(
    (sql) => sql`select p.id, p.text, p.trail, p.language, s.title as source_title, nullif(d.url, '') as url
      from knowledge_passages p
      join knowledge_sources s on s.organization_id = p.organization_id and s.id = p.source_id
      join knowledge_documents d on d.organization_id = p.organization_id and d.id = p.document_id
      where p.organization_id = ${db.organization_id} and p.id = any(${ids})`,
  )
}

/** The documents of passages that were read at an address. */
export function listPages(db: Queryable, passage_ids: readonly number[]) {
  return db.query<{ title: string; url: string }>(
    (sql) => sql`select coalesce(nullif(trim(d.title), ''), s.title) as title, d.url
      from knowledge_passages p
      join knowledge_sources s on s.organization_id = p.organization_id and s.id = p.source_id
      join knowledge_documents d on d.organization_id = p.organization_id and d.id = p.document_id
      where p.organization_id = ${db.organization_id} and p.id = any(${[...passage_ids]}) and d.url <> ''
      group by d.id, d.title, d.url, s.title
      order by min(array_position(${[...passage_ids]}::bigint[], p.id))`,
  )
}

export function listFactTexts(db: Queryable, ids: number[]) {
  return db.query<FoundText>(
    (sql) => sql`select f.id, f.text, '{}'::text[] as trail, ${languageOf(sql)},
        s.title as source_title, null as url
      from knowledge_facts f
      join knowledge_sources s on s.organization_id = f.organization_id and s.id = f.source_id
      where f.organization_id = ${db.organization_id} and f.id = any(${ids})`,
  )
}

/** Facts that hold whatever is asked, the oldest first. */
export function listUniversalFacts(db: Queryable, limit: number) {
  return db.query<{ id: number; source_id: number }>(
    (sql) => sql`select id, source_id from knowledge_facts
      where organization_id = ${db.organization_id} and tier = 'universal' and not archived and supported
      order by id limit ${limit}`,
  )
}

/** Of the facts that have one by this embedder. */
export function listFactVectors(db: Queryable, embedder: string, ids: number[]) {
  return db.query<{ id: number; vector: Uint8Array }>(
    (sql) => sql`select id, vector from knowledge_facts
      where organization_id = ${db.organization_id} and id = any(${ids}) and embedder = ${embedder}
        and vector is not null`,
  )
}
