import type { DraftKind } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { tables } from './repository.ts'

/** A live row of the catalog, seen as what its kind is created with. */
export interface CatalogRow {
  kind: DraftKind
  id: number
  payload: Record<string, unknown>
}

export async function listCatalogRows(db: Queryable, kinds: readonly DraftKind[]): Promise<CatalogRow[]> {
  const lists = await Promise.all(
    kinds.map((kind) =>
      db.query<CatalogRow>(
        (sql) => sql`select ${kind} as kind, t.id,
            jsonb_strip_nulls(to_jsonb(t) - '{organization_id,id,created_at,archived,reviewed}'::text[]) as payload
          from ${sql(tables[kind])} t
          where t.organization_id = ${db.organization_id} and not t.archived order by t.id`,
      ),
    ),
  )
  return lists.flat()
}

/** The payloads of services that wait for a decision. */
export async function listProposedServices(db: Queryable): Promise<Record<string, unknown>[]> {
  const rows = await db.query<Pick<CatalogRow, 'payload'>>(
    (sql) => sql`select payload from resource_drafts
      where organization_id = ${db.organization_id} and kind = 'service' and status = 'proposed' order by id`,
  )
  return rows.map(({ payload }) => payload)
}
