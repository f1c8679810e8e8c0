import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes, promptKinds } from '@foyer/contract'
import { newOrganization } from '../../testing/api.ts'

test('creating an agent seeds the flow of its archetype as version 1 and version 1 of all six prompt kinds', async () => {
  const api = await newOrganization()
  for (const archetype of archetypes) {
    const { status, body } = await api.post('/agents', { name: `The ${archetype} desk`, archetype })
    assert.equal(status, 201)
    assert.equal(body.slug, `the-${archetype}-desk`)
    const { body: flow } = await api.get(`/agents/${body.slug}/flow`)
    assert.equal(flow.version, 1)
    assert.equal(flow.archetype, archetype)
    assert.ok(flow.phases.length >= 3)
    assert.equal(flow.phases.at(-1).kind, 'terminal')
    assert.ok(flow.phases.some((phase: { slots: unknown[] }) => phase.slots.length > 0))
    const { body: prompts } = await api.get(`/agents/${body.slug}/prompt_templates?active=true`)
    assert.deepEqual(prompts.data.map((row: { kind: string }) => row.kind).sort(), [...promptKinds].sort())
    assert.ok(prompts.data.every((row: { version: number }) => row.version === 1))
  }
})

test('an agent shows its fields with defaults and nothing without a value', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/agents', { name: 'Empfang Größe' })
  const { id, public_id, ...rest } = body
  assert.ok(Number.isInteger(id) && id > 0)
  assert.match(public_id, /^ag_[\w-]{16}$/)
  assert.deepEqual(rest, {
    object: 'agent',
    slug: 'empfang-grosse',
    name: 'Empfang Größe',
    archetype: 'discovery',
    languages: ['en'],
    pages: [],
    allowed_origins: [],
    identity_verification: false,
    archived: false,
    created_at: '2026-01-15T09:30:00.000Z',
  })
  assert.deepEqual((await api.get('/agents/empfang-grosse')).body, body)
})

test('a derived slug that is taken gets a suffix; a given one is refused with its param', async () => {
  const api = await newOrganization()
  const slugs: string[] = []
  for (let count = 0; count < 3; count++) slugs.push((await api.post('/agents', { name: 'Desk' })).body.slug)
  assert.deepEqual(slugs, ['desk', 'desk-2', 'desk-3'])
  const taken = await api.post('/agents', { name: 'Other', slug: 'desk' })
  assert.equal(taken.status, 422)
  assert.deepEqual([taken.body.error.code, taken.body.error.param], ['parameter_invalid', 'slug'])
})

test('agents created at the same moment from one name get slugs of their own', async () => {
  const api = await newOrganization()
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.post('/agents', { name: 'Twin' })))
  assert.deepEqual(answers.map(({ body }) => body.slug).sort(), [
    'twin',
    'twin-2',
    'twin-3',
    'twin-4',
    'twin-5',
    'twin-6',
  ])
})

test('a voice that is unknown, foreign or archived is refused with its param', async () => {
  const api = await newOrganization()
  const stranger = await newOrganization()
  const foreign = (await stranger.post('/voice_profiles', { name: 'Theirs', languages: ['en'] })).body.id
  const unknown = await api.post('/agents', { name: 'A', voice_profile_id: 999_999_999 })
  const other = await api.post('/agents', { name: 'A', voice_profile_id: foreign })
  assert.deepEqual(unknown.body, other.body)
  assert.deepEqual([other.status, other.body.error.param], [422, 'voice_profile_id'])
  const own = (await api.post('/voice_profiles', { name: 'Ours', languages: ['en'] })).body.id
  await api.post(`/voice_profiles/${own}/archive`)
  const archived = await api.post('/agents', { name: 'A', voice_profile_id: own })
  assert.deepEqual(
    [archived.body.error.code, archived.body.error.param],
    ['resource_archived', 'voice_profile_id'],
  )
  assert.deepEqual((await api.get('/agents')).body.data, [], 'nothing of a refused request is kept')
})

test('writing agents of a voice profile moves them to it, and a worn voice cannot be archived', async () => {
  const api = await newOrganization()
  await api.post('/agents', { name: 'One' })
  await api.post('/agents', { name: 'Two' })
  const warm = (
    await api.post('/voice_profiles', { name: 'Warm', languages: ['en'], agents: ['one', 'two'] })
  ).body
  assert.deepEqual(warm.agents, ['one', 'two'])
  const cool = (await api.post('/voice_profiles', { name: 'Cool', languages: ['en'], agents: ['two'] })).body
  assert.deepEqual((await api.get(`/voice_profiles/${warm.id}`)).body.agents, ['one'])
  assert.equal((await api.get('/agents/two')).body.voice_profile_id, cool.id)
  const worn = await api.post(`/voice_profiles/${warm.id}/archive`)
  assert.deepEqual([worn.status, worn.body.error.code], [409, 'resource_in_use'])
  const freed = await api.patch(`/voice_profiles/${warm.id}`, { agents: [] })
  assert.deepEqual(freed.body.agents, [])
  assert.ok(!('voice_profile_id' in (await api.get('/agents/one')).body))
  assert.equal((await api.post(`/voice_profiles/${warm.id}/archive`)).status, 200)
  const unknown = await api.patch(`/voice_profiles/${cool.id}`, { agents: ['two', 'nobody'] })
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'agents.1'])
})
