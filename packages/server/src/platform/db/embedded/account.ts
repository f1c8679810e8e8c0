import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EmbeddedRefusal } from './refusal.ts'
import { findUser, ownName, type User } from './users.ts'

/** The user PostgreSQL runs as. It refuses to run as root, so root hands over to `nobody`. */
export interface Account extends User {
  lowered: boolean
}

export async function chooseAccount(): Promise<Account> {
  if (!process.geteuid || !process.getegid) {
    throw new EmbeddedRefusal('No embedded PostgreSQL on this platform: set DATABASE_URL to a PostgreSQL.')
  }
  const uid = process.geteuid()
  if (uid !== 0) return { name: ownNameOrRefuse(uid), uid, gid: process.getegid(), lowered: false }
  const nobody = await findUser('nobody')
  if (nobody) return { ...nobody, lowered: true }
  throw new EmbeddedRefusal(
    'PostgreSQL does not run as root, and this machine has no user "nobody": ' +
      'start Foyer as an ordinary user, or set DATABASE_URL to a PostgreSQL.',
  )
}

/** PostgreSQL looks the name up itself, and makes no cluster for a user without one. */
function ownNameOrRefuse(uid: number): string {
  const name = ownName()
  if (name !== null) return name
  throw new EmbeddedRefusal(
    `User number ${uid} has no entry in /etc/passwd, which the embedded PostgreSQL needs: ` +
      'start Foyer as another user, or set DATABASE_URL to a PostgreSQL.',
  )
}

/** What `spawn` needs to become the account. It takes signed numbers only. */
export function identityOf(account: Account): { uid?: number; gid?: number } {
  return account.lowered ? { uid: account.uid | 0, gid: account.gid | 0 } : {}
}

/**
 * The first folder on the way to `path` that the account may not pass. Only mode bits are read: where an
 * access list says otherwise, PostgreSQL's own message tells.
 */
export async function closedOnTheWay(path: string, account: Account): Promise<string | null> {
  if (!account.lowered) return null
  const above = path === dirname(path) ? null : await closedOnTheWay(dirname(path), account)
  if (above) return above
  const { mode, uid, gid } = await stat(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return (mode >> shift) & 1 ? null : path
}
