import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes } from '@foyer/contract'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'

async function newFlow() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  return { api, path: `/agents/${slug}/flow` }
}

test('§2.1 the flow carries agent, name, version, phases in order, archetype and idle_minutes', async () => {
  const { api, path } = await newFlow()
  const { status, body } = await api.get(path)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), [
    'object',
    'agent',
    'name',
    'version',
    'phases',
    'archetype',
    'idle_minutes',
  ])
  assert.deepEqual(
    [body.object, body.agent, body.version, body.archetype],
    ['flow', 'front-desk', 1, 'discovery'],
  )
})

test('§4.13 a conversation of a new agent pauses after 30 idle minutes, whatever its archetype', async () => {
  const api = await newOrganization()
  for (const archetype of archetypes) {
    const { slug } = (await api.post('/agents', { name: 'Desk', archetype })).body
    const { body } = await api.get(`/agents/${slug}/flow`)
    assert.deepEqual([body.archetype, body.idle_minutes], [archetype, 30])
  }
})

test('§4.4 idle_minutes is set inside flow, null means never, and the updated flow is returned', async () => {
  const { api, path } = await newFlow()
  const set = await api.patch(path, { flow: { idle_minutes: 10 } })
  assert.deepEqual([set.status, set.body.idle_minutes, set.body.version], [200, 10, 2])
  const never = await api.patch(path, { flow: { idle_minutes: null, name: 'Second floor' } })
  assert.deepEqual([never.body.idle_minutes, never.body.name, never.body.version], [null, 'Second floor', 3])
  assert.deepEqual((await api.get(path)).body, never.body)
})

test('§8 idle_minutes is at least 10; unknown keys of flow are refused with their path', async () => {
  const { api, path } = await newFlow()
  const cases: [unknown, string, string][] = [
    [{ flow: { idle_minutes: 9 } }, 'parameter_invalid', 'flow.idle_minutes'],
    [{ flow: { idle_minutes: 'ten' } }, 'parameter_invalid', 'flow.idle_minutes'],
    [{ flow: { idle_minutes: 10.5 } }, 'parameter_invalid', 'flow.idle_minutes'],
    [{ flow: { archetype: 'intake' } }, 'parameter_unknown', 'flow.archetype'],
    [{ flow: 5 }, 'parameter_invalid', 'flow'],
    [{ idle_minutes: 20 }, 'parameter_unknown', 'idle_minutes'],
    [{}, 'parameter_missing', 'flow'],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.patch(path, body)
    assert.deepEqual([answer.status, answer.body.error.code, answer.body.error.param], [422, code, param])
  }
  assert.equal((await api.get(path)).body.version, 1)
})
