import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversation, messages, newSession, start } from '../testing/session.ts'
import { brokenConnection, json, refusal, turnStream, visitServer } from '../testing/visit_server.ts'
import { message, turnOf, visit, visitorMessage } from '../testing/visits.ts'

test('a first visit starts one conversation, and a later page resumes it with a fresh token', async (t) => {
  const resumed = visit({ token: 'vt_2', messages: [message(1), visitorMessage(2, 'Hello'), message(3)] })
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit())],
    [conversation]: [json(200, resumed)],
  })
  const first = newSession(t, url)
  assert.equal(first.session.hasConversation, false)
  await Promise.all([first.session.connect(), first.session.connect()])
  assert.deepEqual(first.texts(), ['message 1'])
  const { storage } = first.environment
  const second = newSession(t, url, { storage })
  assert.equal(second.session.hasConversation, true)
  await second.session.connect()
  assert.deepEqual(second.texts(), ['message 1', 'Hello', 'message 3'])
  assert.equal(calls(start).length, 1)
  assert.equal(calls(conversation)[0]?.headers.authorization, 'Bearer vt_1')
  assert.ok(storage.getItem(`foyer ${url} ag_1`)?.includes('vt_2'))
})

test('a start that broke off is repeated under its key, after growing pauses', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [brokenConnection, refusal(503, 'internal'), json(201, visit())],
  })
  const { session, states, pauses } = newSession(t, url)
  await session.connect()
  assert.equal(session.store.state.stage, 'talking')
  assert.ok(states.some(({ stage }) => stage === 'unreachable'))
  const keys = calls(start).map(({ headers }) => headers['idempotency-key'])
  assert.deepEqual(keys, [keys[0], keys[0], keys[0]])
  assert.deepEqual(pauses, [1000, 2000])
})

test('an agent that is not to be had is not asked for again', async (t) => {
  const { url, calls } = await visitServer(t, { [start]: [refusal(404, 'resource_missing')] })
  const { session } = newSession(t, url)
  await session.connect()
  assert.equal(session.store.state.stage, 'unavailable')
  assert.equal(calls(start).length, 1)
})

test('a conversation whose token has run out makes way for a new one, which is said', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit()), json(201, visit({ token: 'vt_new', messages: [message(9)] }))],
    [conversation]: [refusal(401, 'invalid_api_key')],
  })
  const { environment, session } = newSession(t, url)
  await session.connect()
  const later = newSession(t, url, { storage: environment.storage })
  await later.session.connect()
  assert.deepEqual(later.texts(), ['message 9'])
  assert.equal(later.session.store.state.lost, true)
  assert.equal(calls(start).length, 2)
  assert.ok(environment.storage.getItem(`foyer ${url} ag_1`)?.includes('vt_new'))
})

test('after the end another conversation begins, though the last one is still remembered', async (t) => {
  const { url } = await visitServer(t, {
    [start]: [json(201, visit({ status: 'completed' })), json(201, visit({ id: 2, messages: [message(9)] }))],
  })
  const { session, texts } = newSession(t, url)
  await session.connect()
  await session.startNew()
  assert.deepEqual(texts(), ['message 9'])
  const { status, lost } = session.store.state
  assert.deepEqual([status, lost], ['active', false])
})

test('a token older than a day is replaced before the next message', async (t) => {
  let now = 0
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit())],
    [conversation]: [json(200, visit({ token: 'vt_2' }))],
    [messages]: [turnStream(['done', turnOf(visitorMessage(2, 'Hello'), message(3))])],
  })
  const { session } = newSession(t, url, { now: () => now })
  await session.connect()
  now = 25 * 60 * 60 * 1000
  await session.send({ text: 'Hello' }, 'Hello')
  assert.equal(calls(messages)[0]?.headers.authorization, 'Bearer vt_2')
})

test('who receives the visitor can be known without a conversation', async (t) => {
  const { url, received } = await visitServer(t, {
    'GET /visit/agents/ag_1': [json(200, visit().agent)],
  })
  const { session } = newSession(t, url)
  assert.equal(session.store.state.ready, false)
  await session.showAgent()
  const { agent, ready } = session.store.state
  assert.deepEqual([agent?.name, ready], ['Mira', true])
  assert.deepEqual(
    received.map(({ query }) => query),
    ['locale=en'],
  )
})

test('an agent that cannot be asked how it looks is shown as it comes', async (t) => {
  const { url } = await visitServer(t, { 'GET /visit/agents/ag_1': [refusal(503, 'internal')] })
  const { session } = newSession(t, url)
  await session.showAgent()
  const { agent, ready } = session.store.state
  assert.deepEqual([agent, ready], [undefined, true])
})

const tokenOf = (sub: string) => `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`

test('a visitor whose identity is refused is received without it, and the reason is on the console', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {})
  const { url, calls } = await visitServer(t, {
    [start]: [refusal(422, 'parameter_invalid'), json(201, visit())],
  })
  const { session } = newSession(t, url, {}, tokenOf('user-7'))
  await session.connect()
  assert.equal(session.store.state.stage, 'talking')
  const [refused, received] = calls(start)
  assert.deepEqual(refused?.body, { locale: 'en', identity: tokenOf('user-7') })
  assert.deepEqual(received?.body, { locale: 'en' })
  assert.notEqual(received?.headers['idempotency-key'], refused?.headers['idempotency-key'])
  assert.equal(warn.mock.callCount(), 1)
})

test('people who share a browser do not find each other’s conversation', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit()), json(201, visit({ token: 'vt_other' }))],
    [conversation]: [json(200, visit({ token: 'vt_2' }))],
  })
  const first = newSession(t, url, {}, tokenOf('user-7'))
  await first.session.connect()
  const { storage } = first.environment
  assert.equal(newSession(t, url, { storage }).session.hasConversation, false)
  const other = newSession(t, url, { storage }, tokenOf('user-8'))
  assert.equal(other.session.hasConversation, false)
  await other.session.connect()
  await newSession(t, url, { storage }, tokenOf('user-7')).session.connect()
  assert.deepEqual([calls(start).length, calls(conversation).length], [2, 1])
})

test('a site that is not allowed is told so on the console, and its visitors are not kept waiting', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {})
  const { url, calls } = await visitServer(t, {
    'GET /visit/agents/ag_1': [refusal(422, 'parameter_invalid')],
    [start]: [json(201, visit())],
  })
  const { session } = newSession(t, url)
  await session.showAgent()
  assert.deepEqual(warn.mock.calls[0]?.arguments, ['foyer-chat: No.'])
  await session.connect()
  assert.equal(session.store.state.stage, 'unavailable')
  assert.equal(calls(start).length, 0)
})
