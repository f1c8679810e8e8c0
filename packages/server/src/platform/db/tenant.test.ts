import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { insertRow } from './row.ts'
import type { Tenant, Transaction } from './tenant.ts'

async function newTenant(): Promise<Tenant> {
  const { service, organization } = await newOrganization()
  return service.database.tenant(organization.id)
}

const write = (db: Transaction) =>
  insertRow(db, 'voice_profiles', { name: 'Calm', languages: ['en'], created_at: new Date(0) })

const written = async (tenant: Tenant) =>
  (
    await tenant.query(
      (sql) => sql`select 1 from voice_profiles where organization_id = ${tenant.organization_id}`,
    )
  ).length

test('what is written in a transaction is kept together', async () => {
  const tenant = await newTenant()
  await tenant.transaction(async (db) => [await write(db), await write(db)])
  assert.equal(await written(tenant), 2)
})

test('work that throws keeps nothing, and its error is the one that is told', async () => {
  const tenant = await newTenant()
  const refusal = new Error('refused')
  const work = tenant.transaction(async (db) => {
    await write(db)
    throw refusal
  })
  await assert.rejects(work, refusal)
  assert.equal(await written(tenant), 0)
})

test('a statement that fails while nobody waits for it fails the transaction', async () => {
  const tenant = await newTenant()
  const work = tenant.transaction(async (db) => {
    await write(db)
    db.later((sql) => sql`select 1 / 0`)
  })
  await assert.rejects(work, /division by zero/)
  assert.equal(await written(tenant), 0)
})

test('a transaction that is not to be kept answers and keeps nothing', async () => {
  const tenant = await newTenant()
  assert.ok((await tenant.transaction(write, { keep: false })) > 0)
  assert.equal(await written(tenant), 0)
})

test('the organization is bound for one transaction, and the connection forgets it', async () => {
  const tenant = await newTenant()
  const bound = async (db: Transaction) => {
    const [row] = await db.query<{ id: string | null }>(
      (sql) => sql`select nullif(current_setting('app.organization_id', true), '') as id`,
    )
    return row!.id
  }
  await tenant.transaction(async (db) => {
    assert.equal(await bound(db), String(tenant.organization_id))
    await db.query((sql) => sql`commit`)
    assert.equal(await bound(db), null)
  })
})
