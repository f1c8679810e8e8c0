import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Address, connect, type Sql } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate, readMigrations } from '../platform/db/migrate.ts'
import { newOrganization, startService } from '../testing/api.ts'
import { withEmptyDatabase } from '../testing/own_database.ts'
import { readBackup } from './backup/read.ts'
import { writeBackup } from './backup/write.ts'
import { expectedErrorMessage } from './expected_error_message.ts'

const now = new Date('2026-01-15T09:30:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'foyer-one-database-'))
after(() => rmSync(folder, { recursive: true }))

/** A database as commit 267982f4 left it, with the organization `harbour`, who has the id 1. */
const withEarlierDatabase = (work: (address: Address, sql: Sql) => Promise<void>) =>
  withEmptyDatabase(async (address) => {
    const sql = connect(address, { connections: 1 })
    await migrate(
      sql,
      now,
      readMigrations().filter(({ number }) => number <= 44),
    )
    await sql`insert into organizations (slug, name, created_at) values ('harbour', 'Harbour', ${now})`
    await work(address, sql).finally(() => sql.end())
  })

const open = (address: Address) => openDatabase(address, { now, connections: 2 })

/** What whoever starts a server on it reads. */
async function refusalAt(address: Address): Promise<string | null> {
  try {
    await (await open(address)).close()
  } catch (error) {
    return expectedErrorMessage(error)
  }
  return 'no refusal'
}

const moveBack = (organizations: string) =>
  `These organizations live in another database, or their move is not finished: ${organizations}. This release keeps ` +
  'all organizations in one database. Check out commit 267982f4, run `foyer organizations move <slug> first` for each ' +
  'of them, and start again.'

test('where nothing was ever moved, all of what several databases needed goes, and the organizations work on', () =>
  withEarlierDatabase(async (address, sql) => {
    await sql`insert into users (name, email, created_at, updated_at) values ('Ada', 'ada@example.com', ${now}, ${now})`
    await sql`insert into members (organization_id, user_id, role, created_at) select 1, id, 'owner', ${now} from users`
    const database = await open(address)
    const [left] = await sql<Record<string, string | null>[]>`
      select to_regclass('organization_directory') as directory, to_regclass('organization_holds') as holds,
        (select string_agg(proname, ', ') from pg_proc where pronamespace = current_schema()::regnamespace
          and proname in ('announce_home', 'organization_lock', 'enter_organization', 'may_enter')) as functions,
        (select attname::text from pg_attribute
          where attrelid = 'users'::regclass and attname = 'two_factor' and not attisdropped) as copies`
    assert.deepEqual({ ...left }, { directory: null, holds: null, functions: null, copies: null })
    const service = await startService({ database })
    const { post } = await newOrganization(service)
    assert.equal((await post('/voice_profiles', { name: 'Plain', languages: ['en'] })).status, 201)
    const people = await database.tenant(1).query((sql) => sql`select email, two_factor from people_here()`)
    assert.deepEqual([...people], [{ email: 'ada@example.com', two_factor: false }])
    await service.app.close()
    await database.close()
  }))

test('an organization that lives elsewhere, is held or has left stops the start with what to do, until it is back', () =>
  withEarlierDatabase(async (address, sql) => {
    await sql`insert into organization_directory values (2, 'brightwater', 'second')`
    assert.equal(await refusalAt(address), moveBack('brightwater'))
    for (const state of ['held', 'left']) {
      await sql`insert into organization_holds values (1, ${state}, ${now})`
      assert.equal(await refusalAt(address), moveBack('brightwater, harbour'))
      await sql`delete from organization_holds`
    }
    const [kept] = await sql`select (select database from organization_directory) as home,
      (select max(number) from schema_migrations) as migration`
    assert.deepEqual({ ...kept }, { home: 'second', migration: 44 })
    await sql`delete from organization_directory`
    assert.equal(await refusalAt(address), 'no refusal')
  }))

test('a database with copies of people is not taken for the only one', () =>
  withEarlierDatabase(async (address, sql) => {
    await sql`insert into users (name, email, two_factor, created_at, updated_at)
      values ('Ada', 'ada@example.com', false, ${now}, ${now})`
    assert.match((await refusalAt(address))!, /copies of people.*Set DATABASE_URL to the first database\.$/)
  }))

test('a backup from before is restored, unless one of its organizations is held', () =>
  withEarlierDatabase(async (address, sql) => {
    const restored = (file: string) =>
      withEmptyDatabase(async (empty) => {
        await readBackup(empty, file, now, () => {})
        const database = await open(empty)
        const [row] = await database.system<{ slug: string }[]>`select slug from organizations`
        await database.close()
        return row!.slug
      })
    const [sound, held] = ['sound.foyer', 'held.foyer'].map((name) => join(folder, name)) as [string, string]
    await writeBackup(address, sound, now, () => {})
    assert.equal(await restored(sound), 'harbour')
    await sql`insert into organization_holds values (1, 'held', ${now})`
    await writeBackup(address, held, now, () => {})
    await assert.rejects(restored(held), (error) => expectedErrorMessage(error) === moveBack('harbour'))
  }))
