import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'

async function start() {
  const api = await newOrganization()
  const { slug } = await newAgent(api, { slug: 'desk' })
  const flow = (await api.get(`/agents/${slug}/flow`)).body
  const converse = (edits: object[]) => api.post(`/agents/${slug}/conversations`, { edits })
  return { api, slug, flow, converse }
}

test('a conversation runs on edits that are not saved, each on the result of the one before', async () => {
  const { api, slug, flow, converse } = await start()
  const [first] = flow.phases
  const { status, body, text } = await converse([
    { operation: 'updateFlowState', id: first.id, body: { title: 'Welcome', max_turns: 2 } },
    { operation: 'createFlowState', body: { title: 'Budget' } },
    { operation: 'updateFlow', body: { flow: { idle_minutes: 44 } } },
  ])
  assert.equal(status, 201, text)
  assert.equal(body.frozen_versions.flow, flow.version)
  const { content } = (await api.get(`/conversations/${body.id}/snapshot`)).body
  assert.equal(content.phases[0].title, 'Welcome')
  assert.equal(content.phases.at(-2).key, 'budget')
  assert.equal(content.idle_minutes, 44)
  assert.deepEqual((await api.get(`/agents/${slug}/flow`)).body, flow)
})

test('edits that do not compile, or that their operation would refuse, start no conversation', async () => {
  const { api, flow, converse } = await start()
  const [first] = flow.phases
  const recorded = await listRecorded(api)
  const cases: [object, string, string][] = [
    [
      { operation: 'createSlot', id: first.id, body: { key: 'x', data_type: 'enum' } },
      'flow_invalid',
      'edits',
    ],
    [
      { operation: 'createSlot', id: first.id, body: { data_type: 'enum' } },
      'parameter_missing',
      'edits.0.body.key',
    ],
    [{ operation: 'updateFlowState', body: { title: 'x' } }, 'parameter_missing', 'edits.0.id'],
    [{ operation: 'updateFlowState', id: 99_999, body: {} }, 'parameter_invalid', 'edits.0.id'],
    [
      { operation: 'orderFlowStates', body: { states: [first.id] } },
      'parameter_invalid',
      'edits.0.body.states',
    ],
  ]
  for (const [edit, code, param] of cases) {
    const { status, body, text } = await converse([edit])
    assert.equal(status, 422, text)
    assert.deepEqual([body.error.code, body.error.param], [code, param], text)
  }
  assert.deepEqual(await listRecorded(api), recorded)
  assert.deepEqual((await api.get('/conversations')).body.data, [])
})
