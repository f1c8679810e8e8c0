import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createBuiltinReasoner } from '../../../reasoning/reasoner/builtin.ts'
import { newAgent } from '../../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say, storedConversation } from '../../../testing/conversations.ts'
import { holdableReasoner } from '../../../testing/holdable_reasoner.ts'

const builtin = createBuiltinReasoner()
const tokens = { input: 70, output: 30 }
const fallback = 'The model did not answer in time.'
const service = await startService(
  { database: await sharedDatabase() },
  holdableReasoner({
    read: async (...given) => ({ ...(await builtin.read(...given)), tokens }),
    reply: async (...given) => ({ ...(await builtin.reply(...given)), tokens, fallback }),
  }),
)
after(() => service.app.close())

/** An agent that is done after one message. */
async function briefAgent(api: Api) {
  const agent = await newAgent(api)
  const path = `/agents/${agent.slug}/flow/states`
  const { phases } = (await api.get(`/agents/${agent.slug}/flow`)).body
  const [first, ...others] = phases
  await api.patch(`${path}/${first.id}`, { max_turns: 1 })
  for (const { id, kind } of others) if (kind !== 'terminal') await api.post(`${path}/${id}/archive`)
  return agent
}

test('who has asked for a person has asked for one, whatever is said afterwards', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'Can I talk to a real person, please?')
  const { conversation } = (await say(api, id, 'We want a new website.')).body
  assert.equal(conversation.person_wanted, true)
})

test('a conversation that is completed never pauses, and has no document that nobody promised', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api, await briefAgent(api))
  await say(api, id, 'We want a new website.')
  const { conversation, replies } = (await say(api, id, 'Thanks, that is all.')).body
  assert.deepEqual([conversation.status, replies[0].deliverable], ['completed', undefined])
  const { pauses_at, ended_at } = await storedConversation(api, id)
  assert.deepEqual([pauses_at, ended_at], [null, service.clock.now])
})

test('what reading and wording have cost is in the usage of the day', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'We want a new website.')
  await say(api, id, 'And a shop.')
  const [today] = (await api.get('/organization/usage')).body.data
  assert.equal(today.model_tokens, 4 * (tokens.input + tokens.output))
})

test('why the builtin reasoner stood in for a model is in the trace', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const [reply] = (await say(api, id, 'We want a new website.')).body.replies
  const trace = (await api.get(`/conversations/${id}/messages/${reply.id}/trace`)).body
  assert.deepEqual([trace.reasoner.fallback, trace.tokens], [fallback, { input: 140, output: 60 }])
})
