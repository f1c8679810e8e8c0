import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { newFact } from '../../../testing/knowledge.ts'
import { getConversation, getSnapshot } from '../repository.ts'
import { talkAt } from './talk_builder.ts'

test('prompts can refer to what was said, and to what is always known to this agent', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  await newFact(api, { tier: 'universal', text: 'We are a family business.' })
  const excluded = await newFact(api, { tier: 'universal', text: 'We hire.' })
  await api.post(`/knowledge_facts/${excluded}/exclusion`, { agent: agent.slug })
  const { id } = await newConversation(api, agent, { visitor: { name: 'Jana' } })
  await say(api, id, { chip: { slot: 'timing', values: ['later'] } })
  await say(api, id, 'How much does the workshop cost?')
  await api.post(`/conversations/${id}/takeover`)
  await say(api, id, { text: 'This is Mara.', role: 'owner' })

  const db = api.service.database.tenant(api.organization.id)
  const conversation = await getConversation(db, id)
  const flow = await getSnapshot(db, conversation.snapshot_address)
  const turn = { conversation, flow, message: { id: Number.MAX_SAFE_INTEGER } }
  const talk = talkAt(db, api.organization, turn, conversation.state)
  const moment = await talk.moment()
  assert.deepEqual(moment.slots, { timing: 'later' })
  assert.deepEqual(moment.facts, ['We are a family business.'])
  assert.deepEqual(
    [moment.organization.name, moment.agent.name, moment.visitor.name, moment.locale],
    [api.organization.name, agent.name, 'Jana', 'en'],
  )
  const turns = await talk.turns()
  assert.deepEqual(
    turns.map(({ visitor, by_team }) => [visitor === null, by_team]),
    [
      [true, false],
      [false, false],
      [false, false],
      [true, true],
    ],
  )
  assert.equal(turns[2]!.visitor, 'How much does the workshop cost?')
  assert.equal(turns[3]!.reply, 'This is Mara.')
})
