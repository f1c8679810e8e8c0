import type { Input, operations } from '@foyer/contract'
import {
  findMatches,
  matching,
  type Queryable,
  type Rows,
  type Sql,
  type Transaction,
} from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type KnowledgeFactRow = Omit<Rows['knowledge_facts'], 'organization_id' | 'digested_tier' | 'statement'> & {
  source_title: string
  excluded_agents: string[]
}
type FactFilters = Omit<Input<typeof operations.listKnowledgeFacts>['query'], 'agent'> & {
  /** The agent whose world is asked for, by id. */
  usable_by?: number | undefined
}

/** Title and exclusions are read per shown row, so that a page costs the same however many facts there are. */
const columns = (sql: Sql) => sql`
  t.id, t.text, t.origin, t.tier, t.source_id, t.reviewed, t.archived, t.supported, t.created_at, t.topic,
  t.tier_pinned, t.suppression_scope,
  (select s.title from knowledge_sources s
    where s.organization_id = t.organization_id and s.id = t.source_id) as source_title,
  array(select a.slug from knowledge_fact_exclusions e
    join agents a on a.organization_id = e.organization_id and a.id = e.agent_id
    where e.organization_id = t.organization_id and e.fact_id = t.id order by a.id) as excluded_agents`

export async function list(db: Queryable, query: FactFilters) {
  const matches = await findMatches(db, 'knowledge_facts', query.query)
  return db.query<KnowledgeFactRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_facts t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${equal(sql, query)}
        ${statedIn(sql, db, query)} ${matching(sql, matches)} ${usable(sql, db, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<KnowledgeFactRow> {
  const [row] = await db.query<KnowledgeFactRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_facts t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export async function getStatement(db: Queryable, id: number): Promise<string> {
  const [row] = await db.query<{ statement: string }>(
    (sql) => sql`select statement from knowledge_facts
      where organization_id = ${db.organization_id} and id = ${id}`,
  )
  if (!row) throw missing()
  return row.statement
}

/** The facts that state the same, whatever their source. */
export function listEqual(db: Queryable, statement: string): Promise<KnowledgeFactRow[]> {
  return db.query<KnowledgeFactRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_facts t
      where ${stating(sql, db, statement)} order by t.id`,
  )
}

/** A fact that keeps this statement away from the whole organization. */
export async function findSuppressing(db: Queryable, statement: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select t.id from knowledge_facts t
      where ${stating(sql, db, statement)} and t.suppression_scope = 'organization' order by t.id limit 1`,
  )
  return row?.id
}

const stating = (sql: Sql, db: Queryable, statement: string) => sql`
  t.organization_id = ${db.organization_id} and md5(t.statement) = md5(${statement}::text)
  and t.statement = ${statement}`

/** Of these, in any order. */
export function listByIds(db: Queryable, ids: readonly number[]): Promise<KnowledgeFactRow[]> {
  return db.query<KnowledgeFactRow>(
    (sql) => sql`select ${columns(sql)} from knowledge_facts t
      where t.organization_id = ${db.organization_id} and t.id = any(${ids as number[]})`,
  )
}

export function insertExclusion(db: Transaction, fact_id: number, agent_id: number) {
  db.later(
    (sql) => sql`insert into knowledge_fact_exclusions (organization_id, fact_id, agent_id)
      values (${db.organization_id}, ${fact_id}, ${agent_id}) on conflict do nothing`,
  )
}

export function copyExclusions(db: Transaction, from: number, to: number) {
  db.later(
    (sql) => sql`insert into knowledge_fact_exclusions (organization_id, fact_id, agent_id)
      select organization_id, ${to}, agent_id from knowledge_fact_exclusions
      where organization_id = ${db.organization_id} and fact_id = ${from}`,
  )
}

export function deleteExclusion(db: Transaction, fact_id: number, agent_id: number) {
  db.later(
    (sql) => sql`delete from knowledge_fact_exclusions
      where organization_id = ${db.organization_id} and fact_id = ${fact_id} and agent_id = ${agent_id}`,
  )
}

const compared = ['source_id', 'topic', 'tier', 'origin', 'reviewed', 'supported'] as const

const equal = (sql: Sql, query: FactFilters) =>
  compared.map((name) => {
    const value = query[name]
    return value === undefined ? sql`` : sql`and t.${sql(name)} = ${value}`
  })

/** Looked up first, so that they are not sought through all facts. */
const statedIn = (sql: Sql, db: Queryable, { passage_id }: FactFilters) =>
  passage_id === undefined
    ? sql``
    : sql`and t.id = any(array(select unnest(p.fact_ids) from knowledge_passages p
        where p.organization_id = ${db.organization_id} and p.id = ${passage_id}))`

/** What an agent may use is live, still stated by a live source that is open to it, and not switched off for it. */
const usable = (sql: Sql, db: Queryable, { usable_by }: FactFilters) =>
  usable_by === undefined
    ? sql``
    : sql`and not t.archived and t.supported
        and t.source_id <> all (array(select s.id from knowledge_sources s
          where s.organization_id = ${db.organization_id} and (s.archived or s.restricted and not exists (
            select from knowledge_source_agents l
            where l.organization_id = s.organization_id and l.source_id = s.id and l.agent_id = ${usable_by}))))
        and not exists (select from knowledge_fact_exclusions e
          where e.organization_id = ${db.organization_id} and e.fact_id = t.id and e.agent_id = ${usable_by})`
