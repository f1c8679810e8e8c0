import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createBuiltinReasoner } from '../../../reasoning/reasoner/builtin.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { holdableReasoner } from '../../../testing/holdable_reasoner.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { reasonersWith } from '../../../testing/turn_model.ts'
import { concludingAgent, yes } from '../../visits/testing/concluding_agent.ts'
import { messagesOf, untilWaiting } from '../testing/turns.ts'
import { rewritePapers } from './write_papers.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, thinking)
const tokens = { input: 700, output: 300 }
const builtin = createBuiltinReasoner()
/** Writes other papers than the builtin reasoner, and counts what they cost. */
const author = reasonersWith(null, {
  isModel: true,
  assess: async (...given) => ({ ...(await builtin.assess(...given)), by: 'author', tokens }),
  write: async (_, { kind }) => ({ result: `The ${kind}, written again.`, by: 'author', tokens }),
})
const authored = await startService({ database: await sharedDatabase() }, { reasoners: author })
after(async () => {
  for (const { app } of [service, authored]) await app.close()
})

async function judgedAgent(api: Api) {
  await api.post('/fit_criteria', { kind: 'ideal', description: 'Wants a call' })
  return concludingAgent(api)
}

const no = { chip: { slot: 'call_back', values: ['false'] } }
const done = 'Thanks, that is all.'

test('a recap has its papers at once, takes a correction, and hands the document over once', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api, await judgedAgent(api))
  const { conversation: recapped, replies } = (await say(api, id, yes)).body
  assert.deepEqual([recapped.status, replies[0].deliverable.title], ['active', 'Your summary'])
  assert.ok(recapped.brief && recapped.recap && recapped.assessment)
  const { conversation: corrected, replies: changed } = (await say(api, id, no)).body
  assert.deepEqual([corrected.status, corrected.slot_values.call_back], ['active', false])
  assert.equal(changed[0].deliverable, undefined)
  assert.notEqual(corrected.brief, recapped.brief)
  const { conversation } = (await say(api, id, done)).body
  assert.deepEqual([conversation.status, conversation.brief], ['completed', corrected.brief])
  const { data: deliverables } = (await api.get(`/deliverables?conversation_id=${id}`)).body
  assert.equal(deliverables.length, 1)
  const { body } = (await api.get(`/deliverables/${deliverables[0].id}`)).body
  assert.match(body, /Call back: no/i)
})

describe('the turn that completes a conversation', () => {
  test('leaves it with assessment, brief, recap and the document that was promised, and with an event that quotes nobody', async () => {
    const api = await newOrganization()
    const { id } = await newConversation(api, await judgedAgent(api))
    const { replies } = (await say(api, id, yes)).body
    const { conversation } = (await say(api, id, done)).body
    assert.deepEqual([conversation.status, conversation.phase], ['completed', 'wrap_up'])
    assert.ok(conversation.ended_at && conversation.brief && conversation.recap)
    assert.equal(conversation.assessment.criteria.length, 1)
    assert.deepEqual(conversation, (await api.get(`/conversations/${id}`)).body)
    const { data: deliverables } = (await api.get(`/deliverables?conversation_id=${id}`)).body
    assert.equal(deliverables.length, 1)
    assert.deepEqual(replies[0].deliverable, { id: deliverables[0].id, title: 'Your summary' })
    assert.equal(deliverables[0].deliverable_template_id === undefined, false)
    const { data: events } = (await api.get('/events?type=conversation.completed')).body
    assert.deepEqual(events[0].data, {
      object: 'conversation',
      id,
      number: conversation.number,
      agent: 'front-desk',
      status: 'completed',
      phase: 'wrap_up',
      messages_count: 5,
    })
  })

  test('leaves a message that came meanwhile without a reply: the conversation takes none any more', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api, await judgedAgent(api))
    const held = thinking.hold()
    const first = say(api, id, 'Hello there.')
    await held.reached
    const second = say(api, id, yes)
    await untilWaiting(api, id, 2)
    const third = say(api, id, done)
    await untilWaiting(api, id, 3)
    const fourth = say(api, id, 'And one more thing.')
    await untilWaiting(api, id, 4)
    held.release()
    const answers = [await first, await second, await third, await fourth].map(({ body }) => body)
    assert.deepEqual(
      answers.map(({ replies }) => replies.length),
      [1, 1, 1, 0],
    )
    // Each answer shows the conversation as it is by then, so only the last two must see its end.
    assert.deepEqual(
      answers.slice(2).map(({ conversation }) => conversation.status),
      ['completed', 'completed'],
    )
    assert.equal((await messagesOf(api, id)).length, 8)
  })

  test('has the papers written again by a model, afterwards, and counts its tokens', async () => {
    const api = await newOrganization(authored)
    const { id } = await newConversation(api, await judgedAgent(api))
    const { replies } = (await say(api, id, yes)).body
    const { conversation } = (await say(api, id, done)).body
    assert.ok(conversation.brief && conversation.brief !== 'The brief, written again.')
    await runJobs(api, [rewritePapers])
    const after = (await api.get(`/conversations/${id}`)).body
    assert.deepEqual([after.brief, after.recap], ['The brief, written again.', 'The recap, written again.'])
    assert.deepEqual([after.status, after.messages_count], ['completed', 5])
    const deliverable = (await api.get(`/deliverables/${replies[0].deliverable.id}`)).body
    assert.equal(deliverable.body, 'The synthesis, written again.')
    const [today] = (await api.get('/organization/usage')).body.data
    assert.equal(today.model_tokens, 4 * (tokens.input + tokens.output))
  })

  test('has them stay as they are when the model fails, or the conversation is gone by then', async () => {
    const failing = await startService(
      { database: service.database },
      {
        reasoners: reasonersWith(null, {
          isModel: true,
          assess: async () => Promise.reject(new Error('told to fail')),
        }),
      },
    )
    const api = await newOrganization(failing)
    const { id } = await newConversation(api, await judgedAgent(api))
    await say(api, id, yes)
    const { conversation } = (await say(api, id, done)).body
    await assert.rejects(runJobs(api, [rewritePapers]), /told to fail/)
    assert.deepEqual((await api.get(`/conversations/${id}`)).body, conversation)
    const gone = await newConversation(api, { slug: conversation.agent })
    await say(api, gone.id, yes)
    await say(api, gone.id, done)
    await api.delete(`/conversations/${gone.id}`)
    await runJobs(api, [rewritePapers])
    await failing.app.close()
  })
})

test('a visitor who asks for a person is told of once', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const { conversation } = (await say(api, id, 'Can I talk to a real person, please?')).body
  assert.equal(conversation.person_wanted, true)
  await say(api, id, 'I really want to talk to a human being.')
  assert.equal((await api.get('/events?type=conversation.person_wanted')).body.data.length, 1)
})
