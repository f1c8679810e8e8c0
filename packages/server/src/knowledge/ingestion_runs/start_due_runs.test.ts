import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newSource } from '../../testing/knowledge.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { startDueRuns } from './start_due_runs.ts'

const hourMs = 60 * 60 * 1000

/** Sweeps look at all organizations: these have a database of their own. */
async function alone(work: (api: Api) => Promise<void>) {
  await withMigratedDatabase(async (address) => {
    const service = await startService({ database: await openDatabase(address, { now: new Date(0) }) })
    try {
      await work(await newOrganization(service))
    } finally {
      await service.app.close()
      await service.database.close()
    }
  })
}

const runsOf = async (api: Api) => (await api.get('/ingestion_runs')).body.data.length
const sweep = ({ service }: Api, hours = 0) =>
  startDueRuns(service.database, new Date(service.clock.now.getTime() + hours * hourMs))

test('a source is read again after its refresh_hours, and neither before nor twice at once', () =>
  alone(async (api) => {
    await newSource(api, { status: 'ready', url: 'https://gone.example/', refresh_hours: 24 })
    await newSource(api, { status: 'ready', url: 'https://gone.example/' })
    await newSource(api, { status: 'ready', url: 'https://gone.example/', refresh_hours: 24, archived: true })
    await sweep(api)
    assert.equal(await runsOf(api), 1)
    await sweep(api)
    assert.equal(await runsOf(api), 1)
    await runJobs(api)
    await sweep(api, 23)
    assert.equal(await runsOf(api), 1)
    await sweep(api, 25)
    assert.equal(await runsOf(api), 2)
  }))

test('what was added while the organization was paused is read once it is resumed', () =>
  alone(async (api) => {
    await api.post('/organization/pause')
    await api.post('/knowledge_sources', { kind: 'text', text: 'We are open from 9 to 17.' })
    await sweep(api)
    assert.equal(await runsOf(api), 0)
    await api.delete('/organization/pause')
    await sweep(api)
    assert.equal(await runsOf(api), 1)
  }))

test('a run that met a pause is made up for, and a plan that waits for its owner is not run over', () =>
  alone(async (api) => {
    const { id } = (await api.post('/knowledge_sources', { kind: 'text', text: 'We are open from 9 to 17.' }))
      .body
    await api.post('/organization/pause')
    await runJobs(api)
    assert.equal((await api.get(`/knowledge_sources/${id}`)).body.error.code, 'organization_paused')
    await api.delete('/organization/pause')
    await sweep(api)
    assert.equal(await runsOf(api), 2)
    await runJobs(api)
    assert.equal((await api.get(`/knowledge_sources/${id}`)).body.status, 'ready')
    await sweep(api)
    assert.equal(await runsOf(api), 2)
  }))
