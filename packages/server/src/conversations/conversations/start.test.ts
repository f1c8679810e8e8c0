import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'
import { newConversation, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'

const now = '2026-01-15T09:30:00.000Z'

async function desk() {
  const api = await newOrganization()
  const { slug } = await newAgent(api, { slug: 'desk' })
  return { api, slug, path: `/agents/${slug}/conversations` }
}

const messagesOf = async (api: Api, id: number) => (await api.get(`/conversations/${id}/messages`)).body.data

function refused(answer: ApiResponse, status: number, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [status, code, param],
    answer.text,
  )
}

test('a conversation starts in the first phase, with the agent’s first message and why it says that', async () => {
  const { api, path } = await desk()
  const given = {
    locale: 'de',
    visitor: { id: 'crm-7', name: 'Jana', email: 'jana@example.com' },
    metadata: { campaign: 'spring' },
    source_url: 'https://example.com/prices',
  }
  const { status, body } = await api.post(path, given)
  assert.equal(status, 201)
  assert.deepEqual(body, {
    object: 'conversation',
    id: body.id,
    number: 1,
    agent: 'desk',
    status: 'active',
    phase: 'welcome',
    slot_values: {},
    slot_evidence: {},
    frozen_versions: {
      flow: 1,
      prompts: { conversation: 1, extraction: 1, assessment: 1, synthesis: 1, brief: 1, recap: 1 },
      experiments: [],
    },
    messages_count: 1,
    ...given,
    person_wanted: false,
    assignee: null,
    unread: false,
    unread_count: 0,
    test: false,
    created_at: now,
    last_message_at: now,
  })
  assert.deepEqual((await api.get(`/conversations/${body.id}`)).body, body)
  const [first, ...more] = await messagesOf(api, body.id)
  assert.deepEqual([first.role, first.conversation_id, more], ['agent', body.id, []])
  assert.ok(first.text.length > 10)
  const trace = (await api.get(`/conversations/${body.id}/messages/${first.id}/trace`)).body
  assert.partialDeepStrictEqual(trace, {
    object: 'message_trace',
    message_id: first.id,
    conversation_id: body.id,
    plan: [{ act: 'greet' }],
    phase: { before: 'welcome', after: 'welcome' },
    versions: { flow: 1, prompt: 1 },
    reasoner: { read: 'builtin', worded: 'builtin' },
  })
})

test('without a locale it is held in the agent’s first language; a locale that the agent does not speak is taken', async () => {
  const { api, path } = await desk()
  await api.patch('/agents/desk', { languages: ['de', 'en'] })
  assert.equal((await api.post(path, {})).body.locale, 'de')
  assert.equal((await api.post(path, { locale: 'pt-BR' })).body.locale, 'pt-BR')
})

test('an archived agent starts none, and none is kept of a refused start', async () => {
  const { api, path } = await desk()
  await api.post('/agents/desk/archive')
  refused(await api.post(path, {}), 422, 'resource_archived')
  refused(await api.post(path, { visitor: { email: 'nobody' } }), 422, 'parameter_invalid', 'visitor.email')
  assert.deepEqual((await api.get('/conversations')).body.data, [])
  assert.equal((await api.get('/organization/usage')).body.data[0].conversations, 0)
  const { database } = api.service
  const snapshots = await database
    .tenant(api.organization.id)
    .query((sql) => sql`select 1 from conversation_snapshots where organization_id = ${api.organization.id}`)
  assert.equal(snapshots.length, 0)
})

test('every start is counted in the usage of its day', async () => {
  const { api, path } = await desk()
  await Promise.all([api.post(path, {}), api.post(path, {}), api.post(path, {})])
  const [today] = (await api.get('/organization/usage')).body.data
  assert.deepEqual([today.date, today.conversations], ['2026-01-15', 3])
})

test('what is recorded of a start has ids and counts, and nothing that the visitor brought', async () => {
  const { api } = await desk()
  const { id } = await newConversation(api, { slug: 'desk' }, { visitor: { name: 'Jana' } })
  const [started, ...more] = await listRecorded(api, 'conversation')
  const after = {
    object: 'conversation',
    id,
    number: 1,
    agent: 'desk',
    status: 'active',
    phase: 'welcome',
    messages_count: 1,
  }
  assert.deepEqual(started, {
    type: 'conversation.started',
    data: after,
    operation: 'startConversation',
    before: null,
    after,
  })
  assert.deepEqual(more, [])
})

test('it pauses after the idle minutes of its flow; null is never', async () => {
  const { api } = await desk()
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: 45 } })
  const { id } = await newConversation(api, { slug: 'desk' })
  assert.equal((await storedConversation(api, id)).pauses_at?.toISOString(), '2026-01-15T10:15:00.000Z')
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: null } })
  const patient = await newConversation(api, { slug: 'desk' })
  assert.equal((await storedConversation(api, patient.id)).pauses_at, null)
})
