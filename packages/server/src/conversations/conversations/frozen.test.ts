import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say, storedConversation } from '../../testing/conversations.ts'
import { newExperiment } from '../../testing/experiments.ts'

/** An agent with everything that a conversation is frozen with. */
async function dressed() {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  const agents = ['desk']
  const made = async (path: string, body: object) => (await api.post(path, body)).body.id as number
  return {
    api,
    voice: await made('/voice_profiles', { name: 'Warm', languages: ['en'], agents }),
    identity: await made('/identities', { display_name: 'Mara', agents }),
    service: await made('/services', { name: 'Audit', pricing_unit: 'fixed', agents }),
    criterion: await made('/fit_criteria', { kind: 'ideal', description: 'Has a budget', agents }),
    template: await made('/deliverable_templates', { name: 'Summary', body: '# Summary', agents }),
  }
}

const start = async (api: Api) => (await newConversation(api, { slug: 'desk' })).id
const snapshotOf = async (api: Api, id: number) => (await api.get(`/conversations/${id}/snapshot`)).body
const versionsOf = async (api: Api, id: number) =>
  (await api.get(`/conversations/${id}`)).body.frozen_versions

const edits: [
  what: string,
  edit: (made: Awaited<ReturnType<typeof dressed>>) => Promise<{ status: number }>,
][] = [
  ['idle_minutes', ({ api }) => api.patch('/agents/desk/flow', { flow: { idle_minutes: 99 } })],
  ['a phase', ({ api }) => api.post('/agents/desk/flow/states', { title: 'Budget' })],
  ['a prompt', ({ api }) => api.post('/agents/desk/prompt_templates', { body: 'Be brief.' })],
  [
    'the pages',
    ({ api }) => api.patch('/agents/desk', { pages: [{ title: 'Jobs', url: 'https://a.example/' }] }),
  ],
  ['the voice', ({ api, voice }) => api.patch(`/voice_profiles/${voice}`, { banned_phrases: ['cheap'] })],
  ['the identity', ({ api, identity }) => api.patch(`/identities/${identity}`, { role: 'Reception' })],
  ['a service', ({ api, service }) => api.patch(`/services/${service}`, { name: 'Review' })],
  ['an archived service', ({ api, service }) => api.post(`/services/${service}/archive`)],
  [
    'a criterion',
    ({ api, criterion }) => api.patch(`/fit_criteria/${criterion}`, { description: 'Is local' }),
  ],
  ['a template', ({ api, template }) => api.patch(`/deliverable_templates/${template}`, { body: '# Plan' })],
]

for (const [what, edit] of edits)
  test(`${what}: an edit changes nothing for the running conversation, and the next one has it`, async () => {
    const made = await dressed()
    const { api } = made
    const running = await start(api)
    const before = await snapshotOf(api, running)
    const versions = await versionsOf(api, running)
    const { status } = await edit(made)
    assert.ok(status < 300, what)
    assert.deepEqual(await snapshotOf(api, running), before)
    assert.deepEqual(await versionsOf(api, running), versions)
    const next = await snapshotOf(api, await start(api))
    assert.notEqual(next.address, before.address)
    assert.notDeepEqual(next.content, before.content)
  })

test('the versions that a conversation is frozen on are those of its start', async () => {
  const { api } = await dressed()
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: 99 } })
  await api.post('/agents/desk/prompt_templates', { body: 'Be brief.', kind: 'recap' })
  const { flow, prompts } = await versionsOf(api, await start(api))
  assert.deepEqual([flow, prompts.recap, prompts.conversation], [2, 2, 1])
})

test('equal snapshots are stored once, also where an edit was taken back', async () => {
  const { api, voice } = await dressed()
  const first = await snapshotOf(api, await start(api))
  assert.equal(first.object, 'snapshot')
  await api.patch(`/voice_profiles/${voice}`, { name: 'Cold' })
  await start(api)
  await api.patch(`/voice_profiles/${voice}`, { name: 'Warm' })
  assert.deepEqual(await snapshotOf(api, await start(api)), first)
  const tenant = api.service.database.tenant(api.organization.id)
  const stored = await tenant.query(
    (sql) =>
      sql`select address from conversation_snapshots where organization_id = ${tenant.organization_id}`,
  )
  assert.equal(stored.length, 2)
})

