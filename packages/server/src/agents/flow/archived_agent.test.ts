import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowEdits } from '@foyer/contract'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'

async function archivedFlow() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const flow = `/agents/${slug}/flow`
  const before = (await api.get(flow)).body
  await api.post(`/agents/${slug}/archive`)
  return { api, flow, before, phases: before.phases as { id: number; slots: { id: number }[] }[] }
}

type Edit = [method: 'post' | 'patch' | 'put' | 'delete', path: string, body?: object]

/** Every edit of a flow, of one of its phases and of one of its slots. */
function editsOf(flow: string, phase: number, slot: number): Edit[] {
  const [state, question] = [`${flow}/states/${phase}`, `${flow}/slots/${slot}`]
  return [
    ['patch', flow, { flow: { idle_minutes: 99 } }],
    ['post', `${flow}/states`, { title: 'Budget' }],
    ['patch', state, { max_turns: 9 }],
    ['post', `${state}/archive`],
    ['delete', `${state}/archive`],
    ['post', `${state}/slots`, { key: 'budget', data_type: 'string' }],
    ['patch', question, { title: 'Budget' }],
    ['post', `${question}/archive`],
    ['delete', `${question}/archive`],
    ['put', `${flow}/order`, { states: [phase] }],
    ['put', `${state}/slots/order`, { slots: [slot] }],
  ]
}

async function assertRefused(api: Api, [method, path, body]: Edit, status: number, code: string) {
  const answer = await api[method](path, body)
  assert.deepEqual([path, answer.status, answer.body.error?.code], [path, status, code])
}

test('§3 the flow of an archived agent can be read, and every edit of it is refused', async () => {
  const { api, flow, before, phases } = await archivedFlow()
  const { id, slots } = phases.find((phase) => phase.slots.length > 0)!
  const edits = editsOf(flow, id, slots[0]!.id)
  assert.equal(edits.length, flowEdits.length)
  for (const edit of [...edits, ['post', `${flow}/versions/1/revert`] satisfies Edit])
    await assertRefused(api, edit, 422, 'resource_archived')
  for (const path of ['', `/states/${id}`, `/slots/${slots[0]!.id}`, '/versions/1'])
    assert.equal((await api.get(flow + path)).status, 200)
  assert.deepEqual((await api.get(flow)).body, before)
})

test('§3 a phase, a slot or a version that is not there is missing, also where the agent is archived', async () => {
  const { api, flow } = await archivedFlow()
  const nowhere = 2 ** 52
  const inside = editsOf(flow, nowhere, nowhere).filter(([, path]) => path.includes(String(nowhere)))
  for (const edit of [...inside, ['post', `${flow}/versions/99/revert`] satisfies Edit])
    await assertRefused(api, edit, 404, 'resource_missing')
})
