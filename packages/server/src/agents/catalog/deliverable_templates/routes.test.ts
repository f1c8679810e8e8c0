import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'

const summary = { name: 'Summary', body: '# {{slots.goal}}' }

test('a deliverable template is Markdown unless said otherwise, for all current agents', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const { status, body } = await api.post('/deliverable_templates', summary)
  assert.equal(status, 201)
  assert.deepEqual([body.object, body.format, body.agents], ['deliverable_template', 'markdown', [slug]])
  assert.deepEqual((await api.get(`/deliverable_templates/${body.id}`)).body, body)
  const nobody = await api.post('/deliverable_templates', { ...summary, format: 'html', agents: [] })
  assert.deepEqual([nobody.body.format, nobody.body.agents], ['html', []])
})

test('PATCH changes name, body, format and agents; an archived one is not editable', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const created = (await api.post('/deliverable_templates', { ...summary, agents: [] })).body
  const changes = { name: 'Report', body: 'x', format: 'html', agents: [slug] }
  const edited = await api.patch(`/deliverable_templates/${created.id}`, changes)
  assert.deepEqual(edited.body, { ...created, ...changes })
  await api.post(`/deliverable_templates/${created.id}/archive`)
  const refused = await api.patch(`/deliverable_templates/${created.id}`, { name: 'y' })
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'resource_archived'])
  const wrong = await api.post('/deliverable_templates', { ...summary, agents: ['nobody'] })
  assert.deepEqual([wrong.body.error.code, wrong.body.error.param], ['parameter_invalid', 'agents.0'])
})

test('offer_deliverable without a live template for the agent is a warning of the compilation', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const flow = `/agents/${slug}/flow`
  const terminal = (await api.get(flow)).body.phases.at(-1)
  await api.patch(`${flow}/states/${terminal.id}`, { tools: ['offer_deliverable'] })
  const warned = (await api.post(`${flow}/compile`)).body.diagnostics
  assert.deepEqual(
    warned.map(({ severity }: { severity: string }) => severity),
    ['warning'],
  )
  await api.post('/deliverable_templates', summary)
  assert.deepEqual((await api.post(`${flow}/compile`)).body.diagnostics, [])
})
