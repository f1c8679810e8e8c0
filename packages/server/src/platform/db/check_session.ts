import { randomBytes } from 'node:crypto'
import type { Address, Sql } from './connect.ts'
import { withSession } from './session.ts'
import { StorageRefusal } from './storage_refusal.ts'

/**
 * A session that is known to be one of PostgreSQL itself. Behind a pooler, settings of a session are refused or dropped,
 * and its locks stay with whoever comes next.
 */
export async function withOwnSession<Result>(
  address: Address,
  setting: string,
  work: (session: Sql) => Promise<Result>,
): Promise<Result> {
  const token = randomBytes(8).toString('hex')
  const refusal = () =>
    new StorageRefusal(
      `${setting} points to a connection pooler, which keeps no session: set FOYER_DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
    )
  try {
    return await withSession(address, { settings: { 'app.session': token } }, async (session) => {
      const [row] = await session<{ token: string | null }[]>`
        select current_setting('app.session', true) as token`
      if (row?.token !== token) throw refusal()
      return await work(session)
    })
  } catch (error) {
    // PgBouncer refuses settings that it does not know. Any other error means that PostgreSQL is away.
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) throw refusal()
    throw error
  }
}
