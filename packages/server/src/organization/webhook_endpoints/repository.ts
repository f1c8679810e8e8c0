import type { Page } from '@foyer/contract'
import { type Queryable, type Rows, rowLock, type Sql, type Transaction } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type EndpointRow = Omit<Rows['webhook_endpoints'], 'organization_id' | 'secret' | 'previous_secret'>

/** Neither secret is ever selected here: what is shown is shown when it is made. */
const columns = (sql: Sql) => sql`
  t.id, t.url, t.description, t.events, t.enabled, t.disabled_reason, t.failing_since, t.archived, t.created_at,
  t.previous_secret_until`

export function list(db: Queryable, query: Page & { include_archived?: boolean }) {
  return db.query<EndpointRow>(
    (sql) => sql`select ${columns(sql)} from webhook_endpoints t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<EndpointRow> {
  const [row] = await db.query<EndpointRow>(
    (sql) => sql`select ${columns(sql)} from webhook_endpoints t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/**
 * Holds the endpoint until the transaction ends. Deliveries refer to it, and every write of the organization adds
 * some: those are not held up. Who also changes deliveries of it takes this first.
 */
export function lock(db: Transaction, id: number) {
  db.hold(rowLock('webhook_endpoints', id))
}

export function noteSuccess(db: Transaction, id: number) {
  db.later(
    (sql) => sql`update webhook_endpoints set failing_since = null
      where organization_id = ${db.organization_id} and id = ${id} and failing_since is not null`,
  )
}

/** The stored secret, encrypted. */
export async function getSecret(db: Queryable, id: number): Promise<string> {
  const [row] = await db.query<{ secret: string }>(
    (sql) => sql`select secret from webhook_endpoints
      where organization_id = ${db.organization_id} and id = ${id}`,
  )
  if (!row) throw missing()
  return row.secret
}
