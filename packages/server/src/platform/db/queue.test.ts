import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundWork } from '../../background_work.ts'
import { writeExport } from '../../organization/organization_exports/write_export.ts'
import { type Api, newOrganization, sharedService, startService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'
import { withPlainUser } from '../../testing/plain_user.ts'
import { startWorkers } from '../queue/workers.ts'
import { openDatabase } from './database.ts'
import { schema } from './queue.ts'

const { database, clock, equipment } = await sharedService()
const { system } = database

/** The jobs of an organization, as the queue has them. */
const jobsOf = ({ organization, service }: Api) => service.database.system<{ id: string; state: string }[]>`
  select id, state from ${system(schema)}.job_common
  where (data->>'organization_id')::bigint = ${organization.id} order by created_on`

test('a write that is kept leaves its job; tried out, refused or rolled back it leaves none', async () => {
  const api = await newOrganization()
  await api.post('/organization/export?dry_run=true')
  assert.equal((await api.post('/organization/export', { surprise: 1 })).status, 422)
  const undone = new Error('undone')
  await assert.rejects(
    database.tenant(api.organization.id).transaction(async (db) => {
      await db.enqueue(writeExport, { export_id: 1, request_id: 'x' })
      throw undone
    }),
    undone,
  )
  assert.equal((await jobsOf(api)).length, 0)
  await api.post('/organization/export', undefined, { 'idempotency-key': 'once' })
  await api.post('/organization/export', undefined, { 'idempotency-key': 'once' })
  assert.equal((await jobsOf(api)).length, 1)
})

test('a tenant may put a job into the queue, and neither read nor take away what is there', async () => {
  const api = await newOrganization()
  await api.post('/organization/export')
  const tenant = database.tenant(api.organization.id)
  for (const forbidden of ['select data from', 'delete from', 'update'] as const)
    await assert.rejects(
      tenant.transaction((db) =>
        db.query((sql) =>
          sql.unsafe(`${forbidden} ${schema}.job_common ${forbidden === 'update' ? 'set data = null' : ''}`),
        ),
      ),
      { code: '42501' },
    )
})

test('a job whose server died is noticed by its missing heartbeat and done by another', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/organization/export')).body
  const boss = await database.queue.open()
  const taken = await boss.fetch(writeExport.name, { batchSize: 1000 })
  assert.ok(taken.length > 0)
  await runJobs(api)
  assert.equal((await api.get(`/organization/exports/${id}`)).body.status, 'queued')
  // Nobody waits here: the time of the last heartbeat is moved instead.
  await system`update ${system(schema)}.job_common set heartbeat_on = now() - interval '1 hour' where state = 'active'`
  await boss.supervise(writeExport.name)
  await runJobs(api)
  assert.equal((await api.get(`/organization/exports/${id}`)).body.status, 'completed')
})

test('a server runs what is in the queue by itself, and closes in the end', { timeout: 20_000 }, async () => {
  const api = await newOrganization()
  const working = await openDatabase(testAddress(), { now: clock.now, workers: true })
  const workers = startWorkers({
    database: working,
    now: () => clock.now,
    work: backgroundWork(equipment),
    log: (error) => assert.fail(String(error)),
  })
  const { id } = (await api.post('/organization/export')).body
  const path = `/organization/exports/${id}`
  while ((await api.get(path)).body.status !== 'completed');
  assert.equal((await api.get(`${path}/file`)).status, 200)
  await workers.stop()
  await working.close()
})

test('where neither role nor schema may be made and isolation is forced, jobs are sent and done all the same', async () => {
  await withPlainUser(async (address) => {
    const own = await openDatabase(address, { now: clock.now, connections: 1 })
    assert.equal(own.isolation, 'forced')
    const service = await startService({ database: own })
    const [api, other] = [await newOrganization(service), await newOrganization(service)]
    await other.post('/voice_profiles', { name: 'Theirs', languages: ['en'] })
    const { id } = (await api.post('/organization/export')).body
    await runJobs(api)
    const { text } = await api.get(`/organization/exports/${id}/file`)
    assert.match(text, /"table":"organizations"/)
    assert.ok(!text.includes('Theirs') && !text.includes(other.organization.slug))
    await service.app.close()
    await own.close()
  })
})
