import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowLock } from '../../platform/db/locks.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { startRun } from './service.ts'

const text = 'The pricing audit costs 14,500 euros.'

async function newText(api: Api) {
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title: 'Prices', text })).body
  await runJobs(api)
  return id as number
}

async function planned(api: Api, id: number, changed = 'The pricing audit costs 15,200 euros.') {
  await api.patch(`/knowledge_sources/${id}`, { text: changed })
  const { body } = await api.post(`/knowledge_sources/${id}/ingest`, { plan: true })
  await runJobs(api)
  return `/ingestion_runs/${body.id}`
}

const refused = ({ status, body }: Awaited<ReturnType<Api['get']>>) => [status, body.error?.code]

test('a plan shows fact by fact what it would do, and lists leave that out', async () => {
  const api = await newOrganization()
  const id = await newText(api)
  const run = (await api.get(await planned(api, id))).body
  assert.equal(run.status, 'planned')
  assert.deepEqual(
    run.changes.map(({ change, text: said, was }: Record<string, string>) => [change, said, was]),
    [
      ['added', 'The pricing audit costs 15,200 euros.', text],
      ['retired', text, undefined],
    ],
  )
  const [listed] = (await api.get('/ingestion_runs?status=planned')).body.data
  assert.deepEqual([listed.id, listed.facts, 'changes' in listed], [run.id, run.facts, false])
  assert.equal((await api.get(`/knowledge_sources/${id}`)).body.status, 'ready')
})

test('a plan is applied with the facts as they are by then: what the owner archived meanwhile stays archived', async () => {
  const api = await newOrganization()
  const id = await newText(api)
  const path = await planned(api, id, `${text} Invoices are sent by e-mail.`)
  const [fact] = (await api.get('/knowledge_facts')).body.data
  await api.post(`/knowledge_facts/${fact.id}/archive`)
  await api.post(`${path}/apply`)
  await runJobs(api)
  const facts = (await api.get('/knowledge_facts?include_archived=true')).body.data
  assert.deepEqual(
    facts.map((each: { text: string; archived: boolean }) => [each.text, each.archived]),
    [
      ['Invoices are sent by e-mail.', false],
      [text, true],
    ],
  )
})

test('applying twice applies once; a run that is not planned, or that a later one has overtaken, is refused', async () => {
  const api = await newOrganization()
  const id = await newText(api)
  const [applied] = (await api.get('/ingestion_runs')).body.data
  const repeated = await api.post(`/ingestion_runs/${applied.id}/apply`)
  assert.deepEqual([repeated.status, repeated.body.status], [202, 'applied'])
  const path = await planned(api, id)
  await api.post(`/knowledge_sources/${id}/ingest`)
  assert.deepEqual(refused(await api.post(`${path}/apply`)), [409, 'not_revertible'])
  await runJobs(api)
  assert.deepEqual(refused(await api.post(`${path}/apply`)), [409, 'not_revertible'])
  const failing = (await api.post('/knowledge_sources', { kind: 'page', url: 'https://gone.example/' })).body
    .id
  await runJobs(api)
  const [failed] = (await api.get(`/ingestion_runs?source_id=${failing}`)).body.data
  assert.equal(failed.status, 'failed')
  assert.deepEqual(refused(await api.post(`/ingestion_runs/${failed.id}/apply`)), [409, 'not_revertible'])
})

test('who asks to read a source while another is about to is shown the run of the other', async () => {
  const api = await newOrganization()
  const id = await newText(api)
  const { database, clock } = api.service
  const told = Promise.withResolvers<void>()
  const made = Promise.withResolvers<number>()
  const trace = {
    actor: { type: 'system', name: 'test' },
    operation: 'hold',
    request_id: 'held',
    now: clock.now,
  } as const
  const held = database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(rowLock('knowledge_sources', id))
    made.resolve((await startRun(trace, db, id)).id)
    await told.promise
  })
  const run_id = await made.promise
  const asking = api.post(`/knowledge_sources/${id}/ingest`, {})
  await untilItWaits(api.service, asking)
  told.resolve()
  await held
  const { status, body } = await asking
  assert.deepEqual([status, body.id], [202, run_id])
})

test('neither an archived source nor the owner’s own is read', async () => {
  const api = await newOrganization()
  const id = await newText(api)
  await api.post(`/knowledge_sources/${id}/archive`)
  assert.deepEqual(refused(await api.post(`/knowledge_sources/${id}/ingest`)), [422, 'resource_archived'])
  const { source_id } = (await api.post('/knowledge_facts', { text: 'Ours.' })).body
  assert.deepEqual(refused(await api.post(`/knowledge_sources/${source_id}/ingest`)), [
    409,
    'resource_in_use',
  ])
})

test('a source that cannot be read has failed with a reason, and tells whether trying again could help', async () => {
  const api = await newOrganization()
  const cases: [object, string, boolean][] = [
    [{ kind: 'page', url: 'https://gone.example/' }, 'name_unresolved', false],
    [
      { kind: 'file', filename: 'a.pdf', content: Buffer.from('%PDF-1.7 no').toString('base64') },
      'malformed',
      true,
    ],
    [{ kind: 'file', filename: 'a.png', content: 'iVBORw0KGgoAAAANSUhEUg==' }, 'unsupported_format', true],
  ]
  for (const [body, code, lasting] of cases) {
    const { id } = (await api.post('/knowledge_sources', body)).body
    await runJobs(api)
    const { status, error } = (await api.get(`/knowledge_sources/${id}`)).body
    assert.deepEqual([status, error?.code, error?.lasting], ['failed', code, lasting], JSON.stringify(body))
    assert.match(error.message, /\w+ \w+/)
  }
})
