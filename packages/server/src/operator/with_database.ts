import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import {
  type Address,
  connect,
  type Database,
  findRunning,
  isLocked,
  isUnreachable,
  openDatabase,
  type Pooler,
  ping,
  startEmbedded,
} from '../platform/db/index.ts'
import { refusalOf } from './unreachable.ts'

/** How a command comes to the database, past any pooler: the one that is set, the one a server runs, or one of its own. */
interface Storage {
  address: Address
  close(): Promise<void>
}

/** How the database is opened for requests where a pooler stands in front of it. */
export const poolerOf = ({ pooler }: Config): Pooler | undefined =>
  pooler ? { address: { url: pooler.url }, prepare: pooler.prepare } : undefined

/** Opens the database for the time of `work`. A server may be running on the same data directory. */
export async function withDatabase<Result>(
  config: Config,
  purpose: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withStorage(config, purpose, async (address) => {
    const database = await openDatabase(address, { now: new Date(), connections: 2 })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  })
}

/** The same, without bringing the schema up to date. */
export async function withStorage<Result>(
  config: Config,
  purpose: string,
  work: (address: Address) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage(config, purpose)
  try {
    return await work(storage.address)
  } catch (error) {
    throw refusalOf(config, error)
  } finally {
    await storage.close()
  }
}

const patienceMs = 10_000

async function openStorage({ databaseUrl, dataDirectory }: Config, purpose: string): Promise<Storage> {
  if (databaseUrl) return { address: { url: databaseUrl }, close: async () => {} }
  const deadline = performance.now() + patienceMs
  for (;;) {
    const running = await findRunning(dataDirectory)
    const visit = running && (await visitTo(running))
    if (visit) return visit
    try {
      const own = await startEmbedded({ dataDirectory, purpose, log: () => {} })
      return { address: own.address, close: () => leave(own) }
    } catch (error) {
      // Whoever holds the directory is about to start its PostgreSQL or to stop it: both are soon over.
      const held = await isLocked(dataDirectory).catch(() => false)
      if (!held || performance.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** Holds a connection from beginning to end: as long as it stands, whoever runs that PostgreSQL does not leave. */
async function visitTo(address: Address): Promise<Storage | null> {
  const sql = connect(address, { connections: 1 })
  try {
    await ping(sql)
    return { address, close: () => sql.end({ timeout: 1 }) }
  } catch (error) {
    await sql.end({ timeout: 1 })
    if (isUnreachable(error)) return null
    throw error
  }
}

/** Another command may have come in meanwhile: it is not cut off in the middle. */
async function leave(own: { address: Address; stop(): Promise<void> }) {
  const sql = connect(own.address, { connections: 1 })
  const deadline = performance.now() + patienceMs
  const guests = async () => {
    const [row] = await sql<{ count: number }[]>`select count(*) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`
    return row!.count
  }
  try {
    while ((await guests()) > 0 && performance.now() < deadline) await sleep(50)
  } finally {
    await sql.end({ timeout: 1 })
    await own.stop()
  }
}
