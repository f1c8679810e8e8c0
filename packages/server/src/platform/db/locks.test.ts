import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newFact, newSource } from '../../testing/knowledge.ts'
import { knowledgeLock, LockOrderError, lockGuard, namesLock, organizationLock, rowLock } from './locks.ts'

test('a transaction goes down the order of locks and never back up', () => {
  const take = lockGuard()
  take(knowledgeLock)
  take(rowLock('knowledge_sources', 1))
  take(namesLock('agents'))
  take(rowLock('agents', 7))
  assert.throws(
    () => take(rowLock('knowledge_sources', 2)) ?? take(rowLock('ingestion_runs', 1)),
    (error: Error) =>
      error instanceof LockOrderError && error.message === 'ingestion_runs must be locked before agents.',
  )
})

test('names are locked before their rows', () => {
  const take = lockGuard()
  take(rowLock('agents', 7))
  assert.throws(() => take(namesLock('agents')), /the names of agents must be locked before agents/)
})

test('what is held already can be asked for again', () => {
  const take = lockGuard()
  take(knowledgeLock)
  take(organizationLock)
  take(knowledgeLock)
})

test('locks that are named together are taken in the order, however they are written', async () => {
  const api = await newOrganization()
  const source = await newSource(api, { kind: 'text' })
  const tenant = api.service.database.tenant(api.organization.id)
  await tenant.transaction(async (db) => db.hold(rowLock('knowledge_sources', source), knowledgeLock))
  await tenant.transaction(async () => {}, { holds: [organizationLock, knowledgeLock] })
})

test('a lock out of order ends the transaction at once, and nothing of it is kept', async () => {
  const api = await newOrganization()
  const fact = await newFact(api)
  const tenant = api.service.database.tenant(api.organization.id)
  const going = tenant.transaction(
    async (db) => {
      db.later((sql) => sql`update organizations set name = 'Changed' where id = ${db.organization_id}`)
      db.hold(knowledgeLock)
    },
    { holds: [organizationLock] },
  )
  await assert.rejects(going, LockOrderError)
  const { name } = (await api.get('/organization')).body
  assert.notEqual(name, 'Changed')
  // Nothing is left locked either.
  assert.equal((await api.patch(`/knowledge_facts/${fact}`, { tier: 'universal' })).status, 200)
})
