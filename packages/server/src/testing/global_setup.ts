import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, connect } from '../platform/db/connect.ts'
import { type EmbeddedPostgres, startEmbedded } from '../platform/db/embedded/index.ts'

/**
 * One fresh database for the whole run: on an embedded PostgreSQL that starts for it, on the server that
 * DATABASE_URL names, or, when several runs share one server (`npm run mutants`), on the one that they were given.
 * Tests find it by `testAddress()`.
 */

const variable = 'FOYER_TEST_ADDRESS'
const name = `foyer_test_${randomBytes(6).toString('hex')}`
const server = givenServer()
let embedded: EmbeddedPostgres | undefined

export async function globalSetup() {
  process.env[variable] = JSON.stringify(server ? await freshDatabase(server) : await freshEmbedded())
}

export async function globalTeardown() {
  await embedded?.stop()
  if (server) await administer(server, `drop database if exists ${name} with (force)`)
}

export function testAddress(): Address {
  const address = process.env[variable]
  if (!address) throw new Error('Run the tests with `npm test`: its global setup starts the database.')
  return JSON.parse(address) as Address
}

function givenServer(): Address | undefined {
  const { DATABASE_URL: url, [variable]: shared } = process.env
  if (shared) return JSON.parse(shared) as Address
  return url ? { url } : undefined
}

async function freshEmbedded(): Promise<Address> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  process.once('exit', () => removeNow(directory))
  embedded = await startEmbedded({ dataDirectory: directory, purpose: 'npm test', log: () => {} })
  // The runner tears down when nothing is left to do: what a test leaves open shows as a run that does not end.
  embedded.unref()
  await forgoDurability(embedded.address)
  return embedded.address
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

async function freshDatabase(server: Address): Promise<Address> {
  await administer(server, `create database ${name}`)
  if (!('url' in server)) return { ...server, database: name }
  const fresh = new URL(server.url)
  fresh.pathname = `/${name}`
  return { url: fresh.href }
}

async function administer(server: Address, statement: string) {
  const sql = connect(server, { connections: 1 })
  await sql.unsafe(statement).finally(() => sql.end({ timeout: 5 }))
}
