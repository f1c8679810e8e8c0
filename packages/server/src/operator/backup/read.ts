import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import {
  type Address,
  type FurtherDatabase,
  firstName,
  isolate,
  isUnreachable,
  migrateWithin,
  readMigrations,
  type Sql,
} from '../../platform/db/index.ts'
import { type Place, withPlaces } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'
import {
  type DatabaseHeader,
  endOfTable,
  formats,
  type Header,
  type Sequences,
  type TableCount,
  type TableHeader,
} from './format.ts'
import { typesOf, withoutForeignKeys } from './tables.ts'

/** Loads a backup into empty databases, all of it or nothing, and brings their schema up to date. */
export async function readBackup(
  address: Address,
  file: string,
  now: Date,
  progress: (done: TableCount) => void,
  further: readonly FurtherDatabase[] = [],
): Promise<TableCount[]> {
  const lines = linesOf(file)
  try {
    const header = readHeader(await next(lines, file))
    const databases = databasesOf(header, [{ name: firstName, address }, ...further])
    return await withPlaces('foyer restore', databases, async (places) => {
      for (const place of places) await refuseInhabited(place)
      const counts = await wholly(places, async () => {
        const migrations = knownMigrations(header)
        const loaded: TableCount[] = []
        for (const { name, sql } of places) {
          await migrateWithin(sql, now, migrations)
          const named = places.length > 1 ? { database: name } : {}
          if (places.length > 1) await refuseOtherPart(lines, name)
          await load(sql, lines, (count) => {
            loaded.push({ ...named, ...count })
            progress({ ...named, ...count })
          })
          await migrateWithin(sql, now)
        }
        return loaded
      })
      for (const { sql } of places) await isolate(sql)
      return counts
    })
  } finally {
    await lines.return()
  }
}

/** Those that the backup is of, in its order. */
function databasesOf(
  { databases = [firstName] }: Header,
  given: readonly FurtherDatabase[],
): FurtherDatabase[] {
  return databases.map((name) => {
    const found = given.find((each) => each.name === name)
    if (!found)
      throw new OperatorRefusal(
        `This backup is of the databases ${databases.join(', ')}. Name a new one for "${name}" in FOYER_DATABASES.`,
      )
    return found
  })
}

async function refuseOtherPart(lines: Lines, name: string) {
  const { database } = JSON.parse(await next(lines, name)) as Partial<DatabaseHeader>
  if (database !== name)
    throw new OperatorRefusal(`The backup is damaged: "${name}" is not where it should be.`)
}

/**
 * Tables and rows are kept together: what failed, or was killed, leaves nothing, and can be tried again. The first
 * database comes last: whoever it says lives elsewhere is there.
 */
async function wholly<Result>(places: readonly Place[], work: () => Promise<Result>): Promise<Result> {
  const sessions = places.map(({ sql }) => sql)
  for (const session of sessions) await session.unsafe('begin')
  try {
    const result = await work()
    for (const session of sessions.toReversed()) await session.unsafe('commit')
    return result
  } catch (error) {
    for (const session of sessions) await session.unsafe('rollback').catch(() => {})
    throw error
  }
}

async function load(session: Sql, lines: Lines, progress: (done: TableCount) => void): Promise<void> {
  try {
    await withoutForeignKeys(session, async () => {
      for (;;) {
        const part = JSON.parse(await next(lines, 'the backup')) as TableHeader | Sequences
        if ('sequences' in part) return setSequences(session, part.sequences)
        const rows = await loadTable(session, part, lines)
        progress({ table: part.table, rows })
      }
    })
  } catch (error) {
    if (error instanceof OperatorRefusal || isUnreachable(error)) throw error
    const { message } = error as Error
    throw new OperatorRefusal(`The backup is damaged, and nothing was restored: ${message}.`)
  }
}

async function loadTable(session: Sql, { table, columns }: TableHeader, lines: Lines): Promise<number> {
  const types = await typesOf(session, table)
  const values = columns.map((column, index) => `(r->>${index})::${types[column]}`).join(', ')
  let rows = 0
  let batch: string[] = []
  let size = 0
  const insert = async () => {
    if (batch.length === 0) return
    await session`
      insert into ${session(table)} (${session(columns)}) overriding system value
      select ${session.unsafe(values)} from json_array_elements(${`[${batch.join(',')}]`}::text::json) as r`
    rows += batch.length
    batch = []
    size = 0
  }
  for (;;) {
    const line = await next(lines, table)
    if (line === endOfTable) break
    batch.push(line)
    size += line.length
    if (batch.length >= rowsAtOnce || size >= charactersAtOnce) await insert()
  }
  await insert()
  return rows
}

const rowsAtOnce = 500
const charactersAtOnce = 1_000_000

async function setSequences(session: Sql, sequences: Sequences['sequences']) {
  for (const [name, position] of Object.entries(sequences))
    await session`select setval(${name}::regclass, ${position})`
}

type Lines = AsyncGenerator<string, void, undefined>

async function* linesOf(file: string): Lines {
  const gunzip = createGunzip()
  const input = createReadStream(file).on('error', (error) => gunzip.destroy(error))
  let rest = ''
  try {
    for await (const chunk of input.pipe(gunzip).setEncoding('utf8')) {
      const parts = (rest + (chunk as string)).split('\n')
      rest = parts.pop()!
      yield* parts
    }
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException)
  } finally {
    input.destroy()
  }
  if (rest !== '') yield rest
}

function unreadable(file: string, { code, message }: NodeJS.ErrnoException): OperatorRefusal {
  if (code === 'ENOENT') return new OperatorRefusal(`There is no file ${file}.`)
  if (code?.startsWith('Z_'))
    return new OperatorRefusal(`${file} is damaged, or not a backup made by \`foyer backup\`.`)
  return new OperatorRefusal(`${file} cannot be read: ${message}.`)
}

async function next(lines: Lines, where: string): Promise<string> {
  const { value, done } = await lines.next()
  if (done || value === undefined)
    throw new OperatorRefusal(`The backup is incomplete: it ends in the middle (${where}).`)
  return value
}

function readHeader(line: string): Header {
  const header = parse(line)
  if (header?.foyer !== 'backup')
    throw new OperatorRefusal('This file is not a backup made by `foyer backup`.')
  if (header.format > Math.max(...Object.values(formats)))
    throw new OperatorRefusal('This backup was made by a newer release. Restore it with that release.')
  return header
}

function parse(line: string): Header | null {
  try {
    return JSON.parse(line) as Header
  } catch {
    return null
  }
}

/** The migrations that the backup's rows were written under; all of them must be ours. */
function knownMigrations({ migrations }: Header) {
  const known = readMigrations()
  for (const { number, checksum } of migrations)
    if (known.find((each) => each.number === number)?.checksum !== checksum)
      throw new OperatorRefusal(
        `This backup has migration ${number}, which this release does not know. Restore it with the release that made it.`,
      )
  return known.filter((each) => migrations.some(({ number }) => number === each.number))
}

/** Whatever was opened once may hold something; what was not is certainly empty. */
async function refuseInhabited({ name, sql }: Place) {
  const [row] = await sql<
    { exists: boolean }[]
  >`select to_regclass('schema_migrations') is not null as exists`
  if (row?.exists)
    throw new OperatorRefusal(
      `${name === firstName ? 'This database' : `The database "${name}"`} is in use. Restore into a new data directory or a new database.`,
    )
}
