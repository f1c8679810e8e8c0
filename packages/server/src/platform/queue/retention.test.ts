import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { forgetReadings } from '../../knowledge/jobs.ts'
import { OrganizationIndex } from '../../knowledge/search_index/organization_index.ts'
import { forgetEvents } from '../../organization/jobs.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newSource } from '../../testing/knowledge.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { openDatabase } from '../db/database.ts'
import type { Sweep } from './job.ts'

/** Sweeps look at all organizations: these have a database of their own. */
const { address, drop } = await createMigratedDatabase()
const database = await openDatabase(address, { now: new Date(0), connections: 4 })
const service = await startService({ database })
const { system } = database
after(async () => {
  await service.app.close()
  await database.close()
  await drop()
})

const daysLater = (days: number) => new Date(service.clock.now.getTime() + days * 24 * 60 * 60 * 1000)
const run = (sweep: Sweep, days: number) => sweep.run(database, daysLater(days))

const count = async ({ organization }: Api, table: string): Promise<number> => {
  const [row] = await system<{ count: number }[]>`select count(*)::int as count from ${system(table)}
    where organization_id = ${organization.id}`
  return row!.count
}

test('events go after their days with their deliveries, audit rows after theirs, and neither where they are kept for ever', async () => {
  const api = await newOrganization(service)
  await system`insert into webhook_endpoints (organization_id, url, secret, created_at)
    values (${api.organization.id}, 'https://example.com/', 'x', now())`
  await api.post('/voice_profiles', { name: 'A', languages: ['en'] })
  const all = async () => ({
    events: await count(api, 'events'),
    deliveries: await count(api, 'webhook_deliveries'),
    audit: await count(api, 'audit_log'),
  })
  assert.deepEqual(await all(), { events: 1, deliveries: 1, audit: 1 })
  await run(forgetEvents({ events: null, audit: null }), 10_000)
  await run(forgetEvents({ events: 90, audit: 365 }), 89)
  assert.deepEqual(await all(), { events: 1, deliveries: 1, audit: 1 })
  await run(forgetEvents({ events: 90, audit: 365 }), 91)
  assert.deepEqual(await all(), { events: 0, deliveries: 0, audit: 1 })
  assert.equal((await api.get('/events')).body.data.length, 0)
  await run(forgetEvents({ events: 90, audit: 365 }), 366)
  assert.deepEqual(await all(), { events: 0, deliveries: 0, audit: 0 })
})

test('ended runs go after their days, apart from the last of each source and plans that wait', async () => {
  const api = await newOrganization(service)
  const source_id = await newSource(api, { status: 'ready' })
  for (const status of ['planned', 'applied', 'failed', 'applied'])
    await system`insert into ingestion_runs (organization_id, source_id, plan, status, stage, created_at, completed_at)
      values (${api.organization.id}, ${source_id}, false, ${status}, 'done', ${service.clock.now},
        ${service.clock.now})`
  const left = async () =>
    (await api.get('/ingestion_runs')).body.data.map(({ status }: { status: string }) => status)
  await run(forgetReadings({ runs: 90, passages: null }), 89)
  assert.equal((await left()).length, 4)
  await run(forgetReadings({ runs: 90, passages: null }), 91)
  assert.deepEqual(await left(), ['applied', 'planned'])
})

test('passages that a source does not contain any more go after their days with their vectors, those in use stay', async () => {
  const api = await newOrganization(service)
  const text = 'Workshops take place in Hamburg.'
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title: 'Workshops', text })).body
  await runJobs(api)
  const tenant = database.tenant(api.organization.id)
  const index = new OrganizationIndex(service.equipment.embedder)
  await index.bringUpToDate(tenant)
  const { size } = index.index
  await api.patch(`/knowledge_sources/${id}`, { text: 'Workshops take place in Bremen.' })
  await api.post(`/knowledge_sources/${id}/ingest`)
  await runJobs(api)
  await run(forgetReadings({ runs: null, passages: 30 }), 29)
  assert.equal(await count(api, 'knowledge_passages'), 2)
  await run(forgetReadings({ runs: null, passages: 30 }), 31)
  assert.equal(await count(api, 'knowledge_passages'), 1)
  // It was not asked meanwhile, and cannot read any more that the old passage was retired.
  await index.bringUpToDate(tenant)
  assert.equal(index.index.size, size)
})

test('pages that a site does not contain any more go after their days and after their passages, those in use stay', async () => {
  const api = await newOrganization(service)
  const source_id = await newSource(api, { status: 'ready' })
  const { id: organization_id } = api.organization
  const [there, gone] = await system<{ id: number }[]>`insert into knowledge_documents
      (organization_id, source_id, url, position, checksum, digested_with, live, read_at)
    select ${organization_id}, ${source_id}, 'https://example.com/' || n, n, '', '', n = 1, ${service.clock.now}
    from generate_series(1, 2) n returning id`
  await system`insert into knowledge_passages
      (organization_id, source_id, document_id, position, trail, text, language, live, created_at, retired_at)
    values (${organization_id}, ${source_id}, ${gone!.id}, 1, '{}', 'Old.', 'en', false, ${service.clock.now},
      ${daysLater(5)})`
  const left = async () => {
    const rows = await system<{ id: number }[]>`select id from knowledge_documents
      where organization_id = ${organization_id} order by id`
    return rows.map(({ id }) => id)
  }
  await run(forgetReadings({ runs: null, passages: 30 }), 31)
  assert.deepEqual(await left(), [there!.id, gone!.id])
  await run(forgetReadings({ runs: null, passages: 30 }), 36)
  assert.deepEqual(await left(), [there!.id])
})
