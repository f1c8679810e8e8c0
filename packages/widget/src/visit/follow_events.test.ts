import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages, newSession, start, stream } from '../testing/session.ts'
import {
  type Answer,
  brokenConnection,
  json,
  refusal,
  turnStream,
  visitServer,
} from '../testing/visit_server.ts'
import { message, turnOf, visit, visitorMessage } from '../testing/visits.ts'

const told =
  (...events: { id: number; status: string; messages: unknown[] }[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(events.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join(''))
  }

const open: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()

const untilCalled = async (calls: () => unknown[], times: number) => {
  while (calls().length < times) await new Promise(setImmediate)
}

test('what a person says is heard, once, from connection to connection', async (t) => {
  const person = message(2, { role: 'owner', text: 'I am Jana.' })
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit())],
    [stream]: [
      told({ id: 2, status: 'handed_off', messages: [person] }),
      brokenConnection,
      told({ id: 3, status: 'active', messages: [person, message(3)] }),
      open,
    ],
  })
  const { session, states, texts } = newSession(t, url)
  await session.connect()
  session.listen(true)
  await untilCalled(() => calls(stream), 4)
  assert.deepEqual(texts(), ['message 1', 'I am Jana.', 'message 3'])
  assert.ok(states.some(({ status }) => status === 'handed_off'))
  assert.equal(session.store.state.status, 'active')
  const seen = calls(stream).map(({ headers }) => headers['last-event-id'])
  assert.deepEqual(seen, ['1', '2', '2', '3'])
})

test('nobody looks, nobody listens: the connection is given up, and taken up again', async (t) => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const listened: Answer = (response, received) => {
    response.once('close', close)
    open(response, received)
  }
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit())],
    [stream]: [listened, open],
  })
  const { session, pauses } = newSession(t, url)
  await session.connect()
  session.listen(true)
  session.listen(true)
  await untilCalled(() => calls(stream), 1)
  session.listen(false)
  await closed
  session.listen(true)
  await untilCalled(() => calls(stream), 2)
  assert.equal(calls(stream).length, 2)
  assert.deepEqual(pauses, [])
})

test('who speaks and listens to a conversation that is gone is taken to a new one, once', async (t) => {
  const { promise: bothAsked, resolve: goOn } = Promise.withResolvers<void>()
  let asked = 0
  const gone: Answer = async (response, received) => {
    if (++asked === 2) goOn()
    await bothAsked
    refusal(401, 'invalid_api_key')(response, received)
  }
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit()), json(201, visit({ id: 2, token: 'vt_2', messages: [message(7)] }))],
    [stream]: [gone],
    [messages]: [gone, turnStream(['done', turnOf(visitorMessage(8, 'Hello'), message(9))])],
  })
  const { session, texts } = newSession(t, url)
  await session.connect()
  session.listen(true)
  session.send({ text: 'Hello' }, 'Hello')
  while (texts().length < 3) await new Promise(setImmediate)
  assert.deepEqual(texts(), ['message 7', 'Hello', 'message 9'])
  assert.equal(calls(start).length, 2)
})
