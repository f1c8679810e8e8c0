import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, broken, cutOff, json, refusal, turn, visitServer } from '../testing/visit_server.ts'
import { conversation, messages, start, visitorOf } from '../testing/visitor.ts'
import { message, said, turnOf, visit } from '../testing/visits.ts'
import { draftOf, unconfirmed } from './shown.ts'

const hello = said(2, 'Hello')
const done = turn(['accepted', hello], ['done', turnOf(hello, message(3))])
const started = () => ({ [start]: [json(201, visit())] })

const keysOf = (calls: { headers: Record<string, unknown> }[]) =>
  calls.map(({ headers }) => headers['idempotency-key'])

test('a turn is told as it happens: accepted, word by word, and the whole in the end', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [messages]: [
      turn(
        ['accepted', hello],
        ['token', { text: 'Good ' }],
        ['chips', [{ text: 'Skip' }]],
        ['token', { text: 'morning.' }],
        ['done', turnOf(hello, message(3, { text: 'Good morning.' }))],
      ),
    ],
  })
  const { visitor, states, texts } = visitorOf(t, url)
  await visitor.arrive()
  await visitor.say({ text: 'Hello' }, 'Hello')
  const drafts = new Set(states.map(draftOf))
  assert.deepEqual([...drafts], ['', 'Good ', 'Good morning.'])
  assert.deepEqual(texts(), ['message 1', 'Hello', 'Good morning.'])
  assert.deepEqual(visitor.store.state.outbox, [])
  assert.deepEqual(calls(messages)[0]?.body, { text: 'Hello' })
})

test('a message is sent under one key until it is answered: over broken connections, cut-off turns and busy servers', async (t) => {
  const failures: Answer[] = [
    broken,
    cutOff(['accepted', hello], ['token', { text: 'Good mor' }]),
    refusal(409, 'idempotency_conflict'),
    refusal(429, 'rate_limited', { 'retry-after': '7' }),
    turn(['error', { error: { code: 'internal', message: 'Oh.' } }]),
  ]
  const { url, calls } = await visitServer(t, { ...started(), [messages]: [...failures, done] })
  const { visitor, states, pauses, texts } = visitorOf(t, url)
  await visitor.arrive()
  await visitor.say({ text: 'Hello' }, 'Hello')
  assert.deepEqual(texts(), ['message 1', 'Hello', 'message 3'])
  const keys = keysOf(calls(messages))
  assert.equal(keys.length, 6)
  assert.equal(new Set(keys).size, 1)
  assert.deepEqual(pauses, [1000, 2000, 4000, 7000, 16000])
  assert.ok(states.some((state) => unconfirmed(state).some(({ fate }) => fate === 'unsent')))
})

test('a message that is being answered already is not called unsent', async (t) => {
  const { url } = await visitServer(t, {
    ...started(),
    [messages]: [refusal(409, 'idempotency_conflict'), done],
  })
  const { visitor, states, texts } = visitorOf(t, url)
  await visitor.arrive()
  await visitor.say({ text: 'Hello' }, 'Hello')
  assert.deepEqual(texts(), ['message 1', 'Hello', 'message 3'])
  assert.ok(states.every(({ outbox }) => outbox.every(({ fate }) => fate === 'sending')))
})

test('what was not answered before a reload is sent after it, under its key', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [conversation]: [json(200, visit())],
    [messages]: [broken, done],
  })
  const before = visitorOf(t, url, { wait: () => new Promise(() => {}) })
  await before.visitor.arrive()
  before.visitor.say({ text: 'Hello' }, 'Hello')
  while (!before.states.some((state) => unconfirmed(state).some(({ fate }) => fate === 'unsent')))
    await new Promise(setImmediate)
  before.visitor.leave()
  const after = visitorOf(t, url, { shelf: before.around.shelf })
  await after.visitor.arrive()
  assert.deepEqual(after.texts(), ['message 1', 'Hello', 'message 3'])
  assert.equal(new Set(keysOf(calls(messages))).size, 1)
  const again = visitorOf(t, url, { shelf: before.around.shelf })
  again.visitor.arrive()
  assert.deepEqual(again.visitor.store.state.outbox, [])
})

test('messages go one after the other, in the order they were said', async (t) => {
  const { url, calls } = await visitServer(t, {
    ...started(),
    [messages]: [broken, done, turn(['done', turnOf(said(4, 'Again'), message(5))])],
  })
  const { visitor, texts } = visitorOf(t, url)
  await visitor.arrive()
  await Promise.all([visitor.say({ text: 'Hello' }, 'Hello'), visitor.say({ text: 'Again' }, 'Again')])
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
    [messages]: [refusal(422, 'parameter_invalid'), turn(['done', turnOf(said(4, 'Again'))]), done],
  })
  const { visitor } = visitorOf(t, url)
  await visitor.arrive()
  await Promise.all([visitor.say({ text: 'Hello' }, 'Hello'), visitor.say({ text: 'Again' }, 'Again')])
  const [letter] = visitor.store.state.outbox
  assert.equal(letter?.fate, 'refused')
  await visitor.tryAgain(letter)
  const [first, , third] = keysOf(calls(messages))
  assert.notEqual(first, third)
  assert.deepEqual(visitor.store.state.outbox, [])
})

test('a conversation that ended meanwhile shows its end', async (t) => {
  const { url } = await visitServer(t, {
    ...started(),
    [conversation]: [json(200, visit({ status: 'closed' }))],
    [messages]: [refusal(422, 'resource_archived')],
  })
  const { visitor } = visitorOf(t, url)
  await visitor.arrive()
  await visitor.say({ text: 'Hello' }, 'Hello')
  assert.equal(visitor.store.state.status, 'closed')
})

test('what was said to a conversation that is no more is said in the next one, chips in their words', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit()), json(201, visit({ id: 2, token: 'vt_2', messages: [message(8)] }))],
    [messages]: [refusal(401, 'invalid_api_key'), turn(['done', turnOf(said(9, 'A website'), message(10))])],
  })
  const { visitor, states, texts } = visitorOf(t, url)
  await visitor.arrive()
  await visitor.say({ chip: { slot: 'goal', values: ['website'] } }, 'A website')
  assert.deepEqual(texts(), ['message 8', 'A website', 'message 10'])
  assert.ok(states.some(({ lost }) => lost))
  assert.equal(visitor.store.state.lost, false)
  const [lost, found] = calls(messages)
  assert.deepEqual(
    [lost?.headers.authorization, found?.headers.authorization],
    ['Bearer vt_1', 'Bearer vt_2'],
  )
  assert.deepEqual(found?.body, { text: 'A website' })
  assert.notEqual(lost?.headers['idempotency-key'], found?.headers['idempotency-key'])
})

test('a rating is repeated until it has arrived', async (t) => {
  const rating = 'POST /visit/conversation/rating'
  const { url, calls } = await visitServer(t, {
    ...started(),
    [rating]: [broken, json(201, visit({ rating: 4 }))],
  })
  const { visitor } = visitorOf(t, url)
  await visitor.arrive()
  await visitor.rate(4)
  assert.equal(visitor.store.state.rating, 4)
  assert.deepEqual(
    calls(rating).map(({ body }) => body),
    [{ rating: 4 }, { rating: 4 }],
  )
})
