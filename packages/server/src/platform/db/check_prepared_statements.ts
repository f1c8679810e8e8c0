import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Connection, openConnection } from './connection.ts'
import type { Pooler } from './pooler.ts'
import { StorageRefusal } from './storage_refusal.ts'

/** A pooler that has a single session lets nobody in while it is held: then there is nothing to find out. */
const patienceMs = 1000

/**
 * Prepares a statement, holds the session in which it was prepared, and sends the statement again. A pooler that does
 * not know prepared statements passes it to a session that has never seen it.
 */
export async function checkPreparedStatements({ address }: Pooler, connectMs: number): Promise<void> {
  const open = () => openConnection(address, { session: {}, prepare: true, connectMs, onLost: () => {} })
  const [speaker, holder] = [await open(), await open()]
  const given = new AbortController()
  try {
    await runPrepared(speaker)
    await holder.ask(holder.sql.unsafe('begin; select 1'))
    const again = runPrepared(speaker)
    again.catch(() => {})
    await Promise.race([again, sleep(patienceMs, undefined, { signal: given.signal })])
  } catch (error) {
    if (error instanceof postgres.PostgresError)
      throw new StorageRefusal(
        `The pooler of DATABASE_URL does not support prepared statements (${error.message}): leave FOYER_PREPARED_STATEMENTS out, or use PgBouncer 1.21 or newer with max_prepared_statements above 0.`,
      )
    throw error
  } finally {
    given.abort()
    for (const connection of [speaker, holder]) connection.cut('The check is over.')
  }
}

/** In a transaction, as all of ours are: outside of one, postgres.js would try again by itself. */
async function runPrepared({ sql, ask }: Connection) {
  await ask(sql.unsafe('begin'))
  await ask(sql`select ${1}::int as probe`)
  await ask(sql.unsafe('commit'))
}
