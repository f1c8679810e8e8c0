import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { type Api, newOrganization } from '../../../testing/api.ts'
import { newFact, newSource } from '../../../testing/knowledge.ts'

const plain = { name: 'Plain', languages: ['en', 'de'], banned_phrases: ['best in class', 'natürlich'] }

const newVoice = async (api: Api, body: object = {}): Promise<number> =>
  (await api.post('/voice_profiles', { ...plain, ...body })).body.id

test('a text is linted as it is sent: every phrase, in its words and at its place', async () => {
  const api = await newOrganization()
  const id = await newVoice(api)
  const { status, body } = await api.post(`/voice_profiles/${id}/lint`, { text: 'Natuerlich Best-in-Class!' })
  assert.equal(status, 200)
  assert.deepEqual(body, {
    object: 'voice_lint',
    voice_profile_id: id,
    findings: [
      { phrase: 'natürlich', found: 'Natuerlich', where: 'text', at: 0 },
      { phrase: 'best in class', found: 'Best-in-Class', where: 'text', at: 11 },
    ],
  })
})

test('without a text, whatever the agents that wear the voice could say is linted', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const agents = [agent.slug]
  const id = await newVoice(api, { agents })
  await api.patch(`/agents/${agent.slug}`, {
    pages: [{ title: 'Best in class', url: 'https://acme.example/' }],
  })
  const identity = await api.post('/identities', {
    display_name: 'Mara',
    disclosure: 'A best-in-class program.',
    greeting: { de: 'Natürlich, gern!' },
    agents,
  })
  const service = await api.post('/services', {
    name: 'Audit',
    pricing_unit: 'fixed',
    positioning: 'Best in class',
    agents,
  })
  const template = await api.post('/deliverable_templates', {
    name: 'Best in class plan',
    body: '# Plan',
    agents,
  })
  const states = `/agents/${agent.slug}/flow/states`
  const state = await api.post(states, {
    title: 'Facts',
    objective: 'Be best in class.',
    tools: ['capture_slots'],
  })
  const slot = await api.post(`${states}/${state.body.id}/slots`, {
    key: 'wish',
    data_type: 'enum',
    enum_values: ['yes', 'no'],
    translations: { de: { title: 'Wunsch', enum_labels: { yes: 'Ja, natürlich' } } },
  })
  assert.equal(slot.status, 201, slot.text)
  const fact = await newFact(api, { text: 'Our café is natu\u0308rlich open.' })
  const { body } = await api.post(`/voice_profiles/${id}/lint`, {})
  assert.deepEqual(
    body.findings.map(({ where, resource }: { where: string; resource: { id: number } }) => [
      where,
      resource.id,
    ]),
    [
      ['identity.disclosure', identity.body.id],
      ['identity.greeting.de', identity.body.id],
      ['flow_state.objective', state.body.id],
      ['information_slot.translations.de.enum_labels.yes', slot.body.id],
      ['agent.pages.0.title', agent.id],
      ['service.positioning', service.body.id],
      ['deliverable_template.name', template.body.id],
      ['knowledge_fact.text', fact],
    ],
  )
})

test('what no agent that wears the voice could say is not linted', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const other = await newAgent(api, { name: 'Other' })
  const id = await newVoice(api, { agents: [agent.slug] })
  const text = 'We are best in class.'
  await newFact(api, { text, archived: true })
  await newFact(api, { text, supported: false })
  await newFact(api, { text, source_id: await newSource(api, { archived: true }) })
  await newFact(api, { text, source_id: await newSource(api, { restricted: true }) })
  const excluded = await newFact(api, { text })
  assert.ok((await api.post(`/knowledge_facts/${excluded}/exclusion`, { agent: agent.slug })).status < 300)
  await api.post('/services', { name: 'Best in class', pricing_unit: 'fixed', agents: [other.slug] })
  await api.post('/identities', { display_name: 'Best in class', agents: [other.slug] })
  const stranger = await newOrganization()
  await newFact(stranger, { text })
  assert.deepEqual((await api.post(`/voice_profiles/${id}/lint`, {})).body.findings, [])
})

test('a voice that nobody wears, or that bans nothing, finds nothing stored', async () => {
  const api = await newOrganization()
  await newFact(api, { text: 'We are best in class.' })
  assert.deepEqual((await api.post(`/voice_profiles/${await newVoice(api)}/lint`, {})).body.findings, [])
  const { slug } = await newAgent(api)
  const id = await newVoice(api, { agents: [slug], banned_phrases: [] })
  assert.deepEqual((await api.post(`/voice_profiles/${id}/lint`, {})).body.findings, [])
})

test('no more than 200 findings are told', async () => {
  const api = await newOrganization()
  const id = await newVoice(api)
  const { body } = await api.post(`/voice_profiles/${id}/lint`, { text: 'natürlich '.repeat(300) })
  assert.equal(body.findings.length, 200)
})
