import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { ingestRun as ingestJob } from './ingest.ts'

const first = `# Prices

The pricing audit costs 14,500 euros.
The pricing audit takes three weeks.
Travel within Germany is included in every price.
`
const second = `# Prices

The pricing audit costs 15,200 euros.
The pricing audit takes three weeks.
Invoices are sent by e-mail.
`

interface Fact {
  id: number
  text: string
  supported: boolean
  reviewed: boolean
  tier: string
  tier_pinned: boolean
  excluded_agents: string[]
}

async function newText(api: Api, text: string) {
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title: 'Prices', text })).body
  await runJobs(api)
  return id as number
}

async function factsOf(api: Api, source_id: number): Promise<Map<string, Fact>> {
  const { data } = (await api.get(`/knowledge_facts?source_id=${source_id}&limit=100&include_archived=true`))
    .body
  return new Map(data.map((fact: Fact) => [fact.text, fact]))
}

async function ingest(api: Api, id: number, body?: object) {
  const { body: run } = await api.post(`/knowledge_sources/${id}/ingest`, body)
  await runJobs(api)
  return (await api.get(`/ingestion_runs/${run.id}`)).body
}

test('a file of several pieces is read to its end', async () => {
  const api = await newOrganization()
  const padding = `<!-- ${'x'.repeat(9 * 1024 * 1024)} -->`
  const page = `<p>The audit costs 100 euros.</p>${padding}<p>The audit takes three weeks.</p>`
  const content = Buffer.from(page).toString('base64')
  const { id } = (await api.post('/knowledge_sources', { kind: 'file', filename: 'prices.html', content }))
    .body
  await runJobs(api)
  assert.deepEqual([...(await factsOf(api, id)).keys()].sort(), [
    'The audit costs 100 euros.',
    'The audit takes three weeks.',
  ])
})

test('a new source is read by a run: its facts, passages and counts are there, and it is ready', async () => {
  const api = await newOrganization()
  const id = await newText(api, first)
  const source = (await api.get(`/knowledge_sources/${id}`)).body
  assert.deepEqual(
    [source.status, source.facts_count, source.passages_count, source.progress],
    ['ready', 3, 1, undefined],
  )
  assert.ok((await factsOf(api, id)).has('The pricing audit costs 14,500 euros.'))
  const [run] = (await api.get(`/ingestion_runs?source_id=${id}`)).body.data
  assert.deepEqual(
    [run.status, run.stage, run.facts],
    ['applied', 'done', { added: 3, kept: 0, retired: 0, conflicting: 0 }],
  )
  const [passage] = (await api.get(`/knowledge_sources/${id}/passages`)).body.data
  assert.deepEqual(passage.trail, ['Prices'])
  assert.equal(passage.fact_ids.length, 3)
})

test('a source that was edited: one fact stays, one changes its number, one goes, one comes, and what the owner decided is intact', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const id = await newText(api, first)
  const before = await factsOf(api, id)
  const weeks = before.get('The pricing audit takes three weeks.')!
  const price = before.get('The pricing audit costs 14,500 euros.')!
  await api.patch(`/knowledge_facts/${weeks.id}`, { tier: 'universal', reviewed: true })
  await api.post(`/knowledge_facts/${price.id}/exclusion`, { agent: slug })
  await api.patch(`/knowledge_sources/${id}`, { text: second })

  const plan = await ingest(api, id, { plan: true })
  assert.deepEqual([plan.status, plan.facts], ['planned', { added: 2, kept: 1, retired: 2, conflicting: 0 }])
  assert.deepEqual(
    await factsOf(api, id),
    new Map([...before].map(([text, fact]) => [text, { ...fact, ...patched(fact) }])),
  )

  assert.equal((await api.post(`/ingestion_runs/${plan.id}/apply`)).status, 202)
  await runJobs(api)
  const applied = (await api.get(`/ingestion_runs/${plan.id}`)).body
  assert.deepEqual([applied.status, applied.facts], ['applied', plan.facts])

  const after = await factsOf(api, id)
  assert.deepEqual(after.get(weeks.text), { ...weeks, tier: 'universal', tier_pinned: true, reviewed: true })
  assert.equal(after.get(price.text)!.supported, false)
  const changed = after.get('The pricing audit costs 15,200 euros.')!
  assert.deepEqual([changed.supported, changed.reviewed, changed.excluded_agents], [true, false, [slug]])
  assert.equal(after.get('Travel within Germany is included in every price.')!.supported, false)
  assert.equal(after.get('Invoices are sent by e-mail.')!.supported, true)

  function patched(fact: Fact): Partial<Fact> {
    if (fact.id === weeks.id) return { tier: 'universal', tier_pinned: true, reviewed: true }
    return fact.id === price.id ? { excluded_agents: [slug] } : {}
  }
})

