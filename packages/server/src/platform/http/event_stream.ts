import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** Server-sent events. Whoever listens is given as much as they take; nothing is kept for them. */

export interface StreamTiming {
  /** How often a silent stream gives a sign of life, and its key is looked at again. */
  everyMs: number
  /** A client that does not take what it is sent within this time is cut off. */
  patienceMs: number
}

export const defaultStreamTiming: StreamTiming = { everyMs: 15_000, patienceMs: 30_000 }

interface StreamConnection {
  reply: FastifyReply
  streamTiming: StreamTiming
  isStillAdmitted: () => Promise<boolean>
  /** Aborted when nobody listens any more, from either side: whoever makes the events stops waiting for some. */
  ended: AbortController
}

export interface ServerSentEvent {
  id?: number
  /** Its kind, where a stream has several. */
  event?: string
  /** One line. */
  data: string
}

export function sendEvents(connection: StreamConnection, events: AsyncIterable<ServerSentEvent>) {
  return (
    connection.reply
      .type('text/event-stream; charset=utf-8')
      .header('Cache-Control', 'no-store')
      // Proxies that collect an answer before they pass it on would keep it for ever.
      .header('X-Accel-Buffering', 'no')
      .send(Readable.from(taken(connection, framesOf(connection, events)), { highWaterMark: 1 }))
  )
}

/** Hangs up on a client that leaves a frame lying. */
async function* taken({ reply, streamTiming }: StreamConnection, frames: AsyncIterable<string>) {
  let timer: NodeJS.Timeout | undefined
  try {
    for await (const frame of frames) {
      timer = setTimeout(() => reply.raw.destroy(), streamTiming.patienceMs)
      yield frame
      clearTimeout(timer)
    }
  } finally {
    clearTimeout(timer)
  }
}

const beat = Symbol('beat')
type Beat = typeof beat

async function* framesOf(
  { streamTiming, isStillAdmitted, ended }: StreamConnection,
  events: AsyncIterable<ServerSentEvent>,
) {
  const iterator = events[Symbol.asyncIterator]()
  const nextBeat = (): Promise<Beat> =>
    sleep(streamTiming.everyMs, beat, { signal: ended.signal }).catch(() => beat)
  try {
    // The first bytes tell the client that it is connected.
    yield 'retry: 2000\n\n'
    let beating = nextBeat()
    let coming = iterator.next()
    for (;;) {
      // A beat that is due goes first, so that a busy stream looks at its key as well.
      const first = await Promise.race([beating, coming])
      if (ended.signal.aborted) return
      if (first === beat) {
        if (!(await isStillAdmitted())) return
        yield ': still here\n\n'
        beating = nextBeat()
      } else {
        if (first.done) return
        yield frameOf(first.value)
        coming = iterator.next()
      }
    }
  } finally {
    ended.abort()
    // Whatever it still waits for, the client does not.
    iterator.return?.().catch(() => {})
  }
}

function frameOf({ id, event, data }: ServerSentEvent): string {
  const head = [id !== undefined && `id: ${id}\n`, event !== undefined && `event: ${event}\n`]
  return `${head.filter(Boolean).join('')}data: ${data}\n\n`
}
