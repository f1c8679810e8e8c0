import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { newFact } from '../../../testing/knowledge.ts'
import { concludingAgent, yes } from '../../visits/testing/concluding_agent.ts'

test('a document that is handed over states the facts that its template asks for and its agent may use', async () => {
  const api = await newOrganization()
  await api.patch('/organization', { profile: { email: 'hallo@kai.example' } })
  const body =
    '## Prices\n\n{{facts.pricing}}\n\n## Always\n\n{{facts}}\n\n{{organization.email}}\n\n{{slots.call_back}}'
  const agent = await concludingAgent(api, { body })
  await newFact(api, { topic: 'pricing', text: 'Prices are net.' })
  await newFact(api, { topic: 'practical', tier: 'universal', text: 'Closed on Mondays.' })
  await newFact(api, { topic: 'people', text: 'We are six.' })
  const excluded = await newFact(api, { topic: 'pricing', text: 'Nobody pays this.' })
  await api.post(`/knowledge_facts/${excluded}/exclusion`, { agent: agent.slug })
  const { id } = await newConversation(api, agent)
  await say(api, id, yes)
  const [document] = (await api.get(`/deliverables?conversation_id=${id}`)).body.data
  assert.equal(
    document.body,
    '## Prices\n\n- Prices are net.\n\n## Always\n\n- Closed on Mondays.\n\nhallo@kai.example\n\nyes\n',
  )
})
