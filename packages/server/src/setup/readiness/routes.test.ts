import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap, newSource } from '../../testing/knowledge.ts'
import { startMailingService } from '../../testing/notifications.ts'
import { signInAs } from '../../testing/people.ts'
import { readyAgent } from '../../testing/ready_agent.ts'

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
      call: { operation: 'createKnowledgeSource', method: 'POST', path: '/v1/knowledge_sources' },
      href: `/o/${api.organization.slug}/knowledge/sources`,
    })
    const left = await leftOf(api, slug)
    assert.deepEqual(left.at(1), ['nobody_to_tell', 'recommended'])
    assert.deepEqual(left.at(2), [
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

  test('is said of one thing as of one, and of several as of several', async () => {
    const { api, slug, id: agent_id } = await readyAgent()
    const messages = async () =>
      (await readinessOf(api, slug)).items.map(({ message }: { message: string }) => message)
    await newSource(api, { status: 'failed' })
    await newGap(api, { agent_id })
    assert.deepEqual(await messages(), [
      'A source could not be read. Follow the steps below to fix it.',
      'Visitors asked a question that the agent could not answer. Add the answer.',
    ])
    await newSource(api, { status: 'failed' })
    await newGap(api, { agent_id })
    assert.deepEqual(await messages(), [
      'Some sources could not be read. Follow the steps below to fix them.',
      'Visitors asked questions that the agent could not answer. Add the answers.',
    ])
  })

  test('says of one text for a model “it”, of several things in one field “them”', async () => {
    for (const [field, words] of [
      ['positioning', 'the “Who it is for” text of services. Connect a model to use it.'],
      ['guidelines', 'the “Rules for agents” of services. Connect a model to use them.'],
    ] as const) {
      const { api, slug } = await readyAgent()
      await api.post('/services', { name: 'Audit', pricing_unit: 'fixed', [field]: 'For small teams.' })
      const [{ message }] = (await readinessOf(api, slug)).items
      assert.equal(message, `Without a language model, the agent ignores ${words}`)
    }
  })

  test('includes services once the organization has some and the agent none', async () => {
    const { api, slug } = await readyAgent()
    const service = { name: 'Audit', pricing_unit: 'fixed', agents: [] }
    const { id } = (await api.post('/services', service)).body
    assert.deepEqual(await leftOf(api, slug), [['no_services', 'recommended', 1]])
    await api.patch(`/services/${id}`, { agents: [slug] })
    assert.deepEqual(await leftOf(api, slug), [])
  })

  test('includes languages that need a model, once, and greetings that are missing', async () => {
    const { api, slug } = await readyAgent()
    await api.patch(`/agents/${slug}`, { languages: ['en', 'de', 'fr'] })
    assert.deepEqual(await leftOf(api, slug), [
      ['languages_need_model', 'required', 'fr'],
      ['greeting_missing', 'recommended', 'fr'],
      ['translation_missing', 'recommended', 8, 'fr'],
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
    await api.post('/services', { name: 'Audit', pricing_unit: 'fixed', positioning: 'For small teams.' })
    const expected = ['fields_need_model', 'recommended', 'prompts', 'objective', 'tone_rules', 'positioning']
    assert.deepEqual(await leftOf(api, slug), [expected])
    const [{ message }] = (await readinessOf(api, slug)).items
    assert.match(message, /and the “Who it is for” text of services\. Connect a model to use them\.$/)
    const model = { provider: 'openai_compatible', model: 'small', base_url: 'https://models.example/v1' }
    assert.equal((await api.patch('/organization/model', model)).status, 200)
    assert.deepEqual(await leftOf(api, slug), [])
  })

  test('names the gaps that were asked most often first, ten at most, and how many there are', async () => {
    const { api, slug, id: agent_id } = await readyAgent()
    for (let number = 1; number <= 12; number++) {
      const asked = Array.from({ length: number % 4 }, (_, index) => ({
        conversation_id: 100 * number + index,
        asked_at: api.service.clock.now,
      }))
      await newGap(api, { agent_id, question: `Question ${number}?`, asked })
    }
    const [{ count, details }] = (await readinessOf(api, slug)).items
    assert.equal(count, 12)
    assert.deepEqual(
      details.map(({ title, count }: { title: string; count: number }) => [title, count]),
      [
        ['Question 3?', 3],
        ['Question 7?', 3],
        ['Question 11?', 3],
        ['Question 2?', 2],
        ['Question 6?', 2],
        ['Question 10?', 2],
        ['Question 1?', 1],
        ['Question 5?', 1],
        ['Question 9?', 1],
        ['Question 4?', 0],
      ],
    )
  })

  test('says of a check that is answered from another source to change what it expects', async () => {
    const { api, slug: agent } = await readyAgent()
    const expected_source_id = await newSource(api)
    const check = { agent, question: 'How long does a workshop take?', expected_source_id }
    const { id } = (await api.post('/standing_checks', check)).body
    await runJobs(api)
    const [{ details }] = (await readinessOf(api, agent)).items
    const path = `/v1/standing_checks/${id}`
    assert.deepEqual(details[0].call, { operation: 'updateStandingCheck', method: 'PATCH', path })
    await api.patch(path, { expected_source_id: null })
    assert.deepEqual(await leftOf(api, agent), [])
  })

  test('includes that nobody is told, unless a member gets mails and mails are sent', async () => {
    const service = await startMailingService()
    try {
      const { api, slug } = await readyAgent(service)
      await api.patch('/organization/notifications', { slack_url: null })
      const member = await signInAs(api, 'owner')
      assert.deepEqual(await leftOf(api, slug), [])
      await member.patch('/members/me/notifications', { mail: ['new_lead'] })
      const [item] = (await readinessOf(api, slug)).items
      assert.equal(item.key, 'nobody_to_tell')
      assert.match(item.message, /no member gets an email about it/)
    } finally {
      await service.close()
    }
  })

  test('says to write a greeting into a new identity while the agent has none', async () => {
    const { api, slug } = await readyAgent()
    await api.patch('/organization/model', {
      provider: 'openai_compatible',
      model: 'small',
      base_url: 'https://models.example/v1',
    })
    await api.patch(`/agents/${slug}`, { languages: ['fr'] })
    const { items } = await readinessOf(api, slug)
    assert.deepEqual(
      (items as Item[]).map(({ key }) => key),
      ['greeting_missing', 'translation_missing'],
    )
    const { path } = items[0].call
    const identity = { display_name: 'Mara', greeting: { fr: 'Bonjour.' }, agents: [slug] }
    assert.equal((await api.post(path, identity)).status, 201)
    assert.deepEqual(await leftOf(api, slug), [['translation_missing', 'recommended', 8, 'fr']])
  })
})

describe('an agent that is broken', () => {
  test('because nothing is behind it: no knowledge, no flow that compiles, a language that nobody speaks', async () => {
    const api = await newOrganization()
    const { slug } = await newAgent(api)
    await api.patch(`/agents/${slug}`, { languages: ['fr'] })
    await api.service.database.tenant(api.organization.id).transaction((db) =>
      db.query(
        (sql) => sql`update flow_versions set definition = jsonb_set(definition, '{phases,0,tools}', '[]')
          where organization_id = ${db.organization_id}`,
      ),
    )
    const { ready, items } = await readinessOf(api, slug)
    assert.equal(ready, false)
    assert.deepEqual(requiredOf(items), ['flow_error', 'no_knowledge', 'languages_need_model'])
  })

  test('because its doors are closed: paused and archived, however good it is', async () => {
    const { api, slug } = await readyAgent()
    await api.post('/organization/pause')
    await api.post(`/agents/${slug}/archive`)
    const { ready, items } = await readinessOf(api, slug)
    assert.equal(ready, false)
    assert.deepEqual(requiredOf(items), ['agent_archived', 'organization_paused'])
    assert.equal(items.length, 2)
  })

  test('because its tools are empty: it still talks, and says less than it promises', async () => {
    const { api, slug } = await readyAgent()
    await api.patch(`/agents/${slug}`, { pages: [], languages: ['en', 'de'] })
    const [{ id: template }] = (await api.get('/deliverable_templates')).body.data
    await api.post(`/deliverable_templates/${template}/archive`)
    const promises = ['offer_navigation', 'offer_deliverable', 'suggest_replies']
    const extra = await api.post(`/agents/${slug}/flow/states`, { title: 'Extra', tools: promises })
    await api.post(`/agents/${slug}/flow/states/${extra.body.id}/slots`, {
      key: 'hobbies',
      title: 'Hobbies',
      data_type: 'multi_enum',
    })
    const { ready, items } = await readinessOf(api, slug)
    assert.equal(ready, true)
    assert.deepEqual(
      (items as Item[]).map(({ key }) => key),
      [
        'translation_missing',
        'navigation_without_pages',
        'deliverable_without_template',
        'replies_without_choices',
        'flow_warning',
      ],
    )
  })
})

const requiredOf = (items: Item[]) => [
  ...new Set(items.filter(({ level }) => level === 'required').map(({ key }) => key)),
]
