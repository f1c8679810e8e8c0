import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import {
  type Address,
  isolate,
  isUnreachable,
  migrateWithin,
  readMigrations,
  type Sql,
  withSession,
} from '../../platform/db/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import {
  endOfTable,
  format,
  formatOfSeveral,
  type Header,
  type Sequences,
  type TableCount,
  type TableHeader,
} from './format.ts'
import { sessionSettings, typesOf, withoutForeignKeys } from './tables.ts'

/** Loads a backup into an empty database, all of it or nothing, and brings its schema up to date. */
export async function readBackup(
  address: Address,
  file: string,
  now: Date,
  progress: (done: TableCount) => void,
): Promise<TableCount[]> {
  const lines = linesOf(file)
  try {
    const header = readHeader(await next(lines, file))
    return await withSession(address, { settings: sessionSettings }, async (session) => {
      await refuseInhabited(session)
      const counts = await wholly(session, async () => {
        await migrateWithin(session, now, knownMigrations(header))
        const loaded = await load(session, lines, progress)
        await migrateWithin(session, now)
        return loaded
      })
      await isolate(session)
      return counts
    })
  } finally {
    await lines.return()
  }
}

/** Tables and rows are kept together: what failed, or was killed, leaves nothing, and can be tried again. */
async function wholly<Result>(session: Sql, work: () => Promise<Result>): Promise<Result> {
  await session.unsafe('begin')
  try {
    const result = await work()
    await session.unsafe('commit')
    return result
  } catch (error) {
    await session.unsafe('rollback').catch(() => {})
    throw error
  }
}

async function load(session: Sql, lines: Lines, progress: (done: TableCount) => void): Promise<TableCount[]> {
  const counts: TableCount[] = []
  try {
    await withoutForeignKeys(session, async () => {
      for (;;) {
        const part = JSON.parse(await next(lines, 'the backup')) as TableHeader | Sequences
        if ('sequences' in part) return setSequences(session, part.sequences)
        const rows = await loadTable(session, part, lines)
        counts.push({ table: part.table, rows })
        progress({ table: part.table, rows })
      }
    })
    return counts
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
  if (header.format === formatOfSeveral)
    throw new OperatorRefusal(
      'This backup is of several databases, which Foyer no longer has. Restore it with commit 267982f4, move every organization to the first database with `foyer organizations move <slug> first`, and make a new backup there.',
    )
  if (header.format > format)
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
async function refuseInhabited(session: Sql) {
  const [row] = await session<
    { exists: boolean }[]
  >`select to_regclass('schema_migrations') is not null as exists`
  if (row?.exists)
    throw new OperatorRefusal('This database is in use. Restore into a new data directory or a new database.')
}
