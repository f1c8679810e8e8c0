import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantCredits, setVerified } from '../../operator/standing.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { draftsOf, generate, newReader, priceList } from '../../testing/generations.ts'
import { runJobs } from '../../testing/jobs.ts'

const now = '2026-01-15T09:30:00.000Z'

test('a generation is queued at once, and proposes in the background what the sources say', async () => {
  const { api } = await newReader()
  const started = await api.post('/catalog_generations', { kinds: ['service'] })
  assert.equal(started.status, 202)
  assert.deepEqual(started.body, {
    object: 'catalog_generation',
    id: started.body.id,
    status: 'queued',
    kinds: ['service'],
    progress: { stage: 'waiting', done: 0, total: 2 },
    counts: { proposed: 0, known: 0, refused: 0, dismissed: 0 },
    flow_proposals: [],
    contradictions: [],
    created_at: now,
  })
  await runJobs(api)
  const { body } = await api.get(`/catalog_generations/${started.body.id}`)
  assert.deepEqual(body, {
    ...started.body,
    status: 'completed',
    progress: { stage: 'done', done: 2, total: 2 },
    counts: { proposed: 2, known: 0, refused: 0, dismissed: 0 },
    completed_at: now,
  })
  const drafts = await draftsOf(api, body.id)
  assert.deepEqual(
    drafts.map(({ kind, status, payload: { name, price_min, currency, pricing_unit } }) => [
      kind,
      status,
      name,
      price_min,
      currency,
      pricing_unit,
    ]),
    [
      ['service', 'proposed', 'Website audit', 90_000, 'EUR', 'fixed'],
      ['service', 'proposed', 'Brand workshop', 240_000, 'EUR', 'fixed'],
    ],
  )
  for (const { fact_ids, payload } of drafts) {
    assert.ok(fact_ids.length > 0)
    for (const id of fact_ids)
      assert.match((await api.get(`/knowledge_facts/${id}`)).body.text, new RegExp(String(payload.name), 'i'))
  }
})

test('without kinds it looks for all of them, in their order', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/catalog_generations', {})
  assert.deepEqual(body.kinds, ['service', 'voice', 'fit_criterion', 'slot'])
  const { body: some } = await api.post('/catalog_generations', { kinds: ['slot', 'service'] })
  assert.deepEqual(some.kinds, ['service', 'slot'])
})

test('an organization that has said nothing gets no proposals, and that is no failure', async () => {
  const { status, counts } = await generate(await newOrganization())
  assert.deepEqual([status, counts.proposed, counts.refused], ['completed', 0, 0])
})

test('only the named sources are read, and never an archived one', async () => {
  const { api, source_id } = await newReader()
  const other = priceList.replaceAll('Website audit', 'Photo shooting').replaceAll('Brand workshop', 'Film')
  const { body: second } = await api.post('/knowledge_sources', { kind: 'text', title: 'More', text: other })
  await runJobs(api)
  const namesIn = async (body: object) => {
    const { id } = await generate(api, { kinds: ['service'], ...body })
    return (await draftsOf(api, id)).map(({ payload }) => payload.name)
  }
  assert.deepEqual(await namesIn({ source_ids: [second.id] }), ['Photo shooting', 'Film'])
  await api.post(`/knowledge_sources/${source_id}/archive`)
  assert.deepEqual(await namesIn({}), [])
})

test('an archived fact is no basis for a proposal', async () => {
  const { api } = await newReader()
  const { body: facts } = await api.get('/knowledge_facts')
  for (const { id } of facts.data) await api.post(`/knowledge_facts/${id}/archive`)
  const { id } = await generate(api, { kinds: ['service'] })
  assert.deepEqual(
    (await draftsOf(api, id)).flatMap(({ fact_ids }) => fact_ids),
    [],
  )
})

