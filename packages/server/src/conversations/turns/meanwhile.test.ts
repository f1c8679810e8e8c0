import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say, setConversation } from '../../testing/conversations.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { messagesOf, post, untilWaiting } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, thinking)
after(() => service.app.close())

/** What comes of a message when something happens while it is thought about. */
async function whileThinking(happens: (api: Api, path: string) => Promise<unknown>) {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const said = post(api, id, { text: 'We want a new website.' })
  await held.reached
  await happens(api, `/conversations/${id}`)
  held.release()
  return { api, id, answer: await said }
}

describe('while a message is thought about', () => {
  test('its conversation is closed: it was kept, and no reply is written', async () => {
    const { api, id, answer } = await whileThinking((api, path) => api.post(`${path}/close`))
    assert.deepEqual(
      [answer.status, answer.body.replies, answer.body.conversation.status],
      [201, [], 'closed'],
    )
    assert.deepEqual(
      (await messagesOf(api, id)).map(({ role }) => role),
      ['agent', 'visitor'],
    )
    assert.deepEqual(answer.body.conversation, (await api.get(`/conversations/${id}`)).body)
  })

  test('a person takes the conversation over: the agent is silent, also about the next message, until it is handed back', async () => {
    const { api, id, answer } = await whileThinking((api, path) => api.post(`${path}/takeover`))
    assert.deepEqual([answer.body.replies, answer.body.conversation.status], [[], 'handed_off'])
    assert.deepEqual((await say(api, id, 'Are you there?')).body.replies, [])
    const owner = (await say(api, id, { text: 'Yes, this is Mara.', role: 'owner' })).body
    assert.deepEqual([owner.message.role, owner.replies], ['owner', []])
    assert.equal(owner.conversation.messages_count, 4)
    await api.delete(`/conversations/${id}/takeover`)
    assert.equal((await say(api, id, 'We want a new website.')).body.replies.length, 1)
  })

  test('a person takes over and hands back: what the agent was about to say stays unsaid', async () => {
    const { answer } = await whileThinking(async (api, path) => {
      await api.post(`${path}/takeover`)
      await api.delete(`${path}/takeover`)
    })
    assert.deepEqual([answer.body.replies, answer.body.conversation.status], [[], 'active'])
  })

  test('its conversation has ended otherwise: no reply is written, and the turn is over', async () => {
    const { api, id, answer } = await whileThinking((api, path) =>
      setConversation(api, Number(path.split('/').at(-1)), { status: 'expired' }),
    )
    assert.deepEqual([answer.body.replies, answer.body.conversation.status], [[], 'expired'])
    assert.equal((await messagesOf(api, id)).length, 2)
    await untilWaiting(api, id, 0)
  })

  test('its conversation is rated, and the rating is kept', async () => {
    const { api, id, answer } = await whileThinking((api, path) => api.post(`${path}/rating`, { rating: 4 }))
    assert.deepEqual([answer.body.replies.length, answer.body.conversation.rating], [1, 4])
    assert.deepEqual((await api.get(`/conversations/${id}`)).body, answer.body.conversation)
  })

  test('its conversation is erased: there is nothing left to answer', async () => {
    const { answer } = await whileThinking((api, path) => api.delete(path))
    assert.deepEqual([answer.status, answer.body.error.code], [404, 'resource_missing'])
  })

  test('its model fails: the visitor gets an honest sentence, and the trace says why', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    const held = thinking.hold()
    const said = say(api, id, 'We want a new website.')
    await held.reached
    held.fail()
    const [reply] = (await said).body.replies
    assert.match(reply.text, /not sure/)
    const trace = (await api.get(`/conversations/${id}/messages/${reply.id}/trace`)).body
    assert.equal(trace.reasoner.fallback, 'Told to fail.')
    assert.deepEqual([trace.stand_in, trace.outcome.ended], ['honest_sentence', 'failed'])
  })
})
