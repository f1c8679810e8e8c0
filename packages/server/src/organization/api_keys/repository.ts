import type { KeyRole, Page } from '@foyer/contract'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { hashOf, newApiKey, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type ApiKeyRow = Omit<Rows['api_keys'], 'organization_id' | 'hash'>

/** The hash is never selected: nobody but the key ring compares it. */
const columns = (sql: Sql) => sql`
  t.id, t.name, t.role, t.expires_at, t.last_used_at, t.revoked_at, t.created_at`

export function list(db: Queryable, query: Page & { include_revoked?: boolean }) {
  return db.query<ApiKeyRow>(
    (sql) => sql`select ${columns(sql)} from api_keys t where t.organization_id = ${db.organization_id}
      ${query.include_revoked ? sql`` : sql`and t.revoked_at is null`} ${pageOf(sql, query)}`,
  )
}

/** Revoked ones too, the oldest first. */
export function listAll(db: Queryable) {
  return db.query<ApiKeyRow>(
    (sql) => sql`select ${columns(sql)} from api_keys t where t.organization_id = ${db.organization_id}
      order by t.id`,
  )
}

export async function get(db: Queryable, id: number): Promise<ApiKeyRow> {
  const [row] = await db.query<ApiKeyRow>(
    (sql) => sql`select ${columns(sql)} from api_keys t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export async function findLive(db: Queryable, name: string): Promise<{ id: number } | null> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from api_keys
      where organization_id = ${db.organization_id} and name = ${name} and revoked_at is null`,
  )
  return row ?? null
}

export interface NewKey {
  name: string
  role: KeyRole
  expires_at: Date | null
}

/** Gives the secret, which is stored nowhere: only its hash is. Null when a live key has the name. */
export async function insert(db: Transaction, { name, role, expires_at }: NewKey, now: Date) {
  const secret = newApiKey()
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`
      insert into api_keys (organization_id, name, role, hash, expires_at, created_at)
      values (${db.organization_id}, ${name}, ${role}, ${hashOf(secret)}, ${expires_at}, ${now})
      on conflict do nothing returning id`,
  )
  return row ? { id: row.id, secret } : null
}
