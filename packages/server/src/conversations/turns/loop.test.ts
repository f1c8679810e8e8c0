import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { ResponderRequest } from '@foyer/engine'
import { noUsage, scriptedResponder } from '@foyer/engine/testing/scripted_responder'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'
import { concludingAgent } from '../visits/testing/concluding_agent.ts'

const models = scriptedModels()
const service = await startService({ database: await sharedDatabase() }, models)
after(() => service.app.close())

const capture = (slot: string, value: unknown, quote: string) => ({
  name: 'capture_slots',
  arguments: { [slot]: { value, quote } },
})

async function traceOf(api: Api, id: number, reply: { id: number }) {
  return (await api.get(`/conversations/${id}/messages/${reply.id}/trace`)).body
}

describe('a conversation that begins with a model', () => {
  test('is answered by it in one request, with what its calls record, and the trace shows both', async () => {
    const api = await newOrganization(service)
    await newFact(api, { text: 'A workshop costs 900 euros.' })
    const responder = models.script(api, {
      text: 'A workshop costs 900 euros. What would you like to achieve?',
      calls: [capture('goal', 'A new website', 'a new website')],
      request: ({ system, messages }) => {
        assert.match(system, /A workshop costs 900 euros/)
        assert.match(JSON.stringify(messages), /We want a new website/)
      },
    })
    const { id } = await newConversation(api)
    const { body } = await say(api, id, 'We want a new website. What does a workshop cost?')
    responder.finish()
    const [reply] = body.replies
    assert.equal(reply.text, 'A workshop costs 900 euros. What would you like to achieve?')
    assert.deepEqual(body.conversation.slot_values, { goal: 'A new website' })
    assert.deepEqual(body.conversation.slot_evidence.goal, {
      message_id: body.message.id,
      quote: 'a new website',
    })
    const trace = await traceOf(api, id, reply)
    assert.deepEqual(
      trace.rounds.map(({ calls }: { calls: { name: string; ok: boolean }[] }) =>
        calls.map(({ name, ok }) => [name, ok]),
      ),
      [[['capture_slots', true]]],
    )
    assert.deepEqual([trace.stand_in, trace.outcome.ended, trace.outcome.rounds], [null, 'answered', 1])
    assert.deepEqual(trace.captured, [
      { slot: 'goal', value: 'A new website', message_id: body.message.id, quote: 'a new website' },
    ])
  })

  test('tells its turn as it happens: what was captured, what the agent does, the words, the phase, and the whole in the end', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api, await concludingAgent(api))
    models.script(
      api,
      { calls: [{ name: 'consult_knowledge', arguments: { queries: ['calls'] } }] },
      { text: 'We call back. Is that right?', calls: [capture('call_back', true, 'call me')] },
    )
    const { text } = await api.post(
      `/conversations/${id}/messages`,
      { text: 'Please call me.' },
      { accept: 'text/event-stream' },
    )
    const told = [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, data]) => ({
      event: event!,
      data: JSON.parse(data!),
    }))
    assert.deepEqual(
      told.map(({ event }) => event),
      ['accepted', 'working', 'token', 'token', 'captured', 'phase', 'done'],
    )
    const { data: turn } = told.at(-1)!
    const words = told.filter(({ event }) => event === 'token').map(({ data }) => data.text)
    assert.equal(words.join(''), turn.replies[0].text)
    assert.equal(turn.conversation.phase, 'wrap_up')
  })

  test('gives the model what was said and done before as native messages, also what a person of the team wrote', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    const responder = models.script(
      api,
      { text: 'I see.', calls: [capture('goal', 'A shop', 'a shop')] },
      {
        text: 'Hello again.',
        request: ({ messages }) => {
          const words = JSON.stringify(messages)
          for (const said of ['We want a shop', 'I see.', 'Ada here', 'Hi Ada', 'Still there?'])
            assert.ok(words.includes(said), said)
          const called = messages.flatMap((message) => (message.role === 'assistant' ? message.calls : []))
          assert.deepEqual(
            called.map(({ name }) => name),
            ['capture_slots'],
          )
          assert.ok(messages.some(({ role }) => role === 'tool'))
        },
      },
    )
    await say(api, id, 'We want a shop.')
    await api.post(`/conversations/${id}/takeover`)
    await say(api, id, { text: 'Ada here.', role: 'owner' })
    await say(api, id, 'Hi Ada.')
    await api.delete(`/conversations/${id}/takeover`)
    assert.equal((await say(api, id, 'Still there?')).body.replies[0].text, 'Hello again.')
    responder.finish()
  })

  test('gives the model no knowledge of before that has changed since', async () => {
    const api = await newOrganization(service)
    const fact_id = await newFact(api, { text: 'A workshop costs 900 euros.' })
    const { id } = await newConversation(api)
    const search = { name: 'consult_knowledge', arguments: { queries: ['workshop'] } }
    const givenBefore = ({ messages }: ResponderRequest) => JSON.stringify(messages.slice(0, -1))
    const responder = scriptedResponder(
      { calls: [search] },
      { text: 'It costs 900 euros.' },
      {
        text: 'I am not sure.',
        request: (request) =>
          assert.doesNotMatch(givenBefore(request).replace('It costs 900 euros.', ''), /900/),
      },
    )
    models.use(api, responder, { knowledge_tokens: 0 })
    await say(api, id, 'What is the price of a workshop?')
    await api.post(`/knowledge_facts/${fact_id}/archive`)
    await say(api, id, 'Really?')
  })

  test('needs nobody to understand a tapped answer', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    models.script(api, { text: 'Good.' })
    const { body } = await say(api, id, { chip: { slot: 'timing', values: ['later'] } })
    assert.deepEqual(body.conversation.slot_values, { timing: 'later' })
  })

  test('records a question that the model cannot answer as a gap', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    const question = 'Do you deliver to Iceland?'
    models.script(api, {
      text: 'I do not know that.',
      calls: [{ name: 'report_gap', arguments: { question } }],
    })
    await say(api, id, question)
    const { data } = (await api.get('/knowledge_gaps')).body
    assert.deepEqual(
      data.map((gap: { question: string }) => gap.question),
      [question],
    )
  })

  test('has a person told once, with the words that the visitor wants passed on', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    const leave = {
      name: 'leave_message',
      arguments: { message: 'The boiler is leaking.', reply_to: 'jana@tea.example' },
    }
    models.script(
      api,
      { text: 'I will pass it on.', calls: [leave] },
      {
        text: 'They know.',
        calls: [{ name: 'hand_over', arguments: { reason: 'Urgent.', cause: 'visitor_wants_it' } }],
      },
    )
    const { conversation } = (
      await say(api, id, 'Tell them that the boiler is leaking, jana@tea.example is my address.')
    ).body
    assert.equal(conversation.person_wanted, true)
    await say(api, id, 'Is somebody there?')
    const told = (await listRecorded(api, 'conversation')).filter(({ type }) =>
      type.endsWith('person_wanted'),
    )
    assert.equal(told.length, 1)
    models.script(api, {
      text: 'Goodbye!',
      calls: [{ name: 'end_conversation', arguments: { goodbye: 'Goodbye' } }],
    })
    const { brief } = (await say(api, id, 'Goodbye.')).body.conversation
    assert.match(brief, /## Passed on to you\n\n- “The boiler is leaking\.”\n- “Urgent\.”/)
  })
})

