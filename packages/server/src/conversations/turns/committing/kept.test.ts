import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Responder, ResponderUsage } from '@foyer/engine'
import { newAgent } from '../../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say, storedConversation } from '../../../testing/conversations.ts'
import { turnModel } from '../../../testing/turn_model.ts'

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
  const api = await newOrganization()
  const { id } = await newConversation(api)
  await say(api, id, 'Can I talk to a real person, please?')
  const { conversation } = (await say(api, id, 'We want a new website.')).body
  assert.equal(conversation.person_wanted, true)
})

test('a conversation that is completed never pauses, and has no document that nobody promised', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api, await briefAgent(api))
  await say(api, id, 'We want a new website.')
  const { conversation, replies } = (await say(api, id, 'Thanks, that is all.')).body
  assert.deepEqual([conversation.status, replies[0].deliverable], ['completed', undefined])
  const { pauses_at, ended_at } = await storedConversation(api, id)
  assert.deepEqual([pauses_at, ended_at], [null, api.service.clock.now])
})

test('what a model has read and written is in the usage of the day and in the trace', async () => {
  const usage = {
    model: 'test/model',
    input_tokens: 70,
    cached_tokens: 40,
    output_tokens: 30,
    first_milliseconds: 1,
    milliseconds: 2,
  }
  const responder: Responder = {
    async *respond() {
      yield { type: 'text', text: 'That sounds good.' }
      yield { type: 'end', because: 'complete', usage }
    },
  }
  const costOf = (usages: readonly ResponderUsage[]) => ({ micros: 500 * usages.length, currency: 'EUR' })
  const service = await startService(
    { database: await sharedDatabase() },
    { reasoners: turnModel(responder, { costOf }) },
  )
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'We want a new website.')
  const [reply] = (await say(api, id, 'And a shop.')).body.replies
  const [today] = (await api.get('/organization/usage')).body.data
  assert.equal(today.model_tokens, 200)
  const trace = (await api.get(`/conversations/${id}/messages/${reply.id}/trace`)).body
  assert.deepEqual(trace.tokens, { input: 70, cached: 40, output: 30 })
  assert.equal(trace.cost.currency, 'EUR')
  await service.app.close()
})
