import type { KeyRole } from '@foyer/contract'
import { findLiveKey, insertKey, listAllKeys } from '../organization/index.ts'
import { type Database, type Transaction, updateRow } from '../platform/db/index.ts'
import type { Organization } from '../platform/index.ts'
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
export async function addKey(db: Transaction, organization: Organization, key: NewKey, now: Date) {
  const { name, role = 'admin', expires_at = null } = key
  if (name.trim() === '' || name.length > 200)
    throw new OperatorRefusal('The name must have 1 to 200 characters.')
  if (expires_at && expires_at <= now) throw new OperatorRefusal('The expiry must be in the future.')
  const made = await insertKey(db, { name, role, expires_at }, now)
  if (!made)
    throw new OperatorRefusal(
      `"${organization.slug}" has a live key named "${name}". Revoke it or choose another name.`,
    )
  return { id: made.id, name, role, expires_at, secret: made.secret }
}

export function listKeys(database: Database, organization: Organization) {
  return listAllKeys(database.tenant(organization.id))
}

export function revokeKey(database: Database, organization: Organization, name: string, now: Date) {
  return database.tenant(organization.id).transaction(async (db) => {
    const key = await findLiveKey(db, name)
    if (!key) throw new OperatorRefusal(`"${organization.slug}" has no live key named "${name}".`)
    updateRow(db, 'api_keys', key.id, { revoked_at: now })
    return key
  })
}
