import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newGap, newSource } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const earlier = '2026-01-10T08:00:00.000Z'
const lastCheck = {
  checked_at: earlier,
  trigger: 'owner',
  answerable: false,
  reason: 'not_indexed',
  reachable: [
    {
      kind: 'passage',
      id: 3,
      text: 'Open Monday to Friday.',
      source_id: 5,
      source_title: 'Hours',
      band: 'close',
    },
  ],
}
const resolved = (resolution_basis: 'declared' | 'verified') => ({
  status: 'resolved',
  resolution_basis,
  resolved_at: new Date(earlier),
})

const idsIn = async (api: Api, query = '') => {
  const { status, body } = await api.get(`/knowledge_gaps?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data.map((gap: { id: number }) => gap.id)
}

async function organizationWithAgent() {
  const api = await newOrganization()
  return { api, agent: await newAgent(api, { slug: 'desk' }) }
}

test('§2.8 a gap carries its fields, and every time it was asked, newest first', async () => {
  const { api, agent } = await organizationWithAgent()
  const knowledge_source_id = await newSource(api)
  const first = await newGap(api, { agent_id: agent.id, ...resolved('declared') })
  const id = await newGap(api, {
    agent_id: agent.id,
    ...resolved('verified'),
    knowledge_source_id,
    resurfaced_from_id: first,
    last_check: lastCheck,
    asked: [
      { conversation_id: 11, asked_at: new Date('2026-01-02T10:00:00.000Z') },
      { conversation_id: 13, asked_at: new Date('2026-01-04T10:00:00.120Z') },
      { conversation_id: 12, asked_at: new Date('2026-01-03T10:00:00.000Z') },
      { conversation_id: 11, asked_at: new Date('2026-01-04T10:00:00.120Z') },
    ],
  })
  const { status, body } = await api.get(`/knowledge_gaps/${id}`)
  assert.equal(status, 200)
  assert.equal(Object.keys(body)[0], 'object')
  assert.deepEqual(body, {
    object: 'knowledge_gap',
    id,
    agent: 'desk',
    question: 'Do you work on weekends?',
    occurrences: 4,
    status: 'resolved',
    created_at: now,
    resolution_basis: 'verified',
    conversation_id: 11,
    conversations: [
      { conversation_id: 11, asked_at: '2026-01-04T10:00:00.120Z' },
      { conversation_id: 13, asked_at: '2026-01-04T10:00:00.120Z' },
      { conversation_id: 12, asked_at: '2026-01-03T10:00:00.000Z' },
      { conversation_id: 11, asked_at: '2026-01-02T10:00:00.000Z' },
    ],
    knowledge_source_id,
    resurfaced_from_id: first,
    last_check: lastCheck,
    last_asked_at: '2026-01-04T10:00:00.120Z',
    resolved_at: earlier,
  })
  assert.deepEqual((await api.get('/knowledge_gaps?limit=1')).body.data, [body])
})

test('a question that is asked all the time shows the last hundred times, and counts all of them', async () => {
  const { api, agent } = await organizationWithAgent()
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 10, minute))
  const asked = Array.from({ length: 103 }, (_, n) => ({ conversation_id: n + 1, asked_at: at(n) }))
  const id = await newGap(api, { agent_id: agent.id, asked })
  const { occurrences, conversations, conversation_id } = (await api.get(`/knowledge_gaps/${id}`)).body
  assert.deepEqual([occurrences, conversations.length, conversation_id], [103, 100, 103])
  assert.deepEqual(conversations.at(-1), { conversation_id: 4, asked_at: at(3).toISOString() })
})

test('§2.8 resolution_basis is null while open; what has no value is left out', async () => {
  const { api, agent } = await organizationWithAgent()
  const id = await newGap(api, { agent_id: agent.id })
  assert.deepEqual((await api.get(`/knowledge_gaps/${id}`)).body, {
    object: 'knowledge_gap',
    id,
    agent: 'desk',
    question: 'Do you work on weekends?',
    occurrences: 0,
    status: 'open',
    created_at: now,
    resolution_basis: null,
    conversations: [],
  })
})

test('archived gaps are left out of the list unless their status or include_archived asks for them', async () => {
  const { api, agent } = await organizationWithAgent()
  const open = await newGap(api, { agent_id: agent.id })
  const done = await newGap(api, { agent_id: agent.id, ...resolved('declared') })
  const archived = await newGap(api, { agent_id: agent.id, status: 'archived' })
  const expected: Record<string, number[]> = {
    '': [done, open],
    'include_archived=true': [archived, done, open],
    'status=open': [open],
    'status=resolved': [done],
    'status=archived': [archived],
    'status=open&include_archived=true': [open],
    [`include_archived=true&limit=1&starting_after=${archived}`]: [done],
  }
  for (const [query, ids] of Object.entries(expected)) assert.deepEqual(await idsIn(api, query), ids, query)
})

test('a list is narrowed by agent, archived or not, and by the words of the question', async () => {
  const { api, agent } = await organizationWithAgent()
  const sales = await newAgent(api, { slug: 'sales' })
  const weekend = await newGap(api, { agent_id: agent.id })
  const parking = await newGap(api, { agent_id: sales.id, question: 'Is there parking on WEEKENDS?' })
  await archiveAgent(api, sales)
  assert.deepEqual(await idsIn(api, 'agent=desk'), [weekend])
  assert.deepEqual(await idsIn(api, 'agent=sales'), [parking])
  assert.deepEqual(await idsIn(api, 'query=weekends'), [parking, weekend])
  assert.deepEqual(await idsIn(api, 'query=weekends+parking'), [parking])
  assert.deepEqual(await idsIn(api, 'query=weekends&agent=desk'), [weekend])
  assert.deepEqual(await idsIn(api, `query=${encodeURIComponent('\'"&|!:*(<->\\')}`), [])
})

test('an unknown agent in the filter is refused in the same words as a foreign one', async () => {
  const { api } = await organizationWithAgent()
  await newAgent(await newOrganization(), { slug: 'elsewhere' })
  const unknown = await api.get('/knowledge_gaps?agent=nobody')
  const { code, param } = unknown.body.error
  assert.deepEqual([unknown.status, code, param], [422, 'parameter_invalid', 'agent'])
  assert.equal((await api.get('/knowledge_gaps?agent=elsewhere')).text, unknown.text)
})

test('an unknown filter, and a filter with a wrong value, are refused by name', async () => {
  const { api } = await organizationWithAgent()
  for (const query of ['status=done', 'agent=No!', 'query=', 'include_archived=false', 'limit=101']) {
    const { status, body } = await api.get(`/knowledge_gaps?${query}`)
    const param = query.split('=')[0]
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', param])
  }
  const unknown = await api.get('/knowledge_gaps?topic=people')
  assert.deepEqual([unknown.status, unknown.body.error.code], [422, 'parameter_unknown'])
})

test("§5.5 another organization's gap answers like a missing one", async () => {
  const { api } = await organizationWithAgent()
  const other = await organizationWithAgent()
  const path = `/knowledge_gaps/${await newGap(other.api, { agent_id: other.agent.id })}`
  const missing = await api.get('/knowledge_gaps/9007199254740991')
  assert.deepEqual([missing.status, missing.body.error.code], [404, 'resource_missing'])
  assert.equal((await api.get(path)).text, missing.text)
  assert.equal((await api.post(`${path}/resolution`)).text, missing.text)
  assert.equal((await api.delete(`${path}/resolution`)).text, missing.text)
  assert.deepEqual(await idsIn(api), [])
  assert.equal((await other.api.get(path)).body.status, 'open')
})
