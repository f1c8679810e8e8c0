import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'
import { concludingAgent, yes } from '../visits/testing/concluding_agent.ts'

test('a preview on a real conversation is the document as it would be, and keeps nothing', async () => {
  const api = await newOrganization()
  await concludingAgent(api)
  const [template] = (await api.get('/deliverable_templates')).body.data
  const { id, agent } = await newConversation(api, { slug: template.agents[0] }, { locale: 'en' })
  await say(api, id, yes)
  const recorded = await listRecorded(api)
  const documents = (await api.get('/deliverables')).body.data
  const { status, body } = await api.post(`/deliverable_templates/${template.id}/preview`, {
    conversation_id: id,
  })
  assert.equal(status, 200)
  const { html, ...rest } = body
  assert.deepEqual(rest, {
    object: 'deliverable_preview',
    deliverable_template_id: template.id,
    deliverable_template_version: 1,
    agent,
    conversation_id: id,
    locale: 'en',
    title: 'Your summary',
    format: 'markdown',
    body: '# Summary\n\nCall back: yes\n',
    warnings: [],
  })
  assert.match(html, /<h1>Summary<\/h1>\s*<p>Call back: yes<\/p>/)
  assert.deepEqual(await listRecorded(api), recorded)
  assert.deepEqual((await api.get('/deliverables')).body.data, documents)
})

test('without a conversation every question is answered, a service wanted, and facts and the profile are the real ones', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  await api.patch('/organization', { profile: { phone: '+49 40 5550' } })
  await api.post('/services', { name: 'Audit', pricing_unit: 'fixed', price_min: 90_000, currency: 'EUR' })
  await newFact(api, { topic: 'pricing', text: 'Prices are net.' })
  await newFact(api, { topic: 'people', text: 'We are six.' })
  const excluded = await newFact(api, { topic: 'pricing', text: 'Nobody pays this.' })
  await api.post(`/knowledge_facts/${excluded}/exclusion`, { agent: slug })
  const body =
    '# For {{visitor.name}}, {{date}}\n\n{{slots.goal}}\n\n{{services}}\n\n{{facts.pricing}}\n\n{{organization.phone}} {{slots.nothing}}'
  const { id } = (await api.post('/deliverable_templates', { name: 'Outline', body })).body
  const preview = (await api.post(`/deliverable_templates/${id}/preview`, { locale: 'de' })).body
  assert.equal(
    preview.body,
    '# For Jana Novak, 15\\. Januar 2026\n\nsample goal\n\n- Audit (900 €)\n\n- Prices are net.\n\n\\+49 40 5550\n',
  )
  assert.deepEqual([preview.locale, preview.agent, 'conversation_id' in preview], ['de', slug, false])
  assert.equal(preview.warnings.length, 1)
})

test('an edit is previewed before it is saved, and is not saved by it', async () => {
  const api = await newOrganization()
  await newAgent(api)
  const stored = { name: 'Outline', body: 'For {{visitor.name}}' }
  const { id } = (await api.post('/deliverable_templates', stored)).body
  const edit = { name: 'Offer', body: 'Dear {{visitor.name}}, {{slots.nothing}}' }
  const { body } = await api.post(`/deliverable_templates/${id}/preview`, edit)
  assert.equal(body.title, 'Offer')
  assert.match(body.body, /^Dear Jana Novak/)
  assert.equal(body.warnings.length, 1)
  const kept = (await api.get(`/deliverable_templates/${id}`)).body
  assert.deepEqual([kept.name, kept.body, kept.version], [stored.name, stored.body, 1])
})

test('a preview needs an agent or a conversation that is there', async () => {
  const api = await newOrganization()
  await newAgent(api)
  const { id } = (await api.post('/deliverable_templates', { name: 'x', body: 'x', agents: [] })).body
  const path = `/deliverable_templates/${id}/preview`
  const refused = async (body: object) => {
    const { error } = (await api.post(path, body)).body
    return [error.code, error.param]
  }
  assert.deepEqual(await refused({}), ['parameter_missing', 'agent'])
  assert.deepEqual(await refused({ agent: 'nobody' }), ['parameter_invalid', 'agent'])
  assert.deepEqual(await refused({ conversation_id: 999_999 }), ['parameter_invalid', 'conversation_id'])
})
