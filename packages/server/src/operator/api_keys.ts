import type { KeyRole } from '@foyer/contract'
import type { Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Writer } from '../db/tenant.ts'
import { hashOf, newApiKey } from '../http/api_key.ts'
import { OperatorRefusal } from './refusal.ts'

export interface NewKey {
  name: string
  role?: KeyRole
  expires_at?: Date | null
}

export function createKey(database: Database, organization: Organization, key: NewKey, now: Date) {
  return database.tenant(organization.id).transaction((db) => addKey(db, organization, key, now))
}

/** The secret is given once and stored nowhere; only its hash is. */
export async function addKey(db: Writer, organization: Organization, key: NewKey, now: Date) {
  const { name, role = 'admin', expires_at = null } = key
  if (name.trim() === '' || name.length > 200)
    throw new OperatorRefusal('The name must have 1 to 200 characters.')
  if (expires_at && expires_at <= now) throw new OperatorRefusal('The expiry must lie in the future.')
  const secret = newApiKey()
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`
      insert into api_keys (organization_id, name, role, hash, expires_at, created_at)
      values (${organization.id}, ${name}, ${role}, ${hashOf(secret)}, ${expires_at}, ${now})
      on conflict do nothing returning id`,
  )
  if (!row)
    throw new OperatorRefusal(
      `"${organization.slug}" has a live key named "${name}". Revoke it or choose another name.`,
    )
  return { id: row.id, name, role, expires_at, secret }
}

export interface ListedKey {
  id: number
  name: string
  role: KeyRole
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
}

export function listKeys(database: Database, organization: Organization) {
  return database.tenant(organization.id).query<ListedKey>(
    (sql) => sql`select id, name, role, created_at, expires_at, last_used_at, revoked_at from api_keys
      where organization_id = ${organization.id} order by id`,
  )
}

export async function revokeKey(database: Database, organization: Organization, name: string, now: Date) {
  const [row] = await database.tenant(organization.id).transaction((db) =>
    db.query<{ id: number }>(
      (sql) => sql`update api_keys set revoked_at = ${now}
        where organization_id = ${organization.id} and name = ${name} and revoked_at is null returning id`,
    ),
  )
  if (!row) throw new OperatorRefusal(`"${organization.slug}" has no live key named "${name}".`)
  return row
}
