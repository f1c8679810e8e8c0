import type { GenerationKind, Input, operations } from '@foyer/contract'
import type { Contradiction, FlowProposal } from '@foyer/engine'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

/** What an owner does not want to see again is marked where it is kept. */
interface Dismissible {
  dismissed?: true
}
export type StoredFlowProposal = FlowProposal & Dismissible & { agent: string }
export type StoredContradiction = Contradiction & Dismissible

export type GenerationRow = Omit<
  Rows['catalog_generations'],
  'organization_id' | 'kinds' | 'flow_proposals' | 'contradictions'
> & {
  kinds: GenerationKind[]
  /** Left out of lists. */
  flow_proposals?: StoredFlowProposal[]
  contradictions?: StoredContradiction[]
  flow_proposals_count: number
  /** Of flow proposals and contradictions. */
  dismissed: number
  /** How many drafts it has proposed. */
  drafts: number
}

const columns = (sql: Sql) => sql`
  t.id, t.kinds, t.source_ids, t.status, t.stage, t.done, t.total, t.known, t.refused, t.notes, t.error, t.attempt,
  t.created_at, t.completed_at, jsonb_array_length(t.flow_proposals) as flow_proposals_count,
  jsonb_array_length(jsonb_path_query_array(t.flow_proposals || t.contradictions, '$[*] ? (@.dismissed == true)'))
    as dismissed,
  (select count(*)::int from resource_drafts d
    where d.organization_id = t.organization_id and d.catalog_generation_id = t.id) as drafts`

const whole = (sql: Sql) => sql`${columns(sql)}, t.flow_proposals, t.contradictions`

export function list(db: Queryable, query: Input<typeof operations.listCatalogGenerations>['query']) {
  return db.query<GenerationRow>(
    (sql) => sql`select ${columns(sql)} from catalog_generations t
      where t.organization_id = ${db.organization_id}
        ${query.status === undefined ? sql`` : sql`and t.status = ${query.status}`} ${pageOf(sql, query)}`,
  )
}

export async function find(db: Queryable, id: number): Promise<GenerationRow | undefined> {
  const [row] = await db.query<GenerationRow>(
    (sql) => sql`select ${whole(sql)} from catalog_generations t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  return row
}

export async function get(db: Queryable, id: number): Promise<GenerationRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

/** Those that wait or run. */
export function listUnfinished(db: Queryable) {
  return db.query<GenerationRow>(
    (sql) => sql`select ${whole(sql)} from catalog_generations t
      where t.organization_id = ${db.organization_id} and t.status in ('queued', 'running')
      order by t.id`,
  )
}

/** What all other generations have proposed for flows, whatever has become of it. */
export async function listFlowProposals(db: Queryable, except: number): Promise<StoredFlowProposal[]> {
  const rows = await db.query<{ proposal: StoredFlowProposal }>(
    (sql) => sql`select p.proposal from catalog_generations t
      cross join lateral jsonb_array_elements(t.flow_proposals) p (proposal)
      where t.organization_id = ${db.organization_id} and t.id <> ${except}`,
  )
  return rows.map(({ proposal }) => proposal)
}

/** What was said to be no contradiction, in whichever generation. */
export async function listDismissedContradictions(db: Queryable): Promise<StoredContradiction[]> {
  const rows = await db.query<{ contradiction: StoredContradiction }>(
    (sql) => sql`select c.contradiction from catalog_generations t
      cross join lateral jsonb_array_elements(t.contradictions) c (contradiction)
      where t.organization_id = ${db.organization_id} and (c.contradiction ->> 'dismissed')::boolean`,
  )
  return rows.map(({ contradiction }) => contradiction)
}

/** Their slugs, in the order in which they were made. */
export async function listLiveAgents(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    (sql) => sql`select slug from agents
      where organization_id = ${db.organization_id} and not archived order by id`,
  )
  return rows.map(({ slug }) => slug)
}
