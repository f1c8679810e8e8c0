import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reasoner } from '../../../reasoning/index.ts'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'
import { newFact } from '../../../testing/knowledge.ts'
import { faithful, sourcesIn, tagged } from '../../../testing/model_provider/faithful.ts'
import { startModelService } from '../../../testing/model_provider/service.ts'
import { builtin, passageOf, requestOf, resultOf } from '../../../testing/model_provider/talk.ts'
import { writeReply } from './thinking_context.ts'

const begin = async (script = faithful) => {
  const { service, provider } = await startModelService(script)
  const api = await newOrganization(service)
  await newAgent(api, { slug: 'desk' })
  await newFact(api, { text: 'The workshop costs 1,200 euros.' })
  const { body } = await api.post('/agents/desk/conversations', { locale: 'en' })
  return { api, provider, path: `/conversations/${body.id}` }
}

test('what was captured and where the conversation goes is told before the first word, and once', async () => {
  const { api, path } = await begin()
  await api.post(`${path}/messages`, { text: 'We want a new website.' })
  const { text } = await api.post(
    `${path}/messages`,
    { text: 'We are Harbour Bakery Ltd. What does the workshop cost?' },
    { accept: 'text/event-stream' },
  )
  const events = [...text.matchAll(/^event: (.*)$/gm)].map(([, event]) => event!)
  assert.deepEqual(
    events.filter((event) => event !== 'token' && event !== 'chips'),
    ['accepted', 'captured', 'phase', 'done'],
  )
  assert.ok(events.indexOf('phase') < events.indexOf('token'))
})

test('a question that a model declines is a gap, though the knowledge was sure of it; one that it answers is none', async () => {
  const declining = await begin((asked, count) => {
    const { text } = asked.messages.at(-1)!
    return tagged(text, 'task') === null ? faithful(asked, count) : { say: '[none 1]' }
  })
  const question = 'What does the workshop cost?'
  const { body } = await declining.api.post(`${declining.path}/messages`, { text: question })
  const trace = (await declining.api.get(`${declining.path}/messages/${body.replies[0].id}/trace`)).body
  assert.equal(trace.questions[0].verdict, 'nothing')
  assert.deepEqual(
    (await declining.api.get('/knowledge_gaps')).body.data.map((gap: { question: string }) => gap.question),
    [question],
  )
  const answering = await begin()
  await answering.api.post(`${answering.path}/messages`, { text: question })
  assert.deepEqual((await answering.api.get('/knowledge_gaps')).body.data, [])
})

test('what the last answer rested on is given again with the next question, as it is now', async () => {
  const { api, path, provider } = await begin()
  const given = async (text: string) => {
    await api.post(`${path}/messages`, { text })
    const { messages } = provider.requests.findLast(
      (asked) => tagged(asked.messages[0]!.text, 'task') !== null,
    )!
    return sourcesIn(messages[0]!.text).map((source) => source.text)
  }
  assert.deepEqual(await given('What does the workshop cost?'), ['The workshop costs 1,200 euros.'])
  assert.deepEqual(await given('Thank you!'), ['The workshop costs 1,200 euros.'])
  await api.service.database.system`
    update knowledge_facts set archived = true, suppression_scope = 'source' where organization_id = ${api.organization.id}`
  await api.post(`${path}/messages`, { text: 'Thank you!' })
  assert.deepEqual(await given('Thank you!'), [])
})

test('what a model settles on after its time is up does not hold', async () => {
  const { request, settled } = requestOf({ results: [resultOf('When?', [passageOf(1, 'At nine.')])] })
  const over = new AbortController()
  const { promise: isLate, resolve } = Promise.withResolvers<void>()
  const slow: Reasoner = {
    ...builtin,
    async reply(late, emit) {
      await isLate
      late.settle(late.results.map((result) => ({ ...result, verdict: 'nothing' as const })))
      emit('Too late.')
      return { result: { text: 'Too late.', voice: [] }, by: 'model', tokens: { input: 0, output: 0 } }
    },
  }
  const told: string[] = []
  const replying = writeReply(
    { turn: { reasoner: slow }, builtin, signal: over.signal },
    request,
    (_, data) => void told.push(JSON.stringify(data)),
  )
  over.abort()
  const { result } = await replying
  resolve()
  await isLate
  await Promise.resolve()
  assert.equal(settled.length, 1)
  assert.deepEqual(told, [JSON.stringify({ text: result.text })])
})
