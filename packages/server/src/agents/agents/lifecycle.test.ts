import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ApiResponse, newOrganization } from '../../testing/api.ts'
import { newExperiment } from '../../testing/experiments.ts'
import { newFact } from '../../testing/knowledge.ts'

function refused(answer: ApiResponse, status: number, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [status, code, param],
    answer.text,
  )
}

async function dressed() {
  const api = await newOrganization()
  const agent = (await api.post('/agents', { name: 'Desk' })).body
  const voice = (await api.post('/voice_profiles', { name: 'Warm', languages: ['en'], agents: ['desk'] }))
    .body
  const identity = (await api.post('/identities', { display_name: 'Mara', agents: ['desk'] })).body
  return { api, agent, voice, identity }
}

test('PATCH edits name, languages, pages, origins, voice and identity; slug and archetype stay', async () => {
  const { api, agent, voice, identity } = await dressed()
  const changes = {
    name: 'Reception',
    languages: ['en', 'de-AT'],
    pages: [{ title: 'Prices', url: 'https://example.com/prices' }],
    allowed_origins: ['https://example.com'],
  }
  const edited = await api.patch('/agents/desk', changes)
  assert.deepEqual(edited.body, {
    ...agent,
    ...changes,
    identity_id: identity.id,
    voice_profile_id: voice.id,
  })
  const bare = await api.patch('/agents/desk', { voice_profile_id: null, identity_id: null })
  assert.ok(!('voice_profile_id' in bare.body) && !('identity_id' in bare.body))
  for (const name of ['slug', 'archetype', 'public_id'])
    refused(await api.patch('/agents/desk', { [name]: 'x' }), 422, 'parameter_unknown', name)
  refused(
    await api.patch('/agents/desk', { identity_id: 999_999_999 }),
    422,
    'parameter_invalid',
    'identity_id',
  )
  const page = { pages: [{ title: 'x', url: 'javascript:alert(1)' }] }
  refused(await api.patch('/agents/desk', page), 422, 'parameter_invalid', 'pages.0.url')
  const origin = { allowed_origins: ['https://example.com/path'] }
  refused(await api.patch('/agents/desk', origin), 422, 'parameter_invalid', 'allowed_origins.0')
})

test('archiving an agent frees its voice and identity, stops its experiment and makes flow and prompts read-only', async () => {
  const { api, agent, voice, identity } = await dressed()
  await api.post('/agents/desk/prompt_templates', { body: 'Hello' })
  const prompts = (await api.get('/agents/desk/prompt_templates?kind=conversation')).body.data
  const experiment = await newExperiment(api, agent, { arms: [prompts[0].id, prompts[1].id] })
  const archived = await api.post('/agents/desk/archive')
  assert.deepEqual(archived.body, { ...agent, archived: true })
  assert.equal((await api.get(`/agents/desk/experiments/${experiment}`)).body.status, 'stopped')
  assert.equal((await api.post(`/voice_profiles/${voice.id}/archive`)).status, 200)
  assert.equal((await api.post(`/identities/${identity.id}/archive`)).status, 200)
  refused(await api.patch('/agents/desk/flow', { flow: { idle_minutes: 99 } }), 422, 'resource_archived')
  refused(await api.post('/agents/desk/prompt_templates', { body: 'x' }), 422, 'resource_archived')
  refused(await api.patch('/agents/desk', { name: 'x' }), 422, 'resource_archived')
  refused(await api.post('/agents/desk/duplicate'), 422, 'resource_archived')
  assert.equal((await api.get('/agents/desk/flow')).status, 200)
  const restored = await api.delete('/agents/desk/archive')
  assert.deepEqual(restored.body, agent)
})

test('an archived agent keeps its slug reserved and stays in what others say about their agents', async () => {
  const { api } = await dressed()
  const criterion = (await api.post('/fit_criteria', { kind: 'ideal', description: 'x' })).body
  await api.post('/agents/desk/archive')
  assert.deepEqual((await api.get(`/fit_criteria/${criterion.id}`)).body.agents, ['desk'])
  refused(await api.post('/agents', { name: 'Desk', slug: 'desk' }), 422, 'parameter_invalid', 'slug')
  assert.equal((await api.post('/agents', { name: 'Desk' })).body.slug, 'desk-2')
  const kept = await api.patch(`/fit_criteria/${criterion.id}`, { description: 'y', agents: ['desk'] })
  assert.equal(kept.status, 200, 'it may stay linked')
})

