import assert from 'node:assert/strict'
import { newAgent, type TestAgent } from '../../../testing/agents.ts'
import type { Api } from '../../../testing/api.ts'

/** An agent that wants one answer, whether to call back, promises a document, and is done. */
export async function shortAgent(api: Api): Promise<TestAgent> {
  const agent = await newAgent(api)
  const path = `/agents/${agent.slug}/flow`
  const { phases } = (await api.get(path)).body
  const [welcome, , , wrapUp] = phases
  await api.patch(`${path}/states/${welcome.id}`, {
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies', 'offer_deliverable'],
    exit_criteria: '',
  })
  for (const slot of welcome.slots) await api.post(`${path}/slots/${slot.id}/archive`)
  const slot = { key: 'call_back', data_type: 'boolean', required: true }
  const added = await api.post(`${path}/states/${welcome.id}/slots`, slot)
  assert.equal(added.status, 201, added.text)
  for (const phase of phases)
    if (phase !== welcome && phase !== wrapUp) {
      const archived = await api.post(`${path}/states/${phase.id}/archive`)
      assert.equal(archived.status, 200, archived.text)
    }
  await api.post('/fit_criteria', { kind: 'ideal', description: 'Wants a call' })
  await api.post('/deliverable_templates', {
    name: 'Your summary',
    body: '# Summary\n\nCall: {{slots.call_back}}',
  })
  return agent
}