test('a source that is unknown, foreign or archived is refused by its place, and nothing is kept', async () => {
  const { api, source_id } = await newReader()
  const { source_id: foreign } = await newReader()
  const { body: gone } = await api.post('/knowledge_sources', { kind: 'text', text: 'Gone.' })
  await api.post(`/knowledge_sources/${gone.id}/archive`)
  const cases: [unknown[], string, string][] = [
    [[source_id, 999_999_999], 'parameter_invalid', 'source_ids.1'],
    [[foreign], 'parameter_invalid', 'source_ids.0'],
    [[gone.id], 'resource_archived', 'source_ids.0'],
    [[], 'parameter_invalid', 'source_ids'],
  ]
  for (const [source_ids, code, param] of cases) {
    const answer = await api.post('/catalog_generations', { source_ids })
    assert.deepEqual([answer.status, answer.body.error?.code, answer.body.error?.param], [422, code, param])
  }
  assert.deepEqual((await api.get('/catalog_generations')).body.data, [])
})

test('while the same is queued or running, whoever asks again is shown that run', async () => {
  const { api, source_id } = await newReader()
  const start = async (body: object) => (await api.post('/catalog_generations', body)).body.id
  const first = await start({ kinds: ['service', 'voice'] })
  assert.equal(await start({ kinds: ['voice', 'service'] }), first)
  assert.notEqual(await start({ kinds: ['service'] }), first)
  assert.notEqual(await start({ kinds: ['service', 'voice'], source_ids: [source_id] }), first)
  await runJobs(api)
  assert.notEqual(await start({ kinds: ['service', 'voice'] }), first)
})

const refusals: [string, number, string, (api: Api) => Promise<unknown>][] = [
  ['paused', 403, 'organization_paused', (api) => api.post('/organization/pause')],
  [
    'unverified',
    403,
    'organization_unverified',
    ({ service, organization }) => setVerified(service.database, organization, false, service.clock.now),
  ],
  [
    'without credits',
    402,
    'credits_exhausted',
    ({ service, organization }) => grantCredits(service.database, organization, 0, service.clock.now),
  ],
]
for (const [state, status, code, bring] of refusals)
  test(`an organization that is ${state} generates nothing: ${code}`, async () => {
    const api = await newOrganization()
    await bring(api)
    const answer = await api.post('/catalog_generations', {})
    assert.deepEqual([answer.status, answer.body.error.code], [status, code])
    assert.deepEqual((await api.get('/catalog_generations')).body.data, [])
  })

test('a generation that meets a pause fails, and says what to do', async () => {
  const { api } = await newReader()
  const { body } = await api.post('/catalog_generations', {})
  await api.post('/organization/pause')
  await runJobs(api)
  const { status, error, completed_at } = (await api.get(`/catalog_generations/${body.id}`)).body
  assert.deepEqual([status, error.code, completed_at], ['failed', 'organization_paused', now])
  assert.match(error.message, /DELETE \/v1\/organization\/pause/)
  assert.deepEqual(await draftsOf(api, body.id), [])
})

test('lists are newest first, by status, and without proposals', async () => {
  const { api } = await newReader()
  const first = await generate(api, { kinds: ['service'] })
  const { body: second } = await api.post('/catalog_generations', { kinds: ['slot'] })
  const { body: all } = await api.get('/catalog_generations')
  const { flow_proposals, contradictions, ...shown } = second
  assert.deepEqual(all.data[0], shown)
  assert.deepEqual(all.data[1].id, first.id)
  const { body: queued } = await api.get('/catalog_generations?status=queued')
  assert.deepEqual(
    queued.data.map(({ id }: { id: number }) => id),
    [second.id],
  )
})

test('the start and the end of a generation are told, with its counts and without its proposals', async () => {
  const { api } = await newReader()
  const { id } = await generate(api)
  const told = await listRecorded(api, 'catalog_generation')
  assert.deepEqual(
    told.map(({ type, operation }) => [type, operation]),
    [
      ['catalog_generation.created', 'createCatalogGeneration'],
      ['catalog_generation.completed', 'createCatalogGeneration'],
    ],
  )
  for (const { data } of told) {
    assert.equal(data.id, id)
    assert.ok(!('flow_proposals' in data) && !('contradictions' in data))
  }
})
