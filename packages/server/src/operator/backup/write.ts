import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Address, type Sql, withSession } from '../../platform/db/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import { endOfTable, format, type Header, type TableCount, type TableHeader } from './format.ts'
import { sequencePositions, sessionSettings, tablesOf } from './tables.ts'

/** Writes the whole database to a file, as it was at one moment, while others go on writing. */
export async function writeBackup(
  address: Address,
  file: string,
  now: Date,
  progress: (table: TableCount, done: number, of: number) => void,
): Promise<TableCount[]> {
  const unfinished = `${file}.part`
  const counts: TableCount[] = []
  try {
    await withSession(address, { settings: sessionSettings }, async (session) => {
      await session.unsafe('begin isolation level repeatable read read only')
      const lines = backupLines(session, now, (count, of) => {
        counts.push(count)
        progress(count, counts.length, of)
      })
      // Only its owner may read it: it holds everything the organizations know.
      await pipeline(
        Readable.from(lines),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      )
      await session.unsafe('commit')
    })
    await rename(unfinished, file)
    return counts
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* backupLines(session: Sql, now: Date, finished: (count: TableCount, of: number) => void) {
  const [schema] = await session<{ exists: boolean }[]>`
    select to_regclass('schema_migrations') is not null as exists`
  if (!schema!.exists)
    throw new OperatorRefusal(
      'There is nothing to back up: the database is empty. Start a server on it first, or correct DATABASE_URL.',
    )
  const migrations = await session<Header['migrations']>`
    select number, checksum from schema_migrations order by number`
  const header: Header = {
    foyer: 'backup',
    format,
    created_at: now.toISOString(),
    migrations: [...migrations],
  }
  yield `${JSON.stringify(header)}\n`
  const tables = await tablesOf(session)
  for (const table of tables) {
    yield `${JSON.stringify(table)}\n`
    const rows = yield* rowsOf(session, table)
    yield `${endOfTable}\n`
    finished({ table: table.table, rows }, tables.length)
  }
  yield `${JSON.stringify({ sequences: await sequencePositions(session) })}\n`
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
