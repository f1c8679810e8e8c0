import assert from 'node:assert/strict'
import { request as httpRequest } from 'node:http'
import { after, test } from 'node:test'
import {
  type Api,
  type ApiResponse,
  newOrganization,
  sharedDatabase,
  startService,
} from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { serverOf } from '../../testing/listen_to_events.ts'
import { messagesOf, post, untilWaiting } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, thinking)
after(() => service.app.close())
const streamed = { accept: 'text/event-stream' }
const once = { 'idempotency-key': 'once' }

interface Told {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what was told and asserts on it.
  data: any
}

function toldBy({ text }: ApiResponse): Told[] {
  return text.split('\n\n').flatMap((frame) => {
    const event = /^event: (.*)$/m.exec(frame)?.[1]
    const data = /^data: (.*)$/m.exec(frame)?.[1]
    return event && data ? [{ event, data: JSON.parse(data) }] : []
  })
}

async function tellTurn(api: Api, id: number, text: string) {
  const answer = await post(api, id, { text }, streamed)
  assert.deepEqual([answer.status, answer.headers['content-type']], [201, 'text/event-stream; charset=utf-8'])
  const told = toldBy(answer)
  const turn = told.at(-1)!.data
  return {
    turn,
    order: [...new Set(told.map(({ event }) => event))],
    ofKind: (kind: string) => told.filter(({ event }) => event === kind).map(({ data }) => data),
  }
}

test('a turn is told as it happens: accepted, what was captured, the phase, the words, chips, and the whole in the end', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const first = await tellTurn(api, id, 'We want a new website.')
  assert.deepEqual(first.order, ['accepted', 'captured', 'token', 'done'])
  assert.deepEqual(first.ofKind('accepted'), [first.turn.message])
  assert.deepEqual(first.ofKind('captured'), [
    { slot: 'goal', value: first.turn.conversation.slot_values.goal },
  ])
  const left = await tellTurn(api, id, 'I would rather not say.')
  assert.deepEqual(left.order, ['accepted', 'phase', 'token', 'done'])
  assert.deepEqual(left.ofKind('phase'), [{ phase: 'explore' }])
  const { turn, order, ofKind } = await tellTurn(api, id, 'We have an old one that nobody can edit.')
  assert.deepEqual(order, ['accepted', 'captured', 'token', 'chips', 'done'])
  const [reply] = turn.replies
  const words = ofKind('token').map(({ text }) => text)
  assert.equal(words.join('').replaceAll(/\s+/g, ' ').trim(), reply.text.replaceAll(/\s+/g, ' '))
  assert.deepEqual(ofKind('chips'), [reply.chips])
  assert.deepEqual((await messagesOf(api, id)).at(-1), reply)
  assert.deepEqual((await api.get(`/conversations/${id}`)).body, turn.conversation)
})

test('the words come before the turn is over', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const stream = await openTurn(api, id, { text: 'We want a new website.' })
  assert.equal(await stream.next(), 'accepted')
  await held.reached
  held.release()
  const rest = [await stream.next(), await stream.next(), await stream.next(), await stream.next()]
  assert.ok(rest.includes('token'), rest.join())
  stream.leave()
})

test('who leaves does not stop the turn, and a repeat under its key gets the end of it, equal to the answer as JSON', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const stream = await openTurn(api, id, { text: 'We want a new website.' }, once)
  await stream.next()
  await held.reached
  stream.leave()
  held.release()
  await untilWaiting(api, id, 0)
  assert.equal((await messagesOf(api, id)).length, 3)
  const again = await post(api, id, { text: 'We want a new website.' }, { ...streamed, ...once })
  const told = toldBy(again)
  assert.deepEqual(
    told.map(({ event }) => event),
    ['done'],
  )
  assert.equal(again.headers['idempotent-replayed'], 'true')
  const asJson = await post(api, id, { text: 'We want a new website.' }, once)
  assert.deepEqual(told[0]!.data, asJson.body)
  assert.equal((await messagesOf(api, id)).length, 3)
})

test('what is refused before it is accepted is refused as anywhere; what fails afterwards is told as an error', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const refused = await post(api, id, {}, streamed)
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'parameter_missing'])
  const held = thinking.hold()
  const failing = post(api, id, { text: 'We want a new website.' }, streamed)
  await held.reached
  await api.delete(`/conversations/${id}`)
  held.release()
  const told = toldBy(await failing)
  assert.deepEqual(
    told
      .map(({ event }) => event)
      .filter((event) => event !== 'token' && event !== 'captured' && event !== 'phase'),
    ['accepted', 'error'],
  )
  assert.equal(told.at(-1)!.data.error.code, 'resource_missing')
})

/** A turn over a real connection, that one can leave. */
async function openTurn(api: Api, id: number, body: object, headers = {}) {
  const { port } = await serverOf(api)
  const { promise, resolve } = Promise.withResolvers<AsyncIterator<string>>()
  const request = httpRequest(
    {
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/v1/conversations/${id}/messages`,
      headers: {
        authorization: `Bearer ${api.key}`,
        'content-type': 'application/json',
        ...streamed,
        ...headers,
      },
    },
    (response) => {
      response.on('error', () => {})
      resolve(response.setEncoding('utf8')[Symbol.asyncIterator]())
    },
  )
  request.on('error', () => {})
  request.end(JSON.stringify(body))
  const pieces = await promise
  let waiting: string[] = []
  return {
    /** The kind of the next event. */
    async next(): Promise<string | undefined> {
      while (waiting.length === 0) {
        const { done, value } = await pieces.next()
        if (done) return undefined
        waiting = [...value.matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind!)
      }
      return waiting.shift()
    },
    leave: () => request.destroy(),
  }
}
