import type { KeyRole } from '@foyer/contract'
import type { Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import { organizationColumns } from '../db/organization.ts'
import { hashOf, isWellFormed } from './api_key.ts'
import type { Caller } from './caller.ts'

/**
 * Key rows, kept in the process and dropped when PostgreSQL notifies of a change. While the listener is down
 * nothing is kept, so that a revoked key is refused at once.
 */

interface CachedKey extends Caller {
  actor: { type: 'api_key'; id: number; name: string; role: KeyRole }
  expires_at: Date | null
}

export interface KeyRing {
  find(key: string): CachedKey | null | Promise<CachedKey | null>
  /** Called whenever some key may have changed. */
  onChange(notify: () => void): void
  close(): void
}

interface KeyRow {
  id: number
  name: string
  role: KeyRole
  expires_at: Date | null
  organization: Organization
}

const mostKept = 10_000
const minuteMs = 60_000

export function openKeyRing(
  { listener, system }: Pick<Database, 'listener' | 'system'>,
  now: () => Date,
): KeyRing {
  const kept = new Map<string, CachedKey>()
  const used = new Map<number, number>()
  const watchers: (() => void)[] = []
  const notifyAll = () => {
    for (const notify of watchers) notify()
  }
  let listening = false
  let changes = 0

  const subscription = listener.subscribe('foyer_keys', {
    onPayload(hash) {
      changes++
      // A revoked key must stop working at once. An empty payload concerns all keys.
      if (hash === '') kept.clear()
      else kept.delete(hash)
      notifyAll()
    },
    onUp() {
      kept.clear()
      listening = true
      notifyAll()
    },
    // While nobody listens, a revocation would be missed.
    onDown() {
      changes++
      listening = false
      kept.clear()
    },
  })

  /** At most once a minute and key, outside the request. */
  function noteUse({ actor: { id }, organization }: CachedKey) {
    const at = now().getTime()
    if (at - (used.get(id) ?? 0) < minuteMs) return
    used.set(id, at)
    system`update api_keys set last_used_at = ${new Date(at)}
      where organization_id = ${organization.id} and id = ${id}`.catch(() => used.delete(id))
  }

  async function lookUp(hash: Buffer): Promise<CachedKey | null> {
    const before = changes
    const [row] = await system<KeyRow[]>`
      select k.id, k.name, k.role, k.expires_at,
        (select to_json(row) from (select ${organizationColumns(system)}) row) as organization
      from api_keys k join organizations o on o.id = k.organization_id
      where k.hash = ${hash} and k.revoked_at is null`
    if (!row) return null
    const { id, name, role, expires_at, organization } = row
    const known: CachedKey = {
      actor: { type: 'api_key', id, name, role },
      bucket: `key:${organization.id}:${id}`,
      expires_at,
      organization,
    }
    // A change that was announced while we looked may concern this very row: then it is not kept.
    if (listening && before === changes && kept.size < mostKept) kept.set(hash.toString('hex'), known)
    return known
  }

  return {
    find(key) {
      const hash = hashOf(key)
      const found = kept.get(hash.toString('hex'))
      if (found) return valid(found)
      return isWellFormed(key) ? lookUp(hash).then(valid) : null

      function valid(row: CachedKey | null) {
        if (!row || (row.expires_at && row.expires_at <= now())) return null
        noteUse(row)
        return row
      }
    },
    onChange: (notify) => void watchers.push(notify),
    close: () => subscription.close(),
  }
}
