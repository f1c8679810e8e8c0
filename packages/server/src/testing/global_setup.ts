import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, connect } from '../platform/db/connect.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'

/**
 * The PostgreSQL that tests run on: the server that DATABASE_URL names, or an embedded one that lives as long as the
 * run. Node's runner calls `globalSetup` for files that are run directly; `npm test` makes a database for each worker.
 */

const variable = 'FOYER_TEST_ADDRESS'

export interface TestServer {
  /** The environment of a process whose tests have a new database to themselves. */
  freshDatabase(): Promise<Record<string, string>>
  stop(): Promise<void>
}

let server: TestServer | undefined

export async function globalSetup() {
  server = await startTestServer()
  Object.assign(process.env, await server.freshDatabase())
}

export const globalTeardown = () => server?.stop()

export function testAddress(): Address {
  const address = process.env[variable]
  if (!address) throw new Error('Run the tests with `npm test`: it starts the database.')
  return JSON.parse(address) as Address
}

export async function startTestServer(): Promise<TestServer> {
  const { DATABASE_URL: url } = process.env
  const { address, stop } = url ? { address: { url }, stop: async () => {} } : await startOwn()
  const names: string[] = []
  return {
    async freshDatabase() {
      const name = `foyer_test_${randomBytes(6).toString('hex')}`
      await administer(address, `create database ${name}`)
      names.push(name)
      return { [variable]: JSON.stringify(named(address, name)) }
    },
    async stop() {
      for (const name of names) await administer(address, `drop database if exists ${name} with (force)`)
      await stop()
    },
  }
}

async function startOwn(): Promise<{ address: Address; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  process.once('exit', () => removeNow(directory))
  const embedded = await startEmbedded({ dataDirectory: directory, purpose: 'npm test', log: () => {} })
  // The runner tears down when nothing is left to do: what a test leaves open shows as a run that does not end.
  embedded.unref()
  await forgoDurability(embedded.address)
  return { address: embedded.address, stop: () => embedded.stop() }
}

/** The database does not outlive the run, so no commit waits for the disk. */
async function forgoDurability(address: Address) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await administer(address, `alter system set ${setting} = off`)
  await administer(address, 'select pg_reload_conf()')
}

/** Also after an interruption, when PostgreSQL is stopping and still makes files in a folder that is being emptied. */
function removeNow(directory: string) {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempts = 0; existsSync(directory) && attempts < 50; attempts++) {
    try {
      rmSync(directory, { recursive: true, force: true })
    } catch {
      Atomics.wait(pause, 0, 0, 100)
    }
  }
}

function named(address: Address, database: string): Address {
  if (!('url' in address)) return { ...address, database }
  const url = new URL(address.url)
  url.pathname = `/${database}`
  return { url: url.href }
}

async function administer(address: Address, statement: string) {
  const sql = connect(address, { connections: 1 })
  await sql.unsafe(statement).finally(() => sql.end({ timeout: 5 }))
}
