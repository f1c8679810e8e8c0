import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { Foyer } from '@foyer/sdk'
import { conversation, message } from '../../../conversation/testing.ts'
import { streamTurn } from './stream_turn.ts'

const turn = {
  object: 'turn',
  message: message(2, 'visitor', 'Hello'),
  replies: [message(3, 'agent', 'Hello!')],
  conversation,
}
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A server that speaks as the API does; `stream` is how it tells a turn. */
async function serving(t: TestContext, stream: (response: ServerResponse) => void) {
  const keys: unknown[] = []
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'])
    if (request.headers.accept === 'text/event-stream') {
      response.writeHead(201, { 'content-type': 'text/event-stream' })
      return stream(response)
    }
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(turn))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  return { keys, foyer: new Foyer({ apiKey: null, baseUrl: `http://127.0.0.1:${port}` }) }
}

async function eventsOf(foyer: Foyer) {
  const names: string[] = []
  for await (const told of streamTurn(foyer, 1, { body: { text: 'Hello' }, idempotencyKey: 'k1' }))
    names.push(told.event)
  return names
}

test('a turn is told as it happens', async (t) => {
  const { foyer, keys } = await serving(t, (response) => {
    response.end(event('accepted', turn.message) + event('token', { text: 'Hello!' }) + event('done', turn))
  })
  assert.deepEqual(await eventsOf(foyer), ['accepted', 'token', 'done'])
  assert.deepEqual(keys, ['k1'])
})

for (const [how, cut] of [
  ['breaks', (response: ServerResponse) => response.destroy()],
  ['ends early', (response: ServerResponse) => response.end()],
] as const)
  test(`a stream that ${how} does not send the words twice: the same key fetches what came of them`, async (t) => {
    const { foyer, keys } = await serving(t, (response) => {
      response.write(event('accepted', turn.message), () => cut(response))
    })
    assert.deepEqual(await eventsOf(foyer), ['accepted', 'done'])
    assert.deepEqual(keys, ['k1', 'k1'])
  })
