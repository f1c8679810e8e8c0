import assert from 'node:assert/strict'
import type { Api } from '../../../testing/api.ts'
import { type PublicAgent, publicAgent } from './visitors.ts'

/** What a visitor taps to be done with it. */
export const yes = { chip: { slot: 'call_back', values: ['true'] } }

/** An agent that wants one answer, hands over a document, and is done. */
export async function concludingAgent(api: Api, template: object = {}): Promise<PublicAgent> {
  const agent = await publicAgent(api)
  const path = `/agents/${agent.slug}/flow`
  const [welcome, ...others] = (await api.get(path)).body.phases
  await api.patch(`${path}/states/${welcome.id}`, {
    tools: ['consult_knowledge', 'capture_slots', 'suggest_replies', 'offer_deliverable'],
    exit_criteria: '',
  })
  for (const slot of welcome.slots) await api.post(`${path}/slots/${slot.id}/archive`)
  const slot = { key: 'call_back', data_type: 'boolean', required: true }
  const added = await api.post(`${path}/states/${welcome.id}/slots`, slot)
  assert.equal(added.status, 201, added.text)
  for (const phase of others.slice(0, -1)) {
    const archived = await api.post(`${path}/states/${phase.id}/archive`)
    assert.equal(archived.status, 200, archived.text)
  }
  const made = await api.post('/deliverable_templates', {
    name: 'Your summary',
    body: '# Summary\n\nCall back: {{slots.call_back}}',
    agents: [agent.slug],
    ...template,
  })
  assert.equal(made.status, 201, made.text)
  return agent
}
