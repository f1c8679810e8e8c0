import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client.ts'

/**
 * Callers who write to a server that does not live long. A write is repeated under its Idempotency-Key until it is
 * acknowledged, so that in the end as much must be there as was acknowledged: no less, and no more.
 */

export interface Write {
  method: string
  path: string
  body: Record<string, unknown>
}

interface AcknowledgedWrite extends Write {
  // biome-ignore lint/suspicious/noExplicitAny: what the API answered.
  answer: any
}

export interface Writers {
  acknowledged: AcknowledgedWrite[]
  /** Every other answer. Worth another attempt are a 503, and a 409 while the server still works on the first one. */
  refused: { status: number; retryAfter: string | null }[]
  /** Why a request got no answer at all. */
  unanswered: string[]
  /** Waits until so many more writes are acknowledged. */
  acknowledgedMore(count: number): Promise<void>
  /** Every write that was begun is acknowledged first. */
  stop(): Promise<void>
}

const pauseMs = 50

/** So many callers at once; `next` says what the n-th write is. */
export function startWriters(client: Client, callers: number, next: (n: number) => Write): Writers {
  const bell = new EventEmitter()
  const stopping = new AbortController()
  const acknowledged: Writers['acknowledged'] = []
  const refused: Writers['refused'] = []
  const unanswered: Writers['unanswered'] = []
  let begun = 0

  async function attempt({ method, path, body }: Write, key: string) {
    try {
      return await client.call(method, path, body, { 'idempotency-key': key })
    } catch (error) {
      unanswered.push(String(error))
      return undefined
    }
  }

  async function acknowledge(write: Write) {
    const key = randomUUID()
    for (;;) {
      const answer = await attempt(write, key)
      if (answer && answer.status < 300) return void acknowledged.push({ ...write, answer: answer.body })
      if (answer) refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') })
      if (answer && answer.status !== 503 && answer.body.error.code !== 'idempotency_conflict') return
      await sleep(pauseMs)
    }
  }

  async function writeOn() {
    while (!stopping.signal.aborted) {
      await acknowledge(next(begun++))
      bell.emit('acknowledged')
    }
  }

  const writing = Promise.all(Array.from({ length: callers }, writeOn))
  return {
    acknowledged,
    refused,
    unanswered,
    async acknowledgedMore(count) {
      const wanted = acknowledged.length + count
      while (acknowledged.length < wanted) await once(bell, 'acknowledged')
    },
    async stop() {
      stopping.abort()
      await writing
    },
  }
}
