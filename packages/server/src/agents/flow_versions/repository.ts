import type { Page } from '@foyer/contract'
import type { FlowDefinition } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import { ofAgent } from '../links/of_agent.ts'

interface FlowVersionRow {
  version: number
  created_at: Date
  actor: object
}

/** Versions count per flow: their number is the cursor. */
export function list(db: Queryable, slug: string, query: Page) {
  return db.query<FlowVersionRow>(
    (sql) => sql`select t.version, t.created_at, t.actor
      from (select t.version as id, t.version, t.created_at, t.actor from flow_versions t
        where ${ofAgent(sql, db, slug)}) t
      where true ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, slug: string, version: number) {
  const row = await find(db, slug, version)
  if (!row) throw missing()
  return row
}

export async function find(db: Queryable, slug: string, version: number) {
  const [row] = await db.query<FlowVersionRow & { definition: FlowDefinition }>(
    (sql) => sql`select t.version, t.created_at, t.actor, t.definition from flow_versions t
      where ${ofAgent(sql, db, slug)} and t.version = ${version}`,
  )
  return row
}
