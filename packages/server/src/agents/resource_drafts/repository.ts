import type { DraftKind, Input, operations } from '@foyer/contract'
import type { Proposal } from '@foyer/engine'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type ResourceDraftRow = Omit<Rows['resource_drafts'], 'organization_id' | 'first_payload'>
type Query = Input<typeof operations.listResourceDrafts>['query']

const columns = (sql: Sql) => sql`
  t.id, t.kind, t.status, t.payload, t.created_at, t.catalog_generation_id, t.resource_id, t.fact_ids`

export function list(db: Queryable, query: Query) {
  return db.query<ResourceDraftRow>(
    (sql) => sql`select ${columns(sql)} from resource_drafts t
      where t.organization_id = ${db.organization_id} ${matching(sql, query)} ${pageOf(sql, query)}`,
  )
}

const matching = (sql: Sql, { status, kind, catalog_generation_id, resource_id }: Query) => sql`
  ${status === undefined ? sql`` : sql`and t.status = ${status}`}
  ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
  ${catalog_generation_id === undefined ? sql`` : sql`and t.catalog_generation_id = ${catalog_generation_id}`}
  ${resource_id === undefined ? sql`` : sql`and t.resource_id = ${resource_id}`}`

export function listAllOf(db: Queryable, catalog_generation_id: number) {
  return db.query<ResourceDraftRow>(
    (sql) => sql`select ${columns(sql)} from resource_drafts t
      where t.organization_id = ${db.organization_id} and t.catalog_generation_id = ${catalog_generation_id}
      order by t.id`,
  )
}

export function holdAllOf(db: Transaction, catalog_generation_id: number) {
  db.hold({
    on: 'resource_drafts',
    statement: (sql, organization_id) => sql`select 1 from resource_drafts
      where organization_id = ${organization_id} and catalog_generation_id = ${catalog_generation_id}
      order by id for no key update`,
  })
}

export async function get(db: Queryable, id: number): Promise<ResourceDraftRow> {
  const [row] = await db.query<ResourceDraftRow>(
    (sql) => sql`select ${columns(sql)} from resource_drafts t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Where the rows of a kind lie once they are accepted. */
export const tables = { service: 'services', voice: 'voice_profiles', fit_criterion: 'fit_criteria' } as const

/** A proposal, or a live row of the catalog, which is no draft. */
export type KnownRow = Proposal & { id: number; draft_id: number | null }

/** What has been proposed of a kind, whatever was decided, and what is live in the catalog: drafts first. */
export function listKnown(db: Queryable, kind: DraftKind) {
  return db.query<KnownRow>(
    (sql) => sql`
      select id, id as draft_id, kind, payload from resource_drafts
      where organization_id = ${db.organization_id} and kind = ${kind}
      union all
      select id, id, kind, first_payload from resource_drafts
      where organization_id = ${db.organization_id} and kind = ${kind} and first_payload is not null
      union all
      select t.id, null, ${kind}, to_jsonb(t) from ${sql(tables[kind])} t
      where t.organization_id = ${db.organization_id} and not t.archived
      order by draft_id nulls last, id`,
  )
}

/** Before its payload is replaced for the first time. */
export function rememberPayload(db: Transaction, id: number) {
  db.later(
    (sql) => sql`update resource_drafts set first_payload = payload
      where organization_id = ${db.organization_id} and id = ${id} and first_payload is null`,
  )
}

/** Which of these facts there are, archived ones included: they were stated all the same. */
export async function listKnownFacts(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select id from knowledge_facts
      where organization_id = ${db.organization_id} and id = any(${[...ids]})`,
  )
  return new Set(rows.map(({ id }) => id))
}
