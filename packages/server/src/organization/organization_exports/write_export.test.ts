import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { Task } from '../../platform/queue/job.ts'
import { forgetAnswers } from '../../platform/sweeps.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { forgetExports } from '../jobs.ts'
import { writeExport } from './write_export.ts'

const dayMs = 24 * 60 * 60 * 1000

async function queued(api: Api) {
  const { id } = (await api.post('/organization/export')).body
  return { export_id: id as number, request_id: 'asked', path: `/organization/exports/${id}` }
}

function workOf({ service, organization }: Api, more: Partial<Task> = {}): Task {
  const { database, equipment, clock } = service
  const tenant = database.tenant(organization.id)
  return { ...equipment, database, organization, tenant, now: () => clock.now, lastAttempt: false, ...more }
}

/** A database whose snapshot breaks after the first portion was read. */
function broken(api: Api, midway: () => Promise<void> = async () => {}): Task['database'] {
  const { database } = api.service
  return {
    ...database,
    snapshot: (id, work) =>
      database.snapshot(id, (snapshot) =>
        work({
          ...snapshot,
          async *portions(build) {
            yield* snapshot.portions(build)
            await midway()
            throw new Error('gone')
          },
        }),
      ),
  }
}

test('an export larger than one piece arrives whole, in order', async () => {
  const api = await newOrganization()
  const texts = Array.from({ length: 60 }, () => randomBytes(5000).toString('hex'))
  for (const text of texts) await api.post('/knowledge_facts', { text })
  const { path, ...job } = await queued(api)
  await writeExport.run(workOf(api), job)
  const [row] = await api.service.database.system<{ pieces: number }[]>`
    select count(*) as pieces from organization_export_chunks where export_id = ${job.export_id}`
  assert.ok(row!.pieces > 1)
  const { text } = await api.get(`${path}/file`)
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const facts = lines.filter(({ table }) => table === 'knowledge_facts').map(({ row }) => row.text)
  assert.deepEqual(facts, texts)
})

test('an interrupted export is written anew, and shows nothing of the first attempt', async () => {
  const api = await newOrganization()
  const { path, ...job } = await queued(api)
  await assert.rejects(writeExport.run(workOf(api, { database: broken(api) }), job), /gone/)
  assert.equal((await api.get(path)).body.status, 'running')
  const { system } = api.service.database
  await system`insert into organization_export_chunks (organization_id, export_id, attempt, position, data)
    values (${api.organization.id}, ${job.export_id}, 1, 0, 'half')`
  await writeExport.run(workOf(api), job)
  const attempts = await system`select distinct attempt from organization_export_chunks
    where export_id = ${job.export_id}`
  assert.deepEqual([...attempts], [{ attempt: 2 }])
  const { status, bytes } = (await api.get(path)).body
  const { text } = await api.get(`${path}/file`)
  assert.deepEqual([status, bytes], ['completed', Buffer.byteLength(text)])
  // Run once more, as after a crash between the end of the work and the end of the job, it changes nothing.
  await writeExport.run(workOf(api), job)
  assert.equal((await api.get(`${path}/file`)).text, text)
})

test('an export that fails for the last time says so, with what to do, and no detail', async () => {
  const api = await newOrganization()
  const { path, ...job } = await queued(api)
  const work = workOf(api, { database: broken(api), lastAttempt: true })
  await assert.rejects(writeExport.run(work, job), /gone/)
  const { status, error, completed_at } = (await api.get(path)).body
  assert.deepEqual([status, error.code, completed_at], ['failed', 'internal', '2026-01-15T09:30:00.000Z'])
  assert.match(error.message, /Start another/)
  assert.equal((await api.get(`${path}/file`)).status, 404)
  assert.equal((await listRecorded(api, 'organization_export')).at(-1)?.type, 'organization_export.failed')
})

test('an attempt that was thought dead and comes back ends nothing that another has taken over', async () => {
  const api = await newOrganization()
  const { path, ...job } = await queued(api)
  const takeOver = () => writeExport.run(workOf(api), job)
  const late = workOf(api, { database: broken(api, takeOver), lastAttempt: true })
  await assert.rejects(writeExport.run(late, job), /gone/)
  assert.equal((await api.get(path)).body.status, 'completed')
  assert.equal((await api.get(`${path}/file`)).status, 200)
})

test('what is written while an export reads is not in it: the file is of one moment', async () => {
  const api = await newOrganization()
  const { path, ...job } = await queued(api)
  const { database } = api.service
  let edited = false
  const watching: Task['database'] = {
    ...database,
    snapshot: (id, work) =>
      database.snapshot(id, (snapshot) =>
        work({
          ...snapshot,
          async *portions(build) {
            if (!edited) await api.post('/voice_profiles', { name: 'Late', languages: ['en'] })
            edited = true
            yield* snapshot.portions(build)
          },
        }),
      ),
  }
  await writeExport.run(workOf(api, { database: watching }), job)
  assert.ok(edited)
  assert.ok(!(await api.get(`${path}/file`)).text.includes('Late'))
})

test('ended exports go after seven days with their files, and one that never ended has failed after a day', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  const { path: ended, ...job } = await queued(api)
  await writeExport.run(workOf(api), job)
  const { path: stuck } = await queued(api)
  const at = (days: number, ms = 0) => new Date(clock.now.getTime() + days * dayMs + ms)

  await forgetExports.run(database, at(1, -1))
  assert.equal((await api.get(stuck)).body.status, 'queued')
  await forgetExports.run(database, at(1))
  assert.equal((await api.get(stuck)).body.status, 'failed')
  await forgetExports.run(database, at(7, -1))
  assert.equal((await api.get(ended)).status, 200)
  await forgetExports.run(database, at(7))
  assert.equal((await api.get(ended)).status, 404)
  assert.equal((await api.get(stuck)).status, 200)
  const [row] = await database.system`select count(*)::int as left from organization_export_chunks
    where export_id = ${job.export_id}`
  assert.equal(row!.left, 0)
})

test('answers to an Idempotency-Key are forgotten after 24 hours, and not before', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  await api.post('/organization/pause', undefined, { 'idempotency-key': 'once' })
  const stored = async () =>
    (await database.system`select 1 from idempotency_keys where organization_id = ${api.organization.id}`)
      .length
  await forgetAnswers.run(database, new Date(clock.now.getTime() + dayMs - 1))
  assert.equal(await stored(), 1)
  await forgetAnswers.run(database, new Date(clock.now.getTime() + dayMs))
  assert.equal(await stored(), 0)
})
