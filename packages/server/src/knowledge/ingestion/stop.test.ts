import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import type { Equipment } from '../../equipment.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { Shutdown } from '../../platform/shutdown.ts'
import type { Embedder } from '../../reasoning/embedder/port.ts'
import { createBuiltinReasoner } from '../../reasoning/reasoner/builtin.ts'
import type { Reasoner } from '../../reasoning/reasoner/port.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { linksTo, startWebsite } from '../fetching/testing/website.ts'
import { createDocumentReader } from '../reading/document_reader.ts'
import { ingestRun as ingest } from './ingest.ts'

let ask = (_path: string) => {}
let held: string | null = null
const website = await startWebsite((path) => {
  ask(path)
  if (path === held) return () => {}
  if (path === '/') return `<p>The start costs nothing.</p>${linksTo('/audit', '/workshop', '/review')}`
  return path.endsWith('.txt') || path.endsWith('.xml')
    ? undefined
    : `<p>The ${path.slice(1)} costs 9 euros.</p>`
})
const builtin = createBuiltinReasoner()
const model: Reasoner = { ...builtin, isModel: true, name: 'some/model' }
const service = await startService(
  { database: await sharedDatabase(), outbound: createOutbound({ allow: [website.host] }) },
  { reasoners: { of: async () => model } },
)
after(() => service.app.close())

/** A site whose first attempt is the last one, and ends as a stopping server ends it. */
async function stopIn(api: Api, changes: Partial<Equipment>) {
  const { database, equipment, clock } = service
  const { organization } = api
  const { id } = (await api.post('/knowledge_sources', { kind: 'site', url: `${website.origin}/` })).body
  const [{ id: run_id }] = (await api.get('/ingestion_runs')).body.data
  const tenant = database.tenant(organization.id)
  const given = { database, organization, tenant, now: () => clock.now, lastAttempt: true }
  await assert.rejects(ingest.run({ ...equipment, ...given, ...changes }, { run_id }), Shutdown)
  assert.equal((await api.get(`/knowledge_sources/${id}`)).body.status, 'ingesting')
}

/** The next attempt finds every page, as the model digests it. */
async function assertComplete(api: Api) {
  await runJobs(api)
  const [run] = (await api.get('/ingestion_runs')).body.data
  assert.deepEqual([run.status, run.documents], ['applied', { read: 4, unchanged: 0, failed: 0, gone: 0 }])
  const rows = await service.database.tenant(api.organization.id).query<{ digested_with: string }>(
    (sql) => sql`select distinct digested_with from knowledge_documents
        where organization_id = ${api.organization.id}`,
  )
  assert.deepEqual([rows.length, rows[0]?.digested_with === 'in part'], [1, false])
}

test('a stop while a page is fetched fails the attempt, and neither the page nor the source', async () => {
  const api = await newOrganization(service)
  const stop = new AbortController()
  held = '/workshop'
  ask = (path) => path === held && stop.abort(new Shutdown())
  await stopIn(api, { stopping: stop.signal })
  ask = () => {}
  held = null
  await assertComplete(api)
})

test('a reader that is closed fails the attempt, and neither the page nor the source', async () => {
  const api = await newOrganization(service)
  const reader = createDocumentReader()
  await reader.close()
  await stopIn(api, { reader })
  await assertComplete(api)
})

test('what stands in for a model that was broken off by a stop is not kept', async () => {
  const api = await newOrganization(service)
  const stop = new AbortController()
  const broken: Reasoner = {
    ...model,
    async digest(passages, context, signal) {
      setImmediate(() => stop.abort(new Shutdown()))
      await once(signal, 'abort')
      const { result, ...reasoned } = await builtin.digest(passages, context, signal)
      const stood_in = { why: 'Nobody is waiting for the answer any more.', passing: true }
      return { ...reasoned, result: result.map((passage) => ({ ...passage, stood_in })) }
    },
  }
  await stopIn(api, { stopping: stop.signal, reasoners: { of: async () => broken } })
  await assertComplete(api)
})

test('a stop while what was read is embedded fails the attempt, and neither the page nor the source', async () => {
  const api = await newOrganization(service)
  const stop = new AbortController()
  const embedder: Embedder = {
    ...service.equipment.embedder,
    async embed(_, signal) {
      setImmediate(() => stop.abort(new Shutdown()))
      await once(signal!, 'abort')
      throw signal!.reason
    },
  }
  await stopIn(api, { stopping: stop.signal, embedder })
  await assertComplete(api)
})
