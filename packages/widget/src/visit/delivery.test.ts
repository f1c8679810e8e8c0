import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversation, messages, newSession, start, stop } from '../testing/session.ts'
import {
  type Answer,
  brokenConnection,
  brokenTurn,
  json,
  refusal,
  turnStream,
  visitServer,
} from '../testing/visit_server.ts'
import { message, turnOf, visit, visitorMessage } from '../testing/visits.ts'
import { draftOf, pendingMessages } from './selectors.ts'

const hello = visitorMessage(2, 'Hello')
const done = turnStream(['accepted', hello], ['done', turnOf(hello, message(3))])
const started = () => ({ [start]: [json(201, visit())] })

const keysOf = (calls: { headers: Record<string, unknown> }[]) =>
  calls.map(({ headers }) => headers['idempotency-key'])

test('a turn is told as it happens: accepted, word by word, and the whole in the end', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [messages]: [
      turnStream(
        ['accepted', hello],
        ['token', { text: 'Good ' }],
        ['chips', [{ text: 'Skip' }]],
        ['token', { text: 'morning.' }],
        ['done', turnOf(hello, message(3, { text: 'Good morning.' }))],
      ),
    ],
  })
  const { session, states, texts } = newSession(t, url)
  await session.connect()
  await session.send({ text: 'Hello' }, 'Hello')
  const drafts = new Set(states.map(draftOf))
  assert.deepEqual([...drafts], ['', 'Good ', 'Good morning.'])
  assert.deepEqual(texts(), ['message 1', 'Hello', 'Good morning.'])
  assert.deepEqual(session.store.state.outbox, [])
  assert.deepEqual(calls(messages)[0]?.body, { text: 'Hello' })
})

test('a message is sent under one key until it is answered: over broken connections, cut-off turns and busy servers', async (t) => {
  const failures: Answer[] = [
    brokenConnection,
    brokenTurn(['accepted', hello], ['token', { text: 'Good mor' }]),
    refusal(409, 'idempotency_conflict'),
    refusal(429, 'rate_limited', { 'retry-after': '7' }),
    turnStream(['error', { error: { code: 'internal', message: 'Oh.' } }]),
  ]
  const { url, calls } = await visitServer(t, { ...started(), [messages]: [...failures, done] })
  const { session, states, pauses, texts } = newSession(t, url)
  await session.connect()
  await session.send({ text: 'Hello' }, 'Hello')
  assert.deepEqual(texts(), ['message 1', 'Hello', 'message 3'])
  const keys = keysOf(calls(messages))
  assert.equal(keys.length, 6)
  assert.equal(new Set(keys).size, 1)
  assert.deepEqual(pauses, [1000, 2000, 4000, 7000, 16000])
  assert.ok(states.some((state) => pendingMessages(state).some(({ progress }) => progress === 'unsent')))
})

test('a message that is being answered already is not called unsent', async (t) => {
  const { url } = await visitServer(t, {
    ...started(),
    [messages]: [refusal(409, 'idempotency_conflict'), done],
  })
  const { session, states, texts } = newSession(t, url)
  await session.connect()
  await session.send({ text: 'Hello' }, 'Hello')
  assert.deepEqual(texts(), ['message 1', 'Hello', 'message 3'])
  assert.ok(states.every(({ outbox }) => outbox.every(({ progress }) => progress === 'sending')))
})

test('what was not answered before a reload is sent after it, under its key', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [conversation]: [json(200, visit())],
    [messages]: [brokenConnection, done],
  })
  const before = newSession(t, url, { wait: () => new Promise(() => {}) })
  await before.session.connect()
  before.session.send({ text: 'Hello' }, 'Hello')
  while (!before.states.some((state) => pendingMessages(state).some(({ progress }) => progress === 'unsent')))
    await new Promise(setImmediate)
  before.session.close()
  const after = newSession(t, url, { storage: before.environment.storage })
  await after.session.connect()
  assert.deepEqual(after.texts(), ['message 1', 'Hello', 'message 3'])
  assert.equal(new Set(keysOf(calls(messages))).size, 1)
  const again = newSession(t, url, { storage: before.environment.storage })
  again.session.connect()
  assert.deepEqual(again.session.store.state.outbox, [])
})