test('§6 a run that ends is told by one event with its counts, and none of its facts by any', async () => {
  const api = await newOrganization()
  const id = await newText(api, first)
  await api.patch(`/knowledge_sources/${id}`, { text: second })
  const planned = await ingest(api, id, { plan: true })
  await api.post(`/ingestion_runs/${planned.id}/apply`)
  await runJobs(api)
  await api.patch(`/knowledge_sources/${id}`, { text: first })
  await api.post(`/knowledge_sources/${id}/ingest`)
  await api.post('/organization/pause')
  await runJobs(api)

  const told = await listRecorded(api)
  assert.deepEqual(
    told.flatMap(({ type, data: { facts, error } }) =>
      type.startsWith('ingestion_run.')
        ? [[type, facts ?? (error as { code: string } | undefined)?.code]]
        : [],
    ),
    [
      ['ingestion_run.created', undefined],
      ['ingestion_run.applied', { added: 3, kept: 0, retired: 0, conflicting: 0 }],
      ['ingestion_run.created', undefined],
      ['ingestion_run.planned', { added: 2, kept: 1, retired: 2, conflicting: 0 }],
      ['ingestion_run.approved', { added: 2, kept: 1, retired: 2, conflicting: 0 }],
      ['ingestion_run.applied', { added: 2, kept: 1, retired: 2, conflicting: 0 }],
      ['ingestion_run.created', undefined],
      ['ingestion_run.failed', 'organization_paused'],
    ],
  )
  const others = new Set(told.map(({ type }) => type).filter((type) => !type.startsWith('ingestion_run.')))
  assert.deepEqual(
    [...others],
    ['knowledge_source.created', 'knowledge_source.updated', 'organization.paused'],
  )
  const ofRuns = told.filter(({ type }) => type.startsWith('ingestion_run.'))
  assert.ok(!JSON.stringify(ofRuns).includes('pricing audit'))
})

test('what returns is revived with its row, and an unchanged source is not read again', async () => {
  const api = await newOrganization()
  const id = await newText(api, first)
  const { id: travel } = (await factsOf(api, id)).get('Travel within Germany is included in every price.')!
  await api.patch(`/knowledge_sources/${id}`, { text: second })
  await ingest(api, id)
  await api.patch(`/knowledge_sources/${id}`, { text: first })
  await ingest(api, id)
  const back = (await factsOf(api, id)).get('Travel within Germany is included in every price.')!
  assert.deepEqual([back.id, back.supported], [travel, true])
  const again = await ingest(api, id)
  assert.deepEqual(again.documents, { read: 0, unchanged: 1, failed: 0, gone: 0 })
  assert.deepEqual(again.facts, { added: 0, kept: 3, retired: 0, conflicting: 0 })
})

test('an instruction that changes has an unchanged source digested anew, and one that is not followed is told', async () => {
  const api = await newOrganization()
  const id = await newText(api, first)
  await api.post('/ingestion_instructions', { text: 'Leave out anything about travel.' })
  const { id: sung } = (await api.post('/ingestion_instructions', { text: 'Leave out jobs. Sing it.' })).body
  const run = await ingest(api, id)
  assert.deepEqual([run.documents.read, run.facts.retired], [1, 1])
  assert.deepEqual(run.unfollowed_instructions, [
    { ingestion_instruction_id: sung, text: 'Sing it.', reason: 'not_understood' },
  ])
  assert.match(run.notes.join(), /not followed: Sing it\. .*language model/)
})

test('an instruction for one source changes no other, and of two that contradict each other the later position holds', async () => {
  const api = await newOrganization()
  const [own, other] = [await newText(api, first), await newText(api, second)]
  const instruct = async (text: string, more: object) =>
    assert.equal((await api.post('/ingestion_instructions', { text, ...more })).status, 201)
  await instruct('Treat prices as situational.', { source_id: own, position: 2 })
  await instruct('Treat prices as universal.', { source_id: own, position: 1 })
  await instruct('Leave out anything about travel.', { source_id: other })
  await ingest(api, own)
  const tierOf = async () => (await factsOf(api, own)).get('The pricing audit costs 14,500 euros.')!.tier
  assert.equal(await tierOf(), 'situational')
  assert.ok((await factsOf(api, own)).get('Travel within Germany is included in every price.')!.supported)
  const [, universal] = (await api.get('/ingestion_instructions')).body.data
  await api.patch(`/ingestion_instructions/${universal.id}`, { position: 9 })
  await ingest(api, own)
  assert.equal(await tierOf(), 'universal')
})

test('while one run of a source goes on, asking for another shows that one; while paused none is started', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', text: first })).body
  const [queued] = (await api.get('/ingestion_runs')).body.data
  const asked = await api.post(`/knowledge_sources/${id}/ingest`)
  assert.deepEqual([asked.status, asked.body.id], [202, queued.id])
  await api.post('/organization/pause')
  const { status, body } = await api.post(`/knowledge_sources/${id}/ingest`)
  assert.deepEqual([status, body.error.code], [403, 'organization_paused'])
  await runJobs(api)
  const failed = (await api.get(`/ingestion_runs/${queued.id}`)).body
  assert.deepEqual(
    [failed.status, failed.error.code, failed.error.lasting],
    ['failed', 'organization_paused', false],
  )
})

test('a job that comes twice finds its run ended, and changes nothing', async () => {
  const api = await newOrganization()
  const id = await newText(api, first)
  await api.patch(`/knowledge_sources/${id}`, { text: second })
  const [run] = (await api.get('/ingestion_runs')).body.data
  const { database } = api.service
  await database.tenant(api.organization.id).transaction((db) => db.enqueue(ingestJob, { run_id: run.id }))
  const before = await factsOf(api, id)
  await runJobs(api)
  assert.deepEqual(await factsOf(api, id), before)
  assert.deepEqual((await api.get('/ingestion_runs')).body.data, [run])
})
