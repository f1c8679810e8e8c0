import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { type Address, connect } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/database.ts'
import { testAddress } from './global_setup.ts'

/** Databases beside the one that tests share, on the run's server. */
interface OwnDatabase {
  address: Address
  drop(): Promise<void>
}

type Work<Result> = (address: Address) => Promise<Result>

/** A database that nobody has opened yet; gone afterwards. */
export const withEmptyDatabase = <Result>(work: Work<Result>) => using(createDatabase(), work)

/** A database as a first start leaves it; gone afterwards. */
export const withMigratedDatabase = <Result>(work: Work<Result>) => using(createMigratedDatabase(), work)

let template: ReturnType<typeof makeTemplate> | undefined
/** Registered at the root: runs once, after the last test of the last file. */
after(async () => (await template)?.drop())

/** A copy of one that went through the migrations, which takes a tenth of the time that they take. */
export async function createMigratedDatabase(): Promise<OwnDatabase> {
  template ??= makeTemplate()
  return createDatabase(`template ${(await template).name}`)
}

async function makeTemplate() {
  const made = await createDatabase()
  const database = await openDatabase(made.address, { now: new Date(0), connections: 1 })
  await database.queue.open()
  await database.close()
  return made
}

async function using<Result>(created: Promise<OwnDatabase>, work: Work<Result>): Promise<Result> {
  const { address, drop } = await created
  return work(address).finally(drop)
}

async function createDatabase(origin = ''): Promise<OwnDatabase & { name: string }> {
  const name = `foyer_own_${randomBytes(6).toString('hex')}`
  const address = testAddress()
  await administer(`create database ${name} ${origin}`)
  return {
    name,
    address: 'url' in address ? { url: withDatabase(address.url, name) } : { ...address, database: name },
    drop: () => administer(`drop database ${name} with (force)`),
  }
}

async function administer(statement: string) {
  const sql = connect(testAddress(), { connections: 1 })
  await sql.unsafe(statement).finally(() => sql.end())
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
