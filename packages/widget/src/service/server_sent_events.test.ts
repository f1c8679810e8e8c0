import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf } from './server_sent_events.ts'

async function eventsIn(...chunks: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: string[] = []
  for await (const { event, data } of eventsOf(body)) events.push(`${event}: ${data}`)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('an event has its kind and its data; comments and other fields say nothing', async () => {
  const text =
    'retry: 2000\n\n: still here\n\nid: 7\nevent: token\ndata: a\ndata:  b\n\ndata: c\n\ndata: lost'
  assert.deepEqual(await eventsIn(bytes(text)), ['token: a\n b', 'message: c'])
})

test('lines end with LF, CR or CRLF, wherever the chunks are cut', async () => {
  const whole = bytes('event: token\r\ndata: a\r\n\r\ndata: b\r\rdata: ü\n\n')
  for (let cut = 0; cut <= whole.length; cut++)
    assert.deepEqual(
      await eventsIn(whole.slice(0, cut), whole.slice(cut)),
      ['token: a', 'message: b', 'message: ü'],
      `cut at ${cut}`,
    )
})
