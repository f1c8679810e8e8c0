import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { newFact } from '../../testing/knowledge.ts'
import { loopTraceWith, setTrace } from '../../testing/stored_traces.ts'
import { recordSupport } from './record_support.ts'

/** A conversation whose last reply is a model's. */
async function loopReply(trace = loopTraceWith()) {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  await say(api, id, 'How much does the workshop cost?')
  const message_id = await setTrace(api, id, trace)
  return { api, id, message_id }
}

const traceOf = async (api: Api, id: number, message_id: number) =>
  (await api.get(`/conversations/${id}/messages/${message_id}/trace`)).body

test("the trace of a model's reply has its outcome, its rounds, and what the evidence said", async () => {
  const { api, id, message_id } = await loopReply(
    loopTraceWith({
      outcome: { phase_moves: [{ phase: 'explore', because: 'exit' }] },
      phase: { before: 'welcome', after: 'explore' },
      captured: [{ slot: 'team', value: 'small', message_id: 4, quote: 'a small one' }],
      fallback: 'The provider was busy.',
    }),
  )
  const trace = await traceOf(api, id, message_id)
  const [question] = trace.outcome.questions
  assert.equal(question.answered, 'yes')
  const texts = new Map(trace.passages.map(({ id, text }: { id: number; text: string }) => [id, text]))
  assert.deepEqual(
    question.evidence.map(({ id }: { id: number }) => texts.get(id)),
    ['The workshop costs 1,200 euros.', 'Prices are net.'],
  )
  const [looked, said] = trace.rounds
  assert.deepEqual(
    [looked.calls[0].name, looked.calls[0].arguments, looked.calls[0].ok],
    ['consult_knowledge', { question: 'price of the workshop' }, true],
  )
  assert.deepEqual(
    [said.text, said.refused],
    [
      'It costs 1,200 euros.',
      [{ sentence: 'It is 900 euros in May.', because: 'Nothing states 900 euros.', rule: 'value' }],
    ],
  )
  assert.deepEqual(said.tokens, { input: 1000, cached: 900, output: 30 })
  assert.deepEqual(said.milliseconds, { first: 200, total: 500 })
  assert.deepEqual(trace.phase, { before: 'welcome', after: 'explore', because: 'exit' })
  assert.deepEqual(trace.captured[0].quote, 'a small one')
  assert.deepEqual([trace.plan, trace.questions, trace.voice], [[], [], []])
  assert.deepEqual(trace.reasoner, {
    read: 'test/model',
    worded: 'test/model',
    fallback: 'The provider was busy.',
  })
  assert.deepEqual(trace.cost, { amount: 0.0025, currency: 'EUR' })
  assert.deepEqual([trace.milliseconds.first, trace.milliseconds.total], [800, 1100])
})

test('the trace of a built-in reply has the same outcome, with the texts of its evidence', async () => {
  const api = await newOrganization()
  const fact_id = await newFact(api, { text: 'The workshop costs 1,200 euros.' })
  const { id } = await newConversation(api)
  const { replies } = (await say(api, id, 'How much does the workshop cost?')).body
  const { outcome, passages, rounds, cost } = await traceOf(api, id, replies[0].id)
  assert.deepEqual(outcome.questions, [
    {
      text: 'How much does the workshop cost?',
      answered: 'yes',
      evidence: [{ kind: 'fact', id: fact_id }],
    },
  ])
  assert.deepEqual([outcome.ended, outcome.rounds], ['answered', 0])
  assert.equal(
    passages.find((passage: { id: number }) => passage.id === fact_id).text,
    'The workshop costs 1,200 euros.',
  )
  assert.deepEqual([rounds, cost], [[], null])
})

test('a conversation tells what all its replies took', async () => {
  const { api, id } = await loopReply()
  await say(api, id, 'And on Sunday?')
  await setTrace(api, id, loopTraceWith({ cost: { micros: 70, currency: 'USD' } }))
  const { replies, tokens, costs, milliseconds } = (await api.get(`/conversations/${id}/usage`)).body
  assert.deepEqual([replies, tokens], [3, { input: 3800, cached: 3200, output: 100 }])
  assert.deepEqual(costs, [
    { amount: 0.0025, currency: 'EUR' },
    { amount: 0.00007, currency: 'USD' },
  ])
  assert.ok(milliseconds >= 2200)
  assert.equal((await api.get('/conversations/999999/usage')).status, 404)
})

test('what a check finds after the reply is marked in the trace, on the message and in the results', async () => {
  const { api, id, message_id } = await loopReply(loopTraceWith({ unsupported: null }))
  await api.post(`/conversations/${id}/close`)
  const usages = [
    {
      model: 'test/small',
      input_tokens: 100,
      cached_tokens: 10,
      output_tokens: 5,
      first_milliseconds: 90,
      milliseconds: 100,
    },
  ]
  const check = { unsupported: ['It is free.'], usages }
  const model = { costOf: () => ({ micros: 30, currency: 'EUR' }) }
  const tenant = api.service.database.tenant(api.organization.id)
  assert.equal((await traceOf(api, id, message_id)).unsupported, null)
  await recordSupport(tenant, { conversation_id: id, message_id }, check, model)
  const trace = await traceOf(api, id, message_id)
  assert.deepEqual(trace.unsupported, ['It is free.'])
  assert.deepEqual([trace.tokens.input, trace.cost.amount], [2000, 0.00253])
  const messages = (await api.get(`/conversations/${id}/messages`)).body.data
  assert.deepEqual(
    messages.map(({ unsupported }: { unsupported?: string[] }) => unsupported),
    [undefined, undefined, ['It is free.']],
  )
  assert.equal((await api.get('/insights')).body.current.unsupported, 1)
})
