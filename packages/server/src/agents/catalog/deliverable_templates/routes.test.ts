import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'

const summary = { name: 'Summary', body: '# {{slots.goal}}' }

test('a change of name, body or format is the next version, and every version is kept', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const { id, version } = (await api.post('/deliverable_templates', summary)).body
  assert.equal(version, 1)
  const path = `/deliverable_templates/${id}`
  assert.equal((await api.get(`${path}/versions`)).body.data.length, 1)
  const versionAfter = async (changes: object) => (await api.patch(path, changes)).body.version
  assert.equal(await versionAfter({ agents: [] }), 1)
  assert.equal(await versionAfter({ name: 'Summary' }), 1)
  assert.equal(await versionAfter({ body: '# New' }), 2)
  assert.equal(await versionAfter({ name: 'Report', agents: [slug] }), 3)
  const { body } = await api.get(`${path}/versions`)
  assert.deepEqual(
    body.data.map((each: { version: number; name: string; body: string }) => [
      each.version,
      each.name,
      each.body,
    ]),
    [
      [3, 'Report', '# New'],
      [2, 'Summary', '# New'],
      [1, 'Summary', '# {{slots.goal}}'],
    ],
  )
  const second = await api.get(`${path}/versions?limit=1&starting_after=3`)
  assert.deepEqual([second.body.data[0].version, second.body.has_more], [2, true])
  assert.equal((await api.get('/deliverable_templates/999999/versions')).status, 404)
})

test('unknown references are warned of when a template is written, with the nearest known one', async () => {
  const api = await newOrganization()
  await newAgent(api)
  const body = '{{slots.gaol}} {{organization.adress}}'
  const created = (await api.post('/deliverable_templates', { name: 'Outline', body })).body
  assert.deepEqual(created.warnings, [
    'Unknown variable {{slots.gaol}}: did you mean {{slots.goal}}?',
    'Unknown variable {{organization.adress}}: did you mean {{organization.address}}?',
  ])
  const path = `/deliverable_templates/${created.id}`
  assert.deepEqual((await api.get(path)).body.warnings, created.warnings)
  const unowned = (await api.patch(path, { agents: [] })).body
  assert.deepEqual(unowned.warnings, created.warnings.slice(1))
  const mended = (await api.patch(path, { body: '{{slots.goal}} {{facts.pricing}} {{date}}' })).body
  assert.equal('warnings' in mended, false)
})

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
  assert.deepEqual(edited.body, { ...created, ...changes, version: 2 })
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
