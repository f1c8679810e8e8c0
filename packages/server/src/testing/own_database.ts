import { randomBytes } from 'node:crypto'
import { type Address, connect } from '../platform/db/connect.ts'
import { testAddress } from './global_setup.ts'

/** A database that nobody has opened yet, on the run's server; gone afterwards. */
export async function withEmptyDatabase<Result>(
  work: (address: Address) => Promise<Result>,
): Promise<Result> {
  const { address, drop } = await createEmptyDatabase()
  return work(address).finally(drop)
}

export async function createEmptyDatabase(): Promise<{ address: Address; drop(): Promise<void> }> {
  const name = `foyer_empty_${randomBytes(6).toString('hex')}`
  const address = testAddress()
  const sql = connect(address, { connections: 1 })
  await sql.unsafe(`create database ${name}`)
  return {
    address: 'url' in address ? { url: withDatabase(address.url, name) } : { ...address, database: name },
    async drop() {
      await sql.unsafe(`drop database ${name} with (force)`)
      await sql.end()
    },
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