test('a running conversation goes through the phases of its start, and pauses by its idle minutes', async () => {
  const { api } = await dressed()
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: 20 } })
  const running = await start(api)
  const { phases } = (await api.get('/agents/desk/flow')).body
  await api.post(`/agents/desk/flow/states/${phases[1].id}/archive`)
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: 300 } })
  const next = await start(api)
  const entered = async (id: number) => {
    await say(api, id, 'We want to repair the roof of our house.')
    const { body } = await say(api, id, 'I would rather not say.')
    return [body.conversation.phase, (await storedConversation(api, id)).pauses_at?.toISOString()]
  }
  assert.deepEqual(await entered(running), [phases[1].key, '2026-01-15T09:50:00.000Z'])
  assert.deepEqual(await entered(next), [phases[2].key, '2026-01-15T14:30:00.000Z'])
})

test('silence after a takeover is counted by the idle minutes of the start', async () => {
  const { api } = await dressed()
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: 20 } })
  const id = await start(api)
  await api.patch('/agents/desk/flow', { flow: { idle_minutes: 300 } })
  await api.post(`/conversations/${id}/takeover`)
  await api.delete(`/conversations/${id}/takeover`)
  assert.equal((await storedConversation(api, id)).pauses_at?.toISOString(), '2026-01-15T09:50:00.000Z')
})

test('a running experiment gives each conversation one arm, which it is frozen on and which is written down', async () => {
  const { api } = await dressed()
  const path = '/agents/desk/prompt_templates'
  const [first] = (await api.get(`${path}?kind=conversation`)).body.data
  const second = (await api.post(path, { body: 'Be brief.' })).body
  await api.post(`${path}/${first.id}/activate`)
  const experiment_id = await newExperiment(api, { slug: 'desk' }, { arms: [first.id, second.id] })
  const drawn = new Set<number>()
  for (let each = 0; each < 20; each++) {
    const id = await start(api)
    const { prompts, experiments } = await versionsOf(api, id)
    const [{ prompt_template_id }] = experiments
    assert.deepEqual(experiments, [{ experiment_id, prompt_template_id }])
    const arm = prompt_template_id === first.id ? first : second
    assert.equal(prompts.conversation, arm.version)
    const { content } = await snapshotOf(api, id)
    assert.deepEqual(content.prompts.conversation, { version: arm.version, body: arm.body })
    drawn.add(prompt_template_id)
  }
  assert.deepEqual(drawn, new Set([first.id, second.id]))
})

test('an experiment that has not started, or has stopped, gives nothing; nor does one of another agent', async () => {
  const { api } = await dressed()
  const path = '/agents/desk/prompt_templates'
  const [first] = (await api.get(`${path}?kind=conversation`)).body.data
  const second = (await api.post(path, { body: 'Be brief.' })).body
  const arms = [first.id, second.id]
  await newExperiment(api, { slug: 'desk' }, { arms, status: 'draft' })
  await newExperiment(api, { slug: 'desk' }, { arms, status: 'stopped' })
  const { slug } = await newAgent(api)
  const others = (await api.get(`/agents/${slug}/prompt_templates?kind=conversation`)).body.data
  const third = (await api.post(`/agents/${slug}/prompt_templates`, { body: 'Be long.' })).body
  await newExperiment(api, { slug }, { arms: [others[0].id, third.id] })
  const { prompts, experiments } = await versionsOf(api, await start(api))
  assert.deepEqual([prompts.conversation, experiments], [second.version, []])
})

test('a snapshot shows what the conversation goes by, and of no part whose row it was or when it was made', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const agents = [slug]
  await api.post('/voice_profiles', { name: 'Warm', languages: ['en'], agents })
  await api.post('/services', { name: 'Audit', pricing_unit: 'fixed', agents })
  await api.post('/fit_criteria', { kind: 'ideal', description: 'Big', agents })
  const { id } = await newConversation(api, { slug })
  const rowFields = /"(organization_id|created_at)"/
  const { body, text } = await api.get(`/conversations/${id}/snapshot`)
  assert.deepEqual([body.content.voice.name, body.content.services.length], ['Warm', 1])
  assert.doesNotMatch(text, rowFields)
  const { database } = api.service
  const tenant = database.tenant(api.organization.id)
  const stored = await tenant.query<{ content: object }>(
    (sql) => sql`select content from conversation_snapshots where organization_id = ${api.organization.id}`,
  )
  assert.doesNotMatch(JSON.stringify(stored), rowFields)
  // As earlier releases stored it.
  await tenant.transaction(async (db) =>
    db.later(
      (
        sql,
      ) => sql`update conversation_snapshots set content = jsonb_set(content, '{voice,organization_id}', '1')
        where organization_id = ${db.organization_id}`,
    ),
  )
  assert.doesNotMatch((await api.get(`/conversations/${id}/snapshot`)).text, rowFields)
})
