import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedServer } from './testing/scripted_server.ts'
import { Transport } from './transport.ts'

test('a stream yields parsed events, and leaving the loop closes the connection', async (t) => {
  let closed = () => {}
  const gone = new Promise<void>((resolve) => {
    closed = resolve
  })
  const { url, received } = await scriptedServer(t, (response) => {
    response.once('close', closed)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"id":1}\n\ndata: {"id":2}\n\n')
  })
  const transport = new Transport({ apiKey: 'sk_test', baseUrl: url })
  const seen: number[] = []
  for await (const { id } of transport.stream<{ id: number }>({ method: 'GET', path: '/events/stream' })) {
    seen.push(id)
    if (id === 2) break
  }
  await gone
  assert.deepEqual(seen, [1, 2])
  assert.equal(received[0]!.headers.accept, 'text/event-stream')
})

test('the caller’s signal ends a stream that runs; one that breaks is a ConnectionError', async (t) => {
  const { url } = await scriptedServer(t, (response, { headers }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"id":1}\n\n', () => headers['x-break'] && response.destroy())
  })
  const transport = new Transport({ apiKey: 'sk_test', baseUrl: url })
  const call = { method: 'GET', path: '/events/stream' } as const
  const stop = new AbortController()
  await assert.rejects(
    async () => {
      for await (const _ of transport.stream(call, { signal: stop.signal })) stop.abort(new Error('enough'))
    },
    { message: 'enough' },
  )
  await assert.rejects(
    async () => {
      for await (const _ of transport.stream(call, { headers: { 'x-break': '1' } }));
    },
    { name: 'ConnectionError' },
  )
})
