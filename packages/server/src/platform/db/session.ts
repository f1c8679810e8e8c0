import type { Address, Sql } from './connect.ts'
import { openConnection } from './connection.ts'
import { servingTiming } from './timing.ts'

interface SessionOptions {
  settings?: Record<string, string>
  /** Fails when nothing comes or goes for this long. */
  inactiveMs?: number
}

/** Long work over a connection of its own, which is never replaced by another on the way. */
export async function withSession<Result>(
  address: Address,
  { settings = {}, inactiveMs }: SessionOptions,
  work: (session: Sql) => Promise<Result>,
): Promise<Result> {
  const connection = await openConnection(address, {
    session: settings,
    connectMs: servingTiming.connectMs,
    ...(inactiveMs && { inactiveMs }),
    onLost: () => {},
  })
  try {
    const result = await work(connection.sql)
    await connection.end()
    return result
  } catch (error) {
    connection.cut('The session is over.')
    throw error
  }
}