test('messages go one after the other, in the order they were said', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [messages]: [
      brokenConnection,
      done,
      turnStream(['done', turnOf(visitorMessage(4, 'Again'), message(5))]),
    ],
  })
  const { session, texts } = newSession(t, url)
  await session.connect()
  await Promise.all([session.send({ text: 'Hello' }, 'Hello'), session.send({ text: 'Again' }, 'Again')])
  assert.deepEqual(texts(), ['message 1', 'Hello', 'message 3', 'Again', 'message 5'])
  assert.deepEqual(
    calls(messages).map(({ body }) => body),
    [{ text: 'Hello' }, { text: 'Hello' }, { text: 'Again' }],
  )
})

test('a message that is refused is kept for the visitor to decide, holds up no other, and is tried again as a new one', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [conversation]: [json(200, visit())],
    [messages]: [
      refusal(422, 'parameter_invalid'),
      turnStream(['done', turnOf(visitorMessage(4, 'Again'))]),
      done,
    ],
  })
  const { session } = newSession(t, url)
  await session.connect()
  await Promise.all([session.send({ text: 'Hello' }, 'Hello'), session.send({ text: 'Again' }, 'Again')])
  const [pending] = session.store.state.outbox
  assert.equal(pending?.progress, 'refused')
  await session.resend(pending)
  const [first, , third] = keysOf(calls(messages))
  assert.notEqual(first, third)
  assert.deepEqual(session.store.state.outbox, [])
})

test('a conversation that ended meanwhile shows its end', async (t) => {
  const { url } = await visitServer(t, {
    ...started(),
    [conversation]: [json(200, visit({ status: 'closed' }))],
    [messages]: [refusal(422, 'resource_archived')],
  })
  const { session } = newSession(t, url)
  await session.connect()
  await session.send({ text: 'Hello' }, 'Hello')
  assert.equal(session.store.state.status, 'closed')
})

test('what was said to a conversation that is no more is said in the next one, chips in their words', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit()), json(201, visit({ id: 2, token: 'vt_2', messages: [message(8)] }))],
    [messages]: [
      refusal(401, 'invalid_api_key'),
      turnStream(['done', turnOf(visitorMessage(9, 'A website'), message(10))]),
    ],
  })
  const { session, states, texts } = newSession(t, url)
  await session.connect()
  await session.send({ chip: { slot: 'goal', values: ['website'] } }, 'A website')
  assert.deepEqual(texts(), ['message 8', 'A website', 'message 10'])
  assert.ok(states.some(({ lost }) => lost))
  assert.equal(session.store.state.lost, false)
  const [lost, found] = calls(messages)
  assert.deepEqual(
    [lost?.headers.authorization, found?.headers.authorization],
    ['Bearer vt_1', 'Bearer vt_2'],
  )
  assert.deepEqual(found?.body, { text: 'A website' })
  assert.notEqual(lost?.headers['idempotency-key'], found?.headers['idempotency-key'])
})

test('a stop is told once, for the reply after this one is meant to come; where it does not arrive it can be told again', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [stop]: [brokenConnection, json(200, { object: 'visit_standing' })],
  })
  const { session } = newSession(t, url)
  await session.connect()
  await session.stop()
  assert.deepEqual([calls(stop).length, session.store.state.stopping], [1, false])
  await session.stop()
  assert.deepEqual([calls(stop).length, session.store.state.stopping], [2, true])
  assert.equal(calls(stop)[1]?.headers.authorization, 'Bearer vt_1')
})

test('a rating is repeated until it has arrived', async (t) => {
  const rating = 'POST /visit/conversation/rating'
  const { url, calls } = await visitServer(t, {
    ...started(),
    [rating]: [brokenConnection, json(201, visit({ rating: 4 }))],
  })
  const { session } = newSession(t, url)
  await session.connect()
  await session.rate(4)
  assert.equal(session.store.state.rating, 4)
  assert.deepEqual(
    calls(rating).map(({ body }) => body),
    [{ rating: 4 }, { rating: 4 }],
  )
})
