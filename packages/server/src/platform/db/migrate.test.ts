import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, startService } from '../../testing/api.ts'
import { withEmptyDatabase, withMigratedDatabase } from '../../testing/own_database.ts'
import { withPlainUser } from '../../testing/plain_user.ts'
import { type Address, connect } from './connect.ts'
import { openDatabase } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'

const now = new Date('2026-01-15T09:30:00.000Z')

test('migrations are numbered from 1 without a gap', () => {
  assert.deepEqual(
    readMigrations().map(({ number }) => number),
    readMigrations().map((_, index) => index + 1),
  )
})

test('an empty database is migrated from zero, once, however many servers start at the same moment', async () => {
  await withEmptyDatabase(async (address) => {
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(address, { now, connections: 1 })))
    const applied = opened.map((database) => database.applied.length).sort()
    assert.deepEqual(applied, [0, 0, readMigrations().length])
    await Promise.all(opened.map((database) => database.close()))
    const again = await openDatabase(address, { now, connections: 1 })
    assert.deepEqual(again.applied, [])
    await again.close()
  })
})

test('a migration that fails leaves nothing of itself behind', async () => {
  await withEmptyDatabase(async (address) => {
    const sql = connect(address, { connections: 1 })
    const broken = { number: 1, name: 'broken', sql: 'create table half (id int); select 1/0', checksum: 'x' }
    await assert.rejects(migrate(sql, now, [broken]), /Migration 1 \(broken\) failed and was rolled back/)
    const [row] =
      await sql`select to_regclass('half') as half, (select count(*)::int from schema_migrations) as count`
    assert.deepEqual({ ...row }, { half: null, count: 0 })
    await sql.end()
  })
})

test('a changed migration, or a database of a newer release, is refused with what to do', async () => {
  await withEmptyDatabase(async (address) => {
    const sql = connect(address, { connections: 1 })
    const first = { number: 1, name: 'first', sql: 'select 1', checksum: 'a' }
    await migrate(sql, now, [first])
    await assert.rejects(migrate(sql, now, [{ ...first, checksum: 'b' }]), /Add a new one instead/)
    await assert.rejects(migrate(sql, now, []), /Run the newer release/)
    await sql.end()
  })
})

test('a migration beside a server that holds what it needs, and waits for what it holds, lets that one go first', async () => {
  await withEmptyDatabase(async (address) => {
    const sql = connect(address, { connections: 1 })
    const request = connect(address, { connections: 1 })
    const watch = connect(address, { connections: 1 })
    await sql`create table one (id int)`
    await sql`create table two (id int)`
    await request`begin`
    await request`insert into two values (1)`
    const both = 'alter table one add column a int; alter table two add column a int'
    const migrating = migrate(sql, now, [{ number: 1, name: 'both', sql: both, checksum: 'x' }])
    const isWaiting = async () => {
      const [row] = await watch<{ waiting: boolean }[]>`select exists (
        select from pg_locks where not granted and relation = 'two'::regclass) as waiting`
      return row!.waiting
    }
    while (!(await isWaiting()));
    await request`insert into one values (1)`
    await request`commit`
    assert.equal((await migrating).length, 1)
    const [row] =
      await sql`select (select count(*)::int from one) as one, (select count(*)::int from two) as two`
    assert.deepEqual({ ...row }, { one: 1, two: 1 })
    await Promise.all([sql, request, watch].map((each) => each.end()))
  })
})

test('a new table that a trigger fills hinders no write of a server that is at work', () =>
  withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now, connections: 2 })
    const service = await startService({ database })
    const api = await newOrganization(service)
    await migrateFurther(
      address,
      `create table voice_changes (organization_id bigint not null references organizations (id), id bigint not null);
      create function note_voice() returns trigger language plpgsql as $$ begin
        insert into voice_changes values (new.organization_id, new.id); return null; end $$;
      create trigger note_voice after insert on voice_profiles for each row execute function note_voice()`,
    )
    const { status } = await api.post('/voice_profiles', { name: 'Plain', languages: ['en'] })
    assert.equal(status, 201)
    await service.app.close()
    await database.close()
  }))

test('where row-level security is forced, a migration sees the rows of every organization', () =>
  withPlainUser(async (address) => {
    const database = await openDatabase(address, { now, connections: 2 })
    assert.equal(database.isolation, 'forced')
    const service = await startService({ database })
    const both = [await newOrganization(service), await newOrganization(service)]
    await migrateFurther(address, `update organizations set name = 'Migrated'`)
    for (const api of both) assert.equal((await api.get('/organization')).body.name, 'Migrated')
    await service.app.close()
    await database.close()
  }))

/** As the next release does, beside the servers of this one. */
async function migrateFurther(address: Address, sql: string) {
  const session = connect(address, { connections: 1 })
  const known = readMigrations()
  await migrate(session, now, [
    ...known,
    { number: known.length + 1, name: 'next', sql, checksum: 'x' },
  ]).finally(() => session.end())
}
