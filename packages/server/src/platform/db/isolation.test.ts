import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Api, sharedService } from '../../testing/api.ts'
import { inhabitedOrganization } from '../../testing/inhabited_organization.ts'
import { connect } from './connect.ts'
import { isolate } from './isolation.ts'
import type { Tenant } from './tenant.ts'

/**
 * R5, second half: what row-level security guards when a query forgets its own predicate. Tables are read from the
 * catalog, so that a new one is covered the day it appears.
 */

interface Table {
  name: string
  column: string
}

const { database } = await sharedService()
const { system } = database
let ours: Api
let theirs: Api
let tenant: Tenant

const tables = await system<Table[]>`
  select c.relname as name, a.attname as column from pg_class c
  join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    and (a.attname = 'organization_id' or (c.relname = 'organizations' and a.attname = 'id'))
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by 1`

describe('row-level security', () => {
  // Not before their turn: tests of sweeps look at all organizations.
  before(async () => {
    ours = await inhabitedOrganization()
    theirs = await inhabitedOrganization()
    tenant = database.tenant(ours.organization.id)
  })

  test('every table carries an organization, is named here by the catalog, and has rows of both organizations', async () => {
    const all = await system<{ name: string }[]>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`
    const strangers = all
      .map((row) => row.name)
      .filter((name) => !tables.some((table) => table.name === name))
    assert.deepEqual(strangers.sort(), [
      'rate_buckets',
      'schema_migrations',
      'secret_checks',
      'user_accounts',
      'user_passkeys',
      'user_recovery_codes',
      'user_sessions',
      'user_two_factors',
      'user_verifications',
      'users',
    ])
    for (const { name, column } of tables)
      for (const { organization } of [ours, theirs]) {
        const [row] = await system<{ count: number }[]>`select count(*)::int as count from ${system(name)}
        where ${system(column)} = ${organization.id}`
        assert.ok(row!.count > 0, `${name} has rows of organization ${organization.id}`)
      }
  })

  for (const { name, column } of tables) {
    test(`${name}: an unpredicated read, update and delete touch only own rows; a foreign insert is refused`, async () => {
      const read = await tenant.query<{ owner: number }>(
        (sql) => sql`select ${sql(column)} as owner from ${sql(name)}`,
      )
      assert.ok(read.length > 0)
      assert.deepEqual([...new Set(read.map((row) => row.owner))], [ours.organization.id])

      const untouched = await theirRows(name, column)
      const undo = new Error('undo')
      await assert.rejects(
        tenant.transaction(async (db) => {
          const updated = await db
            .query<{ owner: number }>(
              (sql) =>
                sql`update ${sql(name)} set ${sql(column)} = ${sql(column)} returning ${sql(column)} as owner`,
            )
            .catch((error: { code?: string }) => {
              // A generated key cannot be written at all, not even by its owner.
              assert.equal(error.code, '428C9')
              throw undo
            })
          assert.deepEqual([...new Set(updated.map((row) => row.owner))], [ours.organization.id])
          throw undo
        }),
        undo,
      )
      await assert.rejects(
        tenant.transaction(async (db) => {
          db.later((sql) => sql`set constraints all deferred`)
          const deleted = await db
            .query<{ owner: number }>(
              (sql) => sql`delete from ${sql(name)} returning ${sql(column)} as owner`,
            )
            .catch((error: { code?: string }) => {
              // Rows that others refer to stay; ours were found, theirs were not.
              assert.equal(error.code, '23503')
              throw undo
            })
          assert.deepEqual([...new Set(deleted.map((row) => row.owner))], [ours.organization.id])
          throw undo
        }),
        undo,
      )
      assert.deepEqual(await theirRows(name, column), untouched)

      await assert.rejects(
        tenant.transaction((db) =>
          db.query(
            (sql) => sql`insert into ${sql(name)} overriding system value
            select (jsonb_populate_record(t, jsonb_build_object(${column}::text, ${theirs.organization.id}::bigint))).*
            from ${sql(name)} t limit 1`,
          ),
        ),
        (error: { code?: string }) => {
          // Generated columns cannot be named in such a copy; the policy itself is tried on those by update below.
          assert.ok(['42501', '428C9'].includes(error.code ?? ''), `${name}: ${error.code}`)
          return true
        },
      )
    })
  }

  test('tables whose privileges were lost, as by a restore, are secured again', async () => {
    if (ours.service.database.isolation !== 'role') return
    const session = connect(ours.service.database.address, { connections: 1 })
    try {
      await session`begin`
      await session`revoke select on agents from foyer_app`
      assert.equal(await isolate(session), 'role')
      const [row] = await session`select has_table_privilege('foyer_app', 'agents', 'select') as granted`
      assert.equal(row!.granted, true)
    } finally {
      await session.end()
    }
  })

  test('a row cannot be handed over to another organization', async () => {
    await assert.rejects(
      tenant.transaction((db) =>
        db.query((sql) => sql`update knowledge_facts set organization_id = ${theirs.organization.id}`),
      ),
      (error: { code?: string }) => error.code === '42501',
    )
  })

  test('outside a tenant handle the tenants’ role sees nothing: the setting does not outlive its transaction', async () => {
    await tenant.transaction((db) => db.query((sql) => sql`select 1 from agents`))
    const nobody = ours.service.database.tenant(0)
    assert.equal((await nobody.query((sql) => sql`select id from agents`)).length, 0)
  })
})

async function theirRows(name: string, column: string) {
  const rows = await system<{ row: string }[]>`select t::text as row from ${system(name)} t
    where ${system(column)} = ${theirs.organization.id} order by 1`
  return rows.map(({ row }) => row)
}
