import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Address, type FurtherDatabase, firstName, type Sql } from '../../platform/db/index.ts'
import { whileHomesStay } from '../move/directory.ts'
import { type Place, withPlaces } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'
import {
  type DatabaseHeader,
  endOfTable,
  formats,
  type Header,
  type TableCount,
  type TableHeader,
} from './format.ts'
import { sequencePositions, tablesOf } from './tables.ts'

/** Writes everything to a file, as it was at one moment, while others go on writing. */
export async function writeBackup(
  address: Address,
  file: string,
  now: Date,
  progress: (table: TableCount, done: number, of: number) => void,
  further: readonly FurtherDatabase[] = [],
): Promise<TableCount[]> {
  const unfinished = `${file}.part`
  const counts: TableCount[] = []
  try {
    await withPlaces('foyer backup', [{ name: firstName, address }, ...further], async (places) => {
      await whileHomesStay(places[0]!.sql, () => beginAll(places))
      const lines = backupLines(places, now, (count, of) => {
        counts.push(count)
        progress(count, counts.length, of)
      })
      // Only its owner may read it: it holds everything the organizations know.
      await pipeline(
        Readable.from(lines),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      )
      for (const { sql } of places) await sql.unsafe('commit')
    })
    await rename(unfinished, file)
    return counts
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Each database as it is from now on. Nobody changes homes meanwhile: by the directory as it is, every organization is
 * where it says. A person or an organization may have changed between the first moment and the last, which is soon after.
 */
async function beginAll(places: readonly Place[]) {
  for (const { sql } of places) {
    await sql.unsafe('begin isolation level repeatable read read only')
    await sql`select 1`
  }
}

async function* backupLines(
  places: readonly Place[],
  now: Date,
  finished: (count: TableCount, of: number) => void,
) {
  const migrations = await sharedMigrations(places)
  await refuseUnknownHomes(places)
  const several = places.length > 1
  const header: Header = {
    foyer: 'backup',
    format: several ? formats.several : formats.single,
    created_at: now.toISOString(),
    migrations,
    ...(several && { databases: places.map(({ name }) => name) }),
  }
  yield `${JSON.stringify(header)}\n`
  for (const { name, sql } of places) {
    if (several) yield `${JSON.stringify({ database: name } satisfies DatabaseHeader)}\n`
    const tables = await tablesOf(sql)
    for (const table of tables) {
      yield `${JSON.stringify(table)}\n`
      const rows = yield* rowsOf(sql, table)
      yield `${endOfTable}\n`
      finished(
        { ...(several && { database: name }), table: table.table, rows },
        tables.length * places.length,
      )
    }
    yield `${JSON.stringify({ sequences: await sequencePositions(sql) })}\n`
  }
}

/** A backup is of one schema. */
async function sharedMigrations(places: readonly Place[]): Promise<Header['migrations']> {
  const all = await Promise.all(places.map(migrationsOf))
  const [first, ...others] = all
  if (others.some((each) => JSON.stringify(each) !== JSON.stringify(first)))
    throw new OperatorRefusal('The databases have different migrations: run `foyer migrate` first.')
  return first!
}

async function migrationsOf({ name, sql }: Place): Promise<Header['migrations']> {
  const [schema] = await sql<{ exists: boolean }[]>`
    select to_regclass('schema_migrations') is not null as exists`
  const setting = name === firstName ? 'DATABASE_URL' : `"${name}" in FOYER_DATABASES`
  if (!schema!.exists)
    throw new OperatorRefusal(
      `There is nothing to back up: the database is empty. Start a server on it first, or correct ${setting}.`,
    )
  return [
    ...(await sql<Header['migrations']>`select number, checksum from schema_migrations order by number`),
  ]
}

async function refuseUnknownHomes([first, ...others]: readonly Place[]) {
  // A database of a release before them has none.
  const [there] = await first!.sql<{ exists: boolean }[]>`
    select to_regclass('organization_directory') is not null as exists`
  if (!there!.exists) return
  const [lost] = await first!.sql<{ slug: string; database: string }[]>`
    select slug, database from organization_directory
    where database <> all(${others.map(({ name }) => name)}::text[]) limit 1`
  if (lost)
    throw new OperatorRefusal(
      `"${lost.slug}" lives in the database "${lost.database}", which FOYER_DATABASES does not name: without it the backup would lack that organization.`,
    )
}

async function* rowsOf(session: Sql, { table, columns }: TableHeader) {
  const texts = columns.map((column) => session`${session(column)}::text as ${session(column)}`)
  const list = texts.reduce((before, each) => session`${before}, ${each}`)
  let rows = 0
  for await (const some of session<Texts[]>`select ${list} from ${session(table)}`.cursor(rowsAtOnce)) {
    rows += some.length
    yield some.map((row) => `${JSON.stringify(columns.map((column) => row[column]))}\n`).join('')
  }
  return rows
}

type Texts = Record<string, string | null>

const rowsAtOnce = 500