test('a duplicate is deep: flow, prompts and links are its own, and equal to the original', async () => {
  const { api, voice, identity } = await dressed()
  const service = (await api.post('/services', { name: 'Audit', pricing_unit: 'fixed' })).body
  await api.post('/agents/desk/prompt_templates', { body: 'Second' })
  const fact = await newFact(api)
  await api.post(`/knowledge_facts/${fact}/exclusion`, { agent: 'desk' })
  await api.post('/agents/desk/flow/states', { title: 'Extra' })
  const { status, body: copy } = await api.post('/agents/desk/duplicate')
  assert.equal(status, 201)
  assert.deepEqual([copy.slug, copy.name], ['desk-copy', 'Desk (copy)'])
  assert.deepEqual([copy.voice_profile_id, copy.identity_id], [voice.id, identity.id])
  const shape = async (slug: string) => {
    const flow = (await api.get(`/agents/${slug}/flow?include_archived=true`)).body
    const prompts = (await api.get(`/agents/${slug}/prompt_templates`)).body.data
    return JSON.parse(
      JSON.stringify({ phases: flow.phases, prompts }, (key, value) =>
        ['id', 'created_at'].includes(key) ? undefined : value,
      ),
    )
  }
  assert.deepEqual(await shape('desk-copy'), await shape('desk'))
  assert.equal((await api.get('/agents/desk-copy/flow')).body.version, 1)
  assert.deepEqual((await api.get(`/services/${service.id}`)).body.agents, ['desk', 'desk-copy'])
  assert.deepEqual((await api.get(`/knowledge_facts/${fact}`)).body.excluded_agents, ['desk', 'desk-copy'])
  const phase = (await api.get('/agents/desk-copy/flow')).body.phases[0]
  await api.patch(`/agents/desk-copy/flow/states/${phase.id}`, { title: 'Changed' })
  assert.notEqual((await api.get('/agents/desk/flow')).body.phases[0].title, 'Changed')
})

test('identities are worn like voices: writing agents moves them, a worn one cannot be archived', async () => {
  const { api, identity } = await dressed()
  const other = (await api.post('/identities', { display_name: 'Jo', agents: ['desk'] })).body
  assert.deepEqual((await api.get(`/identities/${identity.id}`)).body.agents, [])
  assert.equal((await api.get('/agents/desk')).body.identity_id, other.id)
  refused(await api.post(`/identities/${other.id}/archive`), 409, 'resource_in_use')
  assert.equal((await api.post(`/identities/${identity.id}/archive`)).status, 200)
})

test('an archived identity is not editable until it is restored', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/identities', { display_name: 'Mara' })).body
  await api.post(`/identities/${id}/archive`)
  refused(await api.patch(`/identities/${id}`, { role: 'Reception' }), 422, 'resource_archived')
  await api.delete(`/identities/${id}/archive`)
  assert.equal((await api.patch(`/identities/${id}`, { role: 'Reception' })).body.role, 'Reception')
})

test('archiving an agent leaves its draft and stopped experiments as they are', async () => {
  const { api, agent } = await dressed()
  await api.post('/agents/desk/prompt_templates', { body: 'Second' })
  const arms = (await api.get('/agents/desk/prompt_templates?kind=conversation')).body.data.map(
    (row: { id: number }) => row.id,
  )
  const draft = await newExperiment(api, agent, { arms, status: 'draft' })
  const stopped = await newExperiment(api, agent, { arms, status: 'stopped' })
  const before = (await api.get('/agents/desk/experiments')).body
  await api.post('/agents/desk/archive')
  assert.deepEqual((await api.get('/agents/desk/experiments')).body, before)
  assert.ok(draft !== stopped)
})

test('an identity greets by locale; a key that is no language tag is refused', async () => {
  const api = await newOrganization()
  const greeting = { en: 'Hello', 'de-CH': 'Grüezi' }
  assert.deepEqual(
    (await api.post('/identities', { display_name: 'Mara', greeting })).body.greeting,
    greeting,
  )
  const wrong = await api.post('/identities', { display_name: 'Mara', greeting: { 'not a tag': 'x' } })
  refused(wrong, 422, 'parameter_invalid', 'greeting')
})

test('an agent tells its role only in the languages of its identity', async () => {
  const api = await newOrganization()
  await api.patch('/organization', { locales: ['en', 'de'] })
  await api.post('/agents', { name: 'Desk', slug: 'desk', languages: ['en', 'de'] })
  await api.post('/identities', {
    display_name: 'Mara',
    role: 'Reception',
    languages: ['en'],
    agents: ['desk'],
  })
  const opening = async (locale: string) => {
    const { body } = await api.post('/agents/desk/conversations', { locale })
    return (await api.get(`/conversations/${body.id}/messages`)).body.data[0].text
  }
  assert.match(await opening('en'), /Mara, Reception at /)
  assert.match(await opening('de'), /Mara, die digitale Assistenz von /)
})
