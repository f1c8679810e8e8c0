import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, localUrl } from './config.ts'
import { openDatabase } from './db/database.ts'
import { greetFirstStart } from './operator/first_start.ts'
import { listen } from './operator/listen.ts'
import { superviseEmbedded } from './operator/supervise.ts'
import { refusalOf } from './operator/unreachable.ts'
import { welcome, welcomeFirst } from './operator/welcome.ts'

/** The composition root: what a running server consists of, put together here and nowhere else. */

export interface RunningServer {
  /** Lets running requests finish, for ten seconds at most, and then closes everything in order. */
  close(): Promise<void>
}

type Say = (line: string) => void
const longestRequestMs = 10_000

export async function serve(config: Config, say: Say): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closing of opened.splice(0).reverse()) await closing()
  }
  try {
    await open(config, say, opened)
    return { close }
  } catch (error) {
    await close()
    throw config.databaseUrl ? refusalOf(config.databaseUrl, error) : error
  }
}

async function open(config: Config, say: Say, opened: (() => Promise<unknown>)[]) {
  // Loading the application and starting PostgreSQL take about as long: neither waits for the other.
  const loading = import('./app.ts')
  const address = await openStorage(config, say, opened)
  const now = () => new Date()
  const database = await openDatabase(address, { now: now(), connections: config.databaseConnections })
  opened.push(() => database.close())
  const { buildApp } = await loading
  const { publicUrl, rateLimit, trustProxy } = config
  const logger = { level: config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info') }
  const app = await buildApp({ database, now, rateLimit, publicUrl, trustProxy, logger })
  opened.push(async () => {
    const impatience = new AbortController()
    const late = sleep(longestRequestMs, undefined, { signal: impatience.signal })
    late.then(() => app.server.closeAllConnections()).catch(() => {})
    await app.close().finally(() => impatience.abort())
  })
  await listen(app, config)
  // Only now that the server stands is a key made that is shown but once.
  const first = config.databaseUrl ? null : await greetFirstStart(database, now())
  const url = localUrl(config)
  say(first ? welcomeFirst(url, first) : await welcome(url, database))
}

async function openStorage(config: Config, say: Say, opened: (() => Promise<unknown>)[]) {
  if (config.databaseUrl) return { url: config.databaseUrl }
  const { dataDirectory } = config
  const log = (line: string) => say(`foyer: ${line}`)
  const embedded = await superviseEmbedded({ dataDirectory, purpose: 'foyer serve', log })
  opened.push(() => embedded.stop())
  return embedded.address
}