describe('the end of a conversation with a model', () => {
  test('comes after its recap, whose papers are there at once and follow a correction', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api, await concludingAgent(api))
    models.script(
      api,
      { text: 'You want a call. Is that right?', calls: [capture('call_back', true, 'call me')] },
      { text: 'No call, then.', calls: [capture('call_back', false, 'do not call')] },
      { text: 'Goodbye!', calls: [{ name: 'end_conversation', arguments: { goodbye: 'Goodbye' } }] },
    )
    const recapped = (await say(api, id, 'Please call me.')).body.conversation
    assert.deepEqual([recapped.status, recapped.phase], ['active', 'wrap_up'])
    assert.ok(recapped.brief && recapped.recap && recapped.assessment)
    const corrected = (await say(api, id, 'No, do not call me.')).body.conversation
    assert.deepEqual([corrected.status, corrected.slot_values], ['active', { call_back: false }])
    assert.notEqual(corrected.recap, recapped.recap)
    const { conversation } = (await say(api, id, 'Goodbye.')).body
    assert.equal(conversation.status, 'completed')
    assert.ok(conversation.ended_at)
  })
})

describe('a model that fails', () => {
  const failure = { reason: 'unreachable' as const, message: 'The provider could not be reached.' }

  test('leaves the visitor with what the look-up is sure of', async () => {
    const api = await newOrganization(service)
    await newFact(api, { text: 'The workshop costs 1,200 euros.' })
    const { id } = await newConversation(api)
    models.script(api, { failure })
    const [reply] = (await say(api, id, 'How much does the workshop cost?')).body.replies
    assert.equal(reply.text, 'The workshop costs 1,200 euros.')
    const trace = await traceOf(api, id, reply)
    assert.deepEqual([trace.stand_in, trace.reasoner.fallback], ['looked_up', failure.message])
    assert.deepEqual(
      trace.outcome.questions.map(({ answered }: { answered: string }) => answered),
      ['yes'],
    )
  })

  test('leaves the visitor with an honest sentence where that is not sure, in their language', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api, undefined, { locale: 'de' })
    models.script(api, { failure })
    const [reply] = (await say(api, id, 'Liefern Sie nach Island?')).body.replies
    assert.match(reply.text, /nicht sicher/)
    const trace = await traceOf(api, id, reply)
    assert.deepEqual([trace.stand_in, trace.outcome.ended], ['honest_sentence', 'failed'])
    assert.equal((await api.get('/knowledge_gaps')).body.data.length, 0)
  })

  test('and has said something leaves that', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    models.script(api, { text: 'Welcome to us. And then', failure })
    const [reply] = (await say(api, id, 'Hello.')).body.replies
    assert.equal(reply.text, 'Welcome to us.')
  })

  test('for longer than a turn may take is waited for no longer', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    models.use(
      api,
      (signal) => ({
        async *respond() {
          if (!signal.aborted)
            await new Promise((ended) => signal.addEventListener('abort', ended, { once: true }))
          yield { type: 'failure', failure: { reason: 'aborted', message: 'Time was up.' }, usage: noUsage }
        },
      }),
      { turn_seconds: 0.05 },
    )
    const [reply] = (await say(api, id, 'Hello.')).body.replies
    assert.match(reply.text, /not sure/)
  })
})

