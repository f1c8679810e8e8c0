import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from './connect.ts'
import { chooseIsolation, type Isolation, secureTables } from './isolation.ts'
import { isLockConflict } from './storage_error.ts'

/** Numbered SQL files, applied once each, in order, by one process at a time. */

/** The schema and this release do not belong together; the message says what to do. */
export class MigrationRefusal extends Error {
  override name = 'MigrationRefusal'
}

export interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

export function readMigrations(): Migration[] {
  const folder = fileURLToPath(new URL('./migrations/', import.meta.url))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(`${folder}/${file}`, 'utf8')
      return {
        number: Number(file.slice(0, 4)),
        name: file.slice(5, -4),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    })
}

/** Brings the schema up to date and gives the migrations it applied. The caller holds the advisory lock. */
export async function migrate(session: Sql, now: Date, migrations = readMigrations()): Promise<Migration[]> {
  const isolation = await chooseIsolation(session)
  return applyMissing(migrations, session, (migration) => apply(session, isolation, migration, now))
}

/** The same within a transaction of the caller's, which keeps all of it or nothing. */
export async function migrateWithin(session: Sql, now: Date, migrations = readMigrations()) {
  await applyMissing(migrations, session, (migration) => write(session, migration, now))
}

async function applyMissing(
  migrations: Migration[],
  session: Sql,
  apply: (migration: Migration) => Promise<void>,
): Promise<Migration[]> {
  const applied = await appliedMigrations(session)
  refuseStrangers(applied, migrations)
  const missing = migrations.filter((migration) => !applied.has(migration.number))
  for (const migration of missing) await apply(migration)
  return missing
}

async function appliedMigrations(session: Sql): Promise<Map<number, string>> {
  await session.unsafe(`create table if not exists schema_migrations (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null)`)
  const rows = await session<
    { number: number; checksum: string }[]
  >`select number, checksum from schema_migrations`
  return new Map(rows.map((row) => [row.number, row.checksum]))
}

function refuseStrangers(applied: Map<number, string>, migrations: Migration[]) {
  for (const [number, checksum] of applied) {
    const known = migrations.find((migration) => migration.number === number)
    if (!known)
      throw new MigrationRefusal(
        `The database has migration ${number}, which this release does not know. Run the newer release.`,
      )
    if (known.checksum !== checksum)
      throw new MigrationRefusal(
        `Migration ${number} (${known.name}) was changed after it was applied. Add a new one instead.`,
      )
  }
}

/**
 * Servers of the last release may be at work. A migration waits for a table for less time than PostgreSQL takes to look
 * for deadlocks: it gives up everything it holds and begins again, so that no request is the victim, and those behind
 * it in the queue wait for a moment only.
 */
const lockTimeoutMs = 500
const pauseMs = 250
const mostAttempts = 120

async function apply(session: Sql, isolation: Isolation, migration: Migration, now: Date) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryToApply(session, isolation, migration, now)
    } catch (error) {
      if (error instanceof MigrationRefusal) throw error
      if (!isLockConflict(error) || attempt === mostAttempts)
        throw new Error(`Migration ${migration.number} (${migration.name}) failed and was rolled back.`, {
          cause: error,
        })
      await sleep(pauseMs)
    }
  }
}

async function tryToApply(session: Sql, isolation: Isolation, migration: Migration, now: Date) {
  await session.unsafe('begin')
  try {
    await session.unsafe(`set local lock_timeout = ${lockTimeoutMs}`)
    // Row-level security would hide all rows from a migration that changes data.
    await session.unsafe(`set local app.system = 'on'`)
    await write(session, migration, now)
    // A trigger may fill a new table from now on, also for servers of the last release.
    await secureTables(session, isolation)
    await session.unsafe('commit')
  } catch (error) {
    await session.unsafe('rollback')
    throw error
  }
}

/** By this code a migration refuses a database; its message says what to do. */
const refusalCode = 'FY002'

async function write(session: Sql, { sql, number, name, checksum }: Migration, now: Date) {
  try {
    await session.unsafe(sql)
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string }
    throw code === refusalCode ? new MigrationRefusal(message) : error
  }
  await session`insert into schema_migrations ${session({ number, name, checksum, applied_at: now })}`
}
