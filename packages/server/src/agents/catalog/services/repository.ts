import type { Page } from '@foyer/contract'
import type { Reader, Rows, Sql } from '../../../platform/db/index.ts'
import { live, pageOf } from '../../../platform/http/index.ts'
import { missing } from '../../../platform/index.ts'
import { linkedAgents } from '../../links/links.ts'

export type ServiceRow = Omit<Rows['services'], 'organization_id'> & { agents: string[] }

const columns = (sql: Sql) => sql`
  t.id, t.key, t.name, t.pricing_unit, t.description, t.positioning, t.guidelines, t.price_min, t.price_max,
  t.currency, t.typical_duration, t.deliverables, t.good_fit_signals, t.reviewed, t.archived, t.created_at,
  ${linkedAgents(sql, 'service_agents')} as agents`

export function list(db: Reader, query: Page & { include_archived?: boolean }) {
  return db.query<ServiceRow>(
    (sql) => sql`select ${columns(sql)} from services t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<ServiceRow> {
  const [row] = await db.query<ServiceRow>(
    (sql) => sql`select ${columns(sql)} from services t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Every key that is `name` or continues it, those of archived services among them. */
export async function keysLike(db: Reader, name: string): Promise<Set<string>> {
  const rows = await db.query<{ key: string }>(
    (sql) => sql`select key from services
      where organization_id = ${db.organization_id} and (key = ${name} or starts_with(key, ${`${name}_`}))`,
  )
  return new Set(rows.map((row) => row.key))
}
