import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { connect, type Sql } from './connect.ts'
import { openDatabase } from './database.ts'
import { insertRow } from './row.ts'
import { isUnreachable } from './storage_error.ts'
import type { Transaction } from './tenant.ts'

/** The commit travels with the last statements of a transaction; these hold all the same. */

async function emptyTenant() {
  const api = await newOrganization()
  const tenant = api.service.database.tenant(api.organization.id)
  const addVoice = (db: Transaction, name: string) =>
    insertRow(db, 'voice_profiles', { name, languages: ['en'], created_at: api.service.clock.now })
  const names = async () =>
    (await api.get('/voice_profiles')).body.data.map((row: { name: string }) => row.name)
  return { tenant, addVoice, names }
}

test('a failure that the work swallowed is not taken for success', async () => {
  const { tenant, addVoice, names } = await emptyTenant()
  const failing = tenant.transaction(async (db) => {
    await addVoice(db, 'first')
    await db.query((sql) => sql`select 1 / ${0}::int`).catch(() => {})
  })
  await assert.rejects(failing, /rolled back/)
  assert.deepEqual(await names(), [])
})

test('after a failure the connection is as good as new, and belongs to nobody', async () => {
  const { tenant, addVoice, names } = await emptyTenant()
  for (let times = 0; times < 30; times++)
    await assert.rejects(tenant.transaction(async (db) => db.later((sql) => sql`select 1 / ${0}::int`)))
  await tenant.transaction((db) => addVoice(db, 'kept'))
  assert.deepEqual(await names(), ['kept'])
})

test('a failure in what is not to be kept is still a failure', async () => {
  const { tenant } = await emptyTenant()
  const failing = tenant.transaction(async (db) => db.later((sql) => sql`select 1 / ${0}::int`), {
    keep: false,
  })
  await assert.rejects(failing, { code: '22012' })
})

test('writes that are sent as one are all made, and what follows them finds them', async () => {
  const { tenant, names } = await emptyTenant()
  const found = await tenant.transaction(async (db) => {
    const added = (sql: Sql, name: string) =>
      sql`insert into voice_profiles (organization_id, name, languages, created_at)
        values (${db.organization_id}, ${name}, ${['en']}, ${new Date(0)})`
    db.beside((sql) => ({ first: added(sql, 'one'), second: added(sql, 'two') }))
    db.beside((sql) => ({ third: added(sql, 'three') }))
    db.beside((sql) => ({ first: added(sql, 'four') }))
    const rows = await db.query<{ name: string }>(
      (sql) => sql`select name from voice_profiles where organization_id = ${db.organization_id}`,
    )
    db.beside((sql) => ({ first: added(sql, 'five') }))
    db.later(
      (sql) =>
        sql`update voice_profiles set name = name || '!' where organization_id = ${db.organization_id}`,
    )
    db.beside((sql) => ({ first: added(sql, 'six') }))
    return rows.map((row) => row.name)
  })
  assert.deepEqual(found.toSorted(), ['four', 'one', 'three', 'two'])
  assert.deepEqual((await names()).toSorted(), ['five!', 'four!', 'one!', 'six', 'three!', 'two!'])
})

test('one of them that fails takes the others with it', async () => {
  const { tenant, names } = await emptyTenant()
  const failing = tenant.transaction(async (db) =>
    db.beside((sql) => ({
      voice: sql`insert into voice_profiles (organization_id, name, languages, created_at)
        values (${db.organization_id}, ${'lost'}, ${['en']}, ${new Date(0)})`,
      failure: sql`select 1 / ${0}::int`,
    })),
  )
  await assert.rejects(failing, { code: '22012' })
  assert.deepEqual(await names(), [])
})

test('a statement that was prepared before a migration fails as storage that is away does, and works the next time', async () => {
  await withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now: new Date(0), connections: 1 })
    const migration = connect(address, { connections: 1 })
    try {
      const read = () =>
        database.tenant(1).transaction(async (db) => {
          db.later((sql) => sql`select * from voice_profiles where organization_id = ${db.organization_id}`)
          await db.query((sql) => sql`select 1`)
        })
      await read()
      await migration`alter table voice_profiles add column later int`
      await assert.rejects(read(), isUnreachable)
      await read()
    } finally {
      await migration.end()
      await database.close()
    }
  })
})
