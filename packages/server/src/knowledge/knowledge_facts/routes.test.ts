import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact, newSource } from '../../testing/knowledge.ts'

const hamburg = { text: 'Workshops take place in Hamburg.' }

const idsIn = async (api: Api, query = '') => {
  const { status, body } = await api.get(`/knowledge_facts?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data.map((fact: { id: number }) => fact.id)
}

test("§2.6 an owner's fact carries its fields, object first, and is reviewed and supported from the start", async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/knowledge_facts', hamburg)
  assert.equal(status, 201)
  assert.deepEqual(Object.keys(body), [
    'object', 'id', 'text', 'origin', 'tier', 'source_id', 'reviewed', 'archived', 'supported', 'created_at', 'topic',
    'tier_pinned', 'source_title', 'excluded_agents',
  ]) // biome-ignore format: the fields in their order
  const { id, source_id, ...rest } = body
  assert.deepEqual(rest, {
    object: 'knowledge_fact',
    text: hamburg.text,
    origin: 'owner',
    tier: 'situational',
    reviewed: true,
    archived: false,
    supported: true,
    created_at: '2026-01-15T09:30:00.000Z',
    topic: 'practical',
    tier_pinned: false,
    source_title: "Owner's facts",
    excluded_agents: [],
  })
  assert.deepEqual((await api.get(`/knowledge_facts/${id}`)).body, body)
  const [created] = await listRecorded(api, 'knowledge_fact')
  assert.deepEqual([created?.type, created?.before, created?.data], ['knowledge_fact.created', null, body])
})

test("an owner's fact takes the topic and the tier it is given", async () => {
  const api = await newOrganization()
  const { body } = await api.post('/knowledge_facts', { ...hamburg, topic: 'pricing', tier: 'universal' })
  assert.deepEqual([body.topic, body.tier, body.tier_pinned], ['pricing', 'universal', false])
})

test("owner's facts share the organization's one own source, also when the first are stated at once", async () => {
  const api = await newOrganization()
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.post('/knowledge_facts', hamburg)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  const later = await api.post('/knowledge_facts', hamburg)
  const sources = new Set([...answers, later].map(({ body }) => body.source_id))
  assert.equal(sources.size, 1)
  const other = await (await newOrganization()).post('/knowledge_facts', hamburg)
  assert.ok(!sources.has(other.body.source_id))
})

test('§7 a wrong body is refused with the field it is about, and nothing of it is kept', async () => {
  const api = await newOrganization()
  const refusals: [object, string, string][] = [
    [{}, 'parameter_missing', 'text'],
    [{ text: ' \n' }, 'parameter_invalid', 'text'],
    [{ text: 'a'.repeat(10_001) }, 'parameter_invalid', 'text'],
    [{ text: 'a\u0000b' }, 'parameter_invalid', 'text'],
    [{ ...hamburg, topic: 'weather' }, 'parameter_invalid', 'topic'],
    [{ ...hamburg, tier: null }, 'parameter_invalid', 'tier'],
    [{ ...hamburg, origin: 'digested' }, 'parameter_unknown', 'origin'],
    [{ ...hamburg, source_id: 1 }, 'parameter_unknown', 'source_id'],
  ]
  for (const [sent, code, param] of refusals) {
    const { status, body } = await api.post('/knowledge_facts', sent)
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, param])
  }
  assert.deepEqual(await idsIn(api), [])
  assert.deepEqual(await listRecorded(api, 'knowledge_fact'), [])
})

test('a dry run shows the fact that would have been and keeps neither it nor its source', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/knowledge_facts?dry_run=true', hamburg)
  assert.deepEqual([status, body.source_title], [201, "Owner's facts"])
  assert.deepEqual(await idsIn(api, 'include_archived=true'), [])
  const real = await api.post('/knowledge_facts', hamburg)
  assert.notEqual(real.body.source_id, body.source_id)
})

test('§2.6 suppression_scope is there while the fact is archived, and lists leave archived facts out', async () => {
  const api = await newOrganization()
  const live = await newFact(api)
  const archived = await newFact(api, { archived: true, suppression_scope: 'organization' })
  assert.equal((await api.get(`/knowledge_facts/${archived}`)).body.suppression_scope, 'organization')
  assert.ok(!('suppression_scope' in (await api.get(`/knowledge_facts/${live}`)).body))
  assert.deepEqual(await idsIn(api), [live])
  assert.deepEqual(await idsIn(api, 'include_archived=true'), [archived, live])
})

test('a list is narrowed by source, topic, tier, origin, reviewed and supported, alone and together', async () => {
  const api = await newOrganization()
  const source_id = await newSource(api, { title: 'Handbook' })
  const plain = await newFact(api, { source_id })
  const retired = await newFact(api, { supported: false, topic: 'people' })
  const blessed = await newFact(api, { source_id, reviewed: true, tier: 'universal', topic: 'people' })
  const own: number = (await api.post('/knowledge_facts', hamburg)).body.id
  const expected: Record<string, number[]> = {
    '': [own, blessed, retired, plain],
    [`source_id=${source_id}`]: [blessed, plain],
    'topic=people': [blessed, retired],
    'tier=universal': [blessed],
    'origin=owner': [own],
    'origin=digested': [blessed, retired, plain],
    'reviewed=true': [own, blessed],
    'reviewed=false': [retired, plain],
    'supported=false': [retired],
    'supported=true': [own, blessed, plain],
    [`source_id=${source_id}&topic=people&reviewed=true`]: [blessed],
    [`source_id=${source_id}&supported=false`]: [],
    [`source_id=${source_id}&limit=1&starting_after=${blessed}`]: [plain],
    'source_id=9007199254740991': [],
  }
  for (const [query, ids] of Object.entries(expected)) assert.deepEqual(await idsIn(api, query), ids, query)
})

test('an unknown filter, and a filter with a wrong value, are refused by name', async () => {
  const api = await newOrganization()
  const wrong = {
    source_id: '0',
    agent: 'No!',
    topic: 'weather',
    tier: '',
    origin: 'visitor',
    reviewed: 'yes',
    supported: '1',
    query: '',
  }
  for (const [param, value] of Object.entries(wrong)) {
    const { status, body } = await api.get(`/knowledge_facts?${param}=${value}`)
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', param])
  }
  const unknown = await api.get('/knowledge_facts?text=Hamburg')
  assert.deepEqual([unknown.status, unknown.body.error.code], [422, 'parameter_unknown'])
})

test('query finds facts by their words, whole, in any order and case, and never fails on odd text', async () => {
  const api = await newOrganization()
  const first = await newFact(api, { text: 'Workshops take place in Hamburg.' })
  const second = await newFact(api, { text: 'Our office is in HAMBURG, near Dammtor.' })
  const search = (query: string) => idsIn(api, `query=${encodeURIComponent(query)}`)
  assert.deepEqual(await search('hamburg'), [second, first])
  assert.deepEqual(await search('hamburg workshops'), [first])
  assert.deepEqual(await search('hamburg -workshops'), [second])
  assert.deepEqual(await search('"place in hamburg"'), [first])
  assert.deepEqual(await search('ham'), [])
  for (const odd of ['\'"&|!:*()<->\\', '!!!', '%', 'ß'.repeat(500), '-'])
    assert.deepEqual(await search(odd), [], odd)
})

test('agent lists what that agent may use: live, supported, of a live source, not switched off for it', async () => {
  const api = await newOrganization()
  const [desk, sales] = [await newAgent(api, { slug: 'desk' }), await newAgent(api, { slug: 'sales' })]
  const everyones = await newFact(api)
  const salesOnly = await newFact(api)
  await newFact(api, { archived: true })
  await newFact(api, { supported: false })
  await newFact(api, { source_id: await newSource(api, { archived: true }) })
  await api.post(`/knowledge_facts/${salesOnly}/exclusion`, { agent: desk.slug })
  assert.deepEqual(await idsIn(api, 'agent=desk'), [everyones])
  assert.deepEqual(await idsIn(api, 'agent=sales'), [salesOnly, everyones])
  assert.deepEqual(await idsIn(api, 'agent=desk&include_archived=true'), [everyones])
  assert.deepEqual(await idsIn(api, 'agent=desk&supported=false'), [])
  await archiveAgent(api, sales)
  assert.deepEqual(await idsIn(api, 'agent=sales'), [salesOnly, everyones])
})

test('an unknown agent in the filter is refused in the same words as a foreign one', async () => {
  const api = await newOrganization()
  await newAgent(await newOrganization(), { slug: 'elsewhere' })
  const unknown = await api.get('/knowledge_facts?agent=nobody')
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'agent'])
  assert.equal(unknown.body.error.code, 'parameter_invalid')
  assert.equal((await api.get('/knowledge_facts?agent=elsewhere')).text, unknown.text)
})

test("§5.5 another organization's fact answers like a missing one", async () => {
  const api = await newOrganization()
  const desk = await newAgent(api)
  const foreign = await newFact(await newOrganization())
  const missing = await api.get('/knowledge_facts/9007199254740991')
  assert.deepEqual([missing.status, missing.body.error.code], [404, 'resource_missing'])
  const path = `/knowledge_facts/${foreign}`
  assert.equal((await api.get(path)).text, missing.text)
  assert.equal((await api.post(`${path}/exclusion`, { agent: desk.slug })).text, missing.text)
  assert.equal((await api.delete(`${path}/exclusion`, { agent: desk.slug })).text, missing.text)
  assert.deepEqual(await idsIn(api), [])
})
