import { randomBytes } from 'node:crypto'
import type { Sql } from './connect.ts'
import type { Listener } from './listener.ts'
import { StorageRefusal } from './storage_refusal.ts'

const withinMs = 5000

/**
 * Sends a notification by the way that requests use, and waits for it where servers listen. It stays away when the two
 * lead to different databases, or when a pooler is between: revoked keys would then stay valid in other servers.
 */
export async function checkNotifications(
  { listener, system }: { listener: Listener; system: Sql },
  patienceMs = withinMs,
): Promise<void> {
  const channel = `foyer_check_${randomBytes(8).toString('hex')}`
  const { promise: heard, resolve, reject } = Promise.withResolvers<void>()
  const notify = () => system`select pg_notify(${channel}, '')`.then(() => {}, reject)
  const subscription = listener.subscribe(channel, { onPayload: () => resolve(), onUp: () => void notify() })
  const timer = setTimeout(() => {
    reject(
      new StorageRefusal(
        'A notification sent over DATABASE_URL does not come back: let DATABASE_URL and FOYER_DATABASE_DIRECT_URL lead to one database, the second without a connection pooler.',
      ),
    )
  }, patienceMs)
  await heard.finally(() => {
    clearTimeout(timer)
    subscription.close()
  })
}
