import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf } from './stream.ts'
import { scriptedServer } from './testing/scripted_server.ts'
import { Transport } from './transport.ts'

async function eventsIn(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
  const events: string[] = []
  for await (const { event, data } of eventsOf(body))
    events.push(event === 'message' ? data : `${event}: ${data}`)
  return events
}

test('events end with an empty line; each has its own name; comments and other fields are no data', async () => {
  assert.deepEqual(await eventsIn(': hello\n\nid: 1\nevent: x\ndata: {"a":1}\n\ndata:two\n\n'), [
    'x: {"a":1}',
    'two',
  ])
})

test('data over several lines is joined; an event that is not complete is dropped', async () => {
  assert.deepEqual(await eventsIn('data: a\ndata\ndata:  b\n\ndata: lost'), ['a\n\n b'])
})

test('lines end with LF, CR or CRLF, wherever the chunks are cut', async () => {
  const text = 'data: a\r\n\r\ndata: b\r\rdata: ü\n\n'
  const bytes = new TextEncoder().encode(text)
  for (let cut = 0; cut <= bytes.length; cut++)
    assert.deepEqual(await eventsIn(bytes.slice(0, cut), bytes.slice(cut)), ['a', 'b', 'ü'], `cut at ${cut}`)
})

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