describe('a conversation keeps the way that it began with', () => {
  const formatOf = async (api: Api, id: number) =>
    ((await storedConversation(api, id)).state as { format: number }).format

  test('without a model: one that is set later does not answer', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    await say(api, id, 'We want a new website.')
    const responder = models.script(api)
    assert.equal((await say(api, id, 'It is urgent.')).body.replies.length, 1)
    assert.deepEqual([responder.requests.length, await formatOf(api, id)], [0, 1])
  })

  test('with one: where it is gone, the look-up answers or an honest sentence stands in', async () => {
    const api = await newOrganization(service)
    await newFact(api, { text: 'The workshop costs 1,200 euros.' })
    const { id } = await newConversation(api)
    models.script(api, { text: 'Hello.' })
    await say(api, id, 'Hi.')
    models.remove(api)
    const [answer] = (await say(api, id, 'How much does the workshop cost?')).body.replies
    assert.equal(answer.text, 'The workshop costs 1,200 euros.')
    const [honest] = (await say(api, id, 'Do you deliver to Iceland by ship?')).body.replies
    assert.match(honest.text, /not sure/)
    assert.match((await traceOf(api, id, honest)).reasoner.fallback, /no model/)
    assert.equal(await formatOf(api, id), 2)
  })

  test('also one that began before its model was set, and in which nobody has written yet', async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    models.script(api, { text: 'Hello.' })
    assert.equal((await say(api, id, 'Hi.')).body.replies[0].text, 'Hello.')
    assert.equal(await formatOf(api, id), 2)
  })
})
