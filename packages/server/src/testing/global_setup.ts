import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, connect } from '../db/connect.ts'
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded/index.ts'

/**
 * One PostgreSQL and one fresh database for the whole run: the embedded one, or the server that DATABASE_URL names.
 * Tests find it by `testAddress()`.
 */

const variable = 'FOYER_TEST_ADDRESS'
const name = `foyer_test_${randomBytes(6).toString('hex')}`
let embedded: EmbeddedPostgres | undefined
let directory: string | undefined

export async function globalSetup() {
  const url = process.env.DATABASE_URL
  process.env[variable] = JSON.stringify(url ? await freshDatabase(url) : await freshEmbedded())
}

export async function globalTeardown() {
  await embedded?.stop()
  if (directory) rmSync(directory, { recursive: true, force: true })
  const url = process.env.DATABASE_URL
  if (url) await administer(url, `drop database if exists ${name} with (force)`)
}

export function testAddress(): Address {
  const address = process.env[variable]
  if (!address) throw new Error('Run the tests with `npm test`: its global setup starts the database.')
  return JSON.parse(address) as Address
}

async function freshEmbedded(): Promise<Address> {
  directory = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  embedded = await startEmbedded({ dataDirectory: directory, purpose: 'npm test', log: () => {} })
  return embedded.address
}

async function freshDatabase(url: string): Promise<Address> {
  await administer(url, `create database ${name}`)
  const fresh = new URL(url)
  fresh.pathname = `/${name}`
  return { url: fresh.href }
}

async function administer(url: string, statement: string) {
  const sql = connect({ url }, { connections: 1 })
  await sql.unsafe(statement).finally(() => sql.end({ timeout: 5 }))
}
