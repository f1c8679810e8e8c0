import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEvents } from './server_sent_events.ts'

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
  for await (const { event, data } of readEvents(body))
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
