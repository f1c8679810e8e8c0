import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { concludingAgent, yes } from '../visits/testing/concluding_agent.ts'

async function start(template: object = {}) {
  const api = await newOrganization()
  const agent = await concludingAgent(api, template)
  const [made] = (await api.get('/deliverable_templates')).body.data
  const { id } = await newConversation(api, agent, { visitor: { name: 'Jana' } })
  return { api, agent, template: made, id }
}

test('another document follows the template of today, and the one that was handed over stays as it was', async () => {
  const { api, template, id } = await start()
  await say(api, id, yes)
  const [handed] = (await api.get(`/deliverables?conversation_id=${id}`)).body.data
  assert.equal(handed.deliverable_template_version, 1)
  await api.patch(`/deliverable_templates/${template.id}`, {
    name: 'Report',
    body: 'Call: {{slots.call_back}}',
  })
  const { status, body } = await api.post(`/conversations/${id}/deliverables`)
  assert.equal(status, 201)
  assert.deepEqual(
    [body.title, body.body, body.deliverable_template_id, body.deliverable_template_version],
    ['Report', 'Call: yes\n', template.id, 2],
  )
  assert.deepEqual((await api.get(`/deliverables/${handed.id}`)).body, handed)
  const recorded = (await listRecorded(api)).filter(({ type }) => type === 'deliverable.created')
  assert.equal(recorded.length, 1)
  assert.ok(!JSON.stringify(recorded).includes('Call: yes'))
})

test('a correction rewrites what was handed over, and nothing that was written on request', async () => {
  const { api, id } = await start()
  await say(api, id, yes)
  const other = (await api.post(`/conversations/${id}/deliverables`)).body
  await say(api, id, { chip: { slot: 'call_back', values: ['false'] } })
  const [newer, handed] = (await api.get(`/deliverables?conversation_id=${id}`)).body.data
  assert.match(handed.body, /Call back: no/)
  assert.equal(newer.id, other.id)
  assert.match(newer.body, /Call back: yes/)
})

test('a template can be named if it is a live one of the agent; without any, it is the standard document', async () => {
  const { api, agent, template, id } = await start()
  const path = `/conversations/${id}/deliverables`
  const second = (await api.post('/deliverable_templates', { name: 'Second', body: 'For {{visitor.name}}' }))
    .body
  const named = await api.post(path, { deliverable_template_id: second.id })
  assert.deepEqual([named.body.title, named.body.body], ['Second', 'For Jana\n'])
  const foreign = (await api.post('/deliverable_templates', { name: 'x', body: 'x', agents: [] })).body
  for (const deliverable_template_id of [foreign.id, 999_999]) {
    const refused = await api.post(path, { deliverable_template_id })
    assert.deepEqual(
      [refused.body.error.code, refused.body.error.param],
      ['parameter_invalid', 'deliverable_template_id'],
    )
  }
  for (const each of [template, second]) await api.post(`/deliverable_templates/${each.id}/archive`)
  const archived = await api.post(path, { deliverable_template_id: second.id })
  assert.equal(archived.body.error.code, 'resource_archived')
  const standard = await api.post(path)
  assert.deepEqual(
    [standard.body.title, 'deliverable_template_id' in standard.body],
    ['Summary of the conversation', false],
  )
  assert.equal((await api.get(`/agents/${agent.slug}`)).status, 200)
  assert.equal((await api.post('/conversations/999999/deliverables')).status, 404)
})

test('a service that was archived since is in no document', async () => {
  const { api, template } = await start()
  const care = { name: 'Care plan', pricing_unit: 'monthly', price_min: 45_000, currency: 'EUR' }
  const { id: service_id } = (await api.post('/services', care)).body
  const agent = { slug: template.agents[0] }
  const { id } = await newConversation(api, agent)
  await say(api, id, 'What does the care plan cost?')
  await api.patch(`/deliverable_templates/${template.id}`, { body: '# Yours\n\nHello.\n\n{{services}}' })
  const written = async () => (await api.post(`/conversations/${id}/deliverables`)).body.body
  assert.match(await written(), /Care plan \(€450 per month\)/)
  await api.post(`/services/${service_id}/archive`)
  assert.equal(await written(), '# Yours\n\nHello.\n')
})

test('a document of another organization’s conversation is not written', async () => {
  const { id } = await start()
  const stranger = await newOrganization()
  await newAgent(stranger)
  assert.equal((await stranger.post(`/conversations/${id}/deliverables`)).status, 404)
})
