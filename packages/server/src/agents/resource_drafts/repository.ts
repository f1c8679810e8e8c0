import type { DraftKind, Input, operations } from '@foyer/contract'
import type { Proposal } from '@foyer/engine'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type ResourceDraftRow = Omit<Rows['resource_drafts'], 'organization_id'>
type Query = Input<typeof operations.listResourceDrafts>['query']

const columns = (sql: Sql) => sql`
  t.id, t.kind, t.status, t.payload, t.created_at, t.catalog_generation_id, t.resource_id, t.fact_ids`

export function list(db: Queryable, query: Query) {
  return db.query<ResourceDraftRow>(
    (sql) => sql`select ${columns(sql)} from resource_drafts t
      where t.organization_id = ${db.organization_id} ${matching(sql, query)} ${pageOf(sql, query)}`,
  )
}

const matching = (sql: Sql, { status, kind, catalog_generation_id }: Query) => sql`
  ${status === undefined ? sql`` : sql`and t.status = ${status}`}
  ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
  ${catalog_generation_id === undefined ? sql`` : sql`and t.catalog_generation_id = ${catalog_generation_id}`}`

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

/** What has been proposed of a kind, whatever was decided, and what is live in the catalog. */
export function listKnown(db: Queryable, kind: DraftKind) {
  return db.query<Proposal>(
    // guard: an archived row may be proposed [and not t.archived ->]
    (sql) => sql`
      select kind, payload from resource_drafts
      where organization_id = ${db.organization_id} and kind = ${kind}
      union all
      select ${kind}, to_jsonb(t) from ${sql(tables[kind])} t
      where t.organization_id = ${db.organization_id} and not t.archived`,
  )
}
