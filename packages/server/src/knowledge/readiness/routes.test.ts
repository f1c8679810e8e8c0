import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newFact, newGap, newSource } from '../../testing/knowledge.ts'

const profile = {
  address: '1 Quay Street, Bristol',
  email: 'hello@example.com',
  opening_hours: [{ days: ['mon'], opens: '09:00', closes: '17:00' }],
}

/** An organization and an agent with nothing left to do. */
async function readyAgent() {
  const api = await newOrganization()
  const agent = await newAgent(api)
  await api.patch(`/agents/${agent.slug}`, {
    allowed_origins: ['https://example.com'],
    pages: [{ title: 'Prices', url: 'https://example.com/prices' }],
  })
  await api.patch('/organization', { profile })
  await api.post('/deliverable_templates', { name: 'Summary', body: 'Thank you.' })
  await newFact(api)
  return { api, ...agent }
}

const readinessOf = async (api: Api, slug: string) => (await api.get(`/agents/${slug}/readiness`)).body
type Item = { key: string; level: string; count?: number; fields?: string[] }
const leftOf = async (api: Api, slug: string) =>
  ((await readinessOf(api, slug)).items as Item[]).map(({ key, level, count, fields }) => [
    key,
    level,
    ...(count === undefined ? [] : [count]),
    ...(fields ?? []),
  ])

describe('what an agent still needs', () => {
  test('is nothing when all is there', async () => {
    const { api, slug } = await readyAgent()
    const expected = { object: 'readiness', agent: slug, ready: true, items: [] }
    assert.deepEqual(await readinessOf(api, slug), expected)
  })

  test('of a new agent: knowledge first, then the profile and a site, each with what to do', async () => {
    const api = await newOrganization()
    const { slug } = await newAgent(api)
    const { ready, items } = await readinessOf(api, slug)
    assert.equal(ready, false)
    assert.deepEqual(items[0], {
      key: 'no_knowledge',
      level: 'required',
      message: 'The agent has no knowledge to answer from. Add a source that it may use.',
    })
    const left = await leftOf(api, slug)
    assert.deepEqual(left.at(1), [
      'profile_incomplete',
      'recommended',
      'address',
      'opening_hours',
      'phone',
      'email',
    ])
    assert.deepEqual(left.at(-1), ['not_embedded', 'recommended'])
  })

  test('includes knowledge while every source is closed to it, and the sources open to it that failed', async () => {
    const { api, slug } = await readyAgent()
    const other = await newAgent(api, { name: 'Other' })
    for (const { id } of (await api.get('/knowledge_sources')).body.data)
      await api.patch(`/knowledge_sources/${id}`, { agents: [other.slug] })
    const closed = await newSource(api, { status: 'failed' })
    await api.patch(`/knowledge_sources/${closed}`, { agents: [other.slug] })
    await newSource(api, { status: 'failed' })
    await newSource(api, { status: 'failed', archived: true })
    assert.deepEqual(await leftOf(api, slug), [
      ['no_knowledge', 'required'],
      ['sources_failed', 'recommended', 1],
    ])
  })

  test('includes its own open gaps and its failing checks, and nobody else’s', async () => {
    const { api, slug, id: agent_id } = await readyAgent()
    const { id: other_id, slug: other } = await newAgent(api, { name: 'Other' })
    await newGap(api, { agent_id })
    await newGap(api, { agent_id, status: 'resolved', resolution_basis: 'declared' })
    await newGap(api, { agent_id: other_id })
    const source_id = await newSource(api)
    for (const check of [
      { agent: slug, question: 'Do you repair bicycles?' },
      { agent: slug, question: 'How long does a workshop take?', expected_source_id: source_id },
      { agent: other, question: 'Do you repair cars?' },
    ])
      assert.equal((await api.post('/standing_checks', check)).status, 201)
    assert.deepEqual(await leftOf(api, slug), [['open_gaps', 'recommended', 1]])
    await runJobs(api)
    assert.deepEqual(await leftOf(api, slug), [
      ['checks_failed', 'recommended', 2],
      ['open_gaps', 'recommended', 1],
    ])
  })

  test('includes services once the organization has some and the agent none', async () => {
    const { api, slug } = await readyAgent()
    const service = { name: 'Audit', pricing_unit: 'fixed', agents: [] }
    const { id } = (await api.post('/services', service)).body
    assert.deepEqual(await leftOf(api, slug), [['no_services', 'recommended']])
    await api.patch(`/services/${id}`, { agents: [slug] })
    assert.deepEqual(await leftOf(api, slug), [])
  })

  test('includes languages that need a model, once, and greetings that are missing', async () => {
    const { api, slug } = await readyAgent()
    await api.patch(`/agents/${slug}`, { languages: ['en', 'de', 'fr'] })
    assert.deepEqual(await leftOf(api, slug), [
      ['languages_need_model', 'required'],
      ['greeting_missing', 'recommended', 'fr'],
    ])
    await api.patch(`/agents/${slug}`, { languages: ['en-GB', 'de'] })
    assert.deepEqual(await leftOf(api, slug), [])
    const identity = { display_name: 'Mara', greeting: { en: 'Hello, I am Mara.' }, agents: [slug] }
    assert.equal((await api.post('/identities', identity)).status, 201)
    assert.deepEqual(await leftOf(api, slug), [['greeting_missing', 'recommended', 'de']])
  })

  test('includes what the owner wrote for a model while none is set', async () => {
    const { api, slug } = await readyAgent()
    await api.post(`/agents/${slug}/prompt_templates`, { body: 'Be kind.' })
    const voice = { name: 'Warm', languages: ['en'], tone_rules: ['One thought a sentence.'], agents: [slug] }
    assert.equal((await api.post('/voice_profiles', voice)).status, 201)
    const [phase] = (await api.get(`/agents/${slug}/flow`)).body.phases
    await api.patch(`/agents/${slug}/flow/states/${phase.id}`, { objective: 'Find out who decides.' })
    const expected = ['fields_need_model', 'recommended', 'prompts', 'objective', 'tone_rules']
    assert.deepEqual(await leftOf(api, slug), [expected])
    const model = { provider: 'openai_compatible', model: 'small', base_url: 'https://models.example/v1' }
    assert.equal((await api.patch('/organization/model', model)).status, 200)
    assert.deepEqual(await leftOf(api, slug), [])
  })

  test('includes that nobody is received: the agent is archived, or the organization is paused', async () => {
    const { api, slug } = await readyAgent()
    await api.post('/organization/pause')
    await api.post(`/agents/${slug}/archive`)
    const { ready, items } = await readinessOf(api, slug)
    assert.equal(ready, false)
    assert.deepEqual(
      (items as Item[]).map(({ key }) => key),
      ['agent_archived', 'organization_paused'],
    )
  })

  test('includes what compiling the flow warns of', async () => {
    const { api, slug } = await readyAgent()
    await api.patch(`/agents/${slug}`, { pages: [] })
    const [phase] = (await api.get(`/agents/${slug}/flow`)).body.phases
    await api.patch(`/agents/${slug}/flow/states/${phase.id}`, {
      tools: [...phase.tools, 'offer_navigation'],
    })
    assert.deepEqual(await leftOf(api, slug), [['flow_warning', 'recommended']])
  })
})
