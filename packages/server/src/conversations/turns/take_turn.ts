// guards tested by: idempotency.test.ts, stream.test.ts

import { PassThrough } from 'node:stream'
import type { Input, Output } from '@foyer/contract'
import type { FastifyError, FastifyReply } from 'fastify'
import type { Tenant, Transaction } from '../../platform/db/index.ts'
import {
  type Call,
  isPending,
  type KeyedRequest,
  once,
  pendingResponse,
  replay,
  type ServerSentEvent,
  type StoredResponse,
  sendEvents,
  settle,
  stillRunning,
  toRefusal,
} from '../../platform/http/index.ts'
import type { Context } from '../../platform/index.ts'

/**
 * A turn of a conversation over HTTP: as one answer, or told as it happens. Once it is accepted it is answered, whether
 * or not the client is still there.
 */

/** What is kept of a message before anybody has thought about it. */
export interface Accepted {
  conversation_id: number
  message_id: number
}

export type Tell = (event: string, data: unknown) => void

export interface Telling<Turn> {
  tell: Tell
  /** Called once, in a transaction, with the answer that was given: the same, where it can be, that keeps the reply. */
  keep(db: Transaction, turn: Turn): void
}

export interface TurnHandler<Op, Kept extends Accepted> {
  accept(context: Context, db: Transaction, input: Input<Op>): Promise<Kept>
  answer(context: Context, tenant: Tenant, accepted: Kept, telling: Telling<Output<Op>>): Promise<Output<Op>>
  /** The answer to a message that was accepted before, when there is one already. */
  recall(tenant: Tenant, message_id: number): Promise<Output<Op> | undefined>
}

export async function takeTurn<Op, Kept extends Accepted>(
  call: Call<Op>,
  handler: TurnHandler<Op, Kept>,
): Promise<FastifyReply> {
  const { context, tenant, request, send } = call
  const keyed = call.keyed()
  const streamed = request.headers.accept?.includes('text/event-stream') ?? false
  const taken = await take(call, keyed, handler)
  if ('stored' in taken)
    return streamed && taken.stored.status < 300 ? tellStored(call, taken.stored) : send(taken.stored)
  const keep = (db: Transaction, turn: Output<Op>) => {
    // guard: an answer is kept under its key
    if (keyed) settle(context, db, keyed.key, call.answer(turn))
  }
  const answer = (tell: Tell) => handler.answer(context, tenant, taken.accepted, { tell, keep })
  return streamed ? tellAsItHappens(call, answer) : send(call.answer(await answer(() => {})))
}

type Taken<Kept> = { accepted: Kept } | { stored: StoredResponse }

/** Keeps the message, and its key with it; a key that has an answer already gives that. */
async function take<Op, Kept extends Accepted>(
  call: Call<Op>,
  keyed: KeyedRequest | undefined,
  handler: TurnHandler<Op, Kept>,
): Promise<Taken<Kept>> {
  const { context, tenant, read } = call
  if (!keyed) {
    const input = read()
    return { accepted: await tenant.transaction((db) => handler.accept(context, db, input)) }
  }
  let accepted: Kept | undefined
  const stored = await once(keyed, async (db) => {
    accepted = await handler.accept(context, db, read())
    return pendingResponse(accepted.conversation_id, accepted.message_id)
  })
  // guard: a repeat is told what is stored
  if (!isPending(stored)) return { stored }
  const message_id = Number(stored.body)
  // What was accepted may have been undone, because another with this key was faster: its message counts.
  // guard: a repeat does not think again [if (accepted… -> return { accepted: accepted! }]
  if (accepted?.message_id === message_id) return { accepted }
  return { stored: await recalled(call, handler, keyed, message_id) }
}

/** A repeat whose first request was cut off, or is being answered. */
async function recalled<Op, Kept extends Accepted>(
  { context, tenant, answer: answerOf }: Call<Op>,
  handler: TurnHandler<Op, Kept>,
  keyed: KeyedRequest,
  message_id: number,
): Promise<StoredResponse> {
  const turn = await handler.recall(tenant, message_id)
  // guard: a repeat while it is thought about is told so
  if (!turn) throw stillRunning()
  const answer = answerOf(turn)
  await tenant.transaction(async (db) => settle(context, db, keyed.key, answer))
  return replay(keyed, answer)
}

function tellAsItHappens<Op>(call: Call<Op>, answer: (tell: Tell) => Promise<Output<Op>>) {
  const { reply, tell, end } = openStream(call)
  answer((event, data) => tell(event, JSON.stringify(data))).then(
    (turn) => end('done', call.answer(turn).body),
    (error: FastifyError) => end('error', JSON.stringify(toRefusal(error, call.request).envelope)),
  )
  return reply
}

/** A stored answer has no course any more: its end is all there is to tell. */
function tellStored<Op>(call: Call<Op>, { body }: StoredResponse) {
  const { reply, end } = openStream(call)
  end('done', body)
  return reply
}

function openStream<Op>({ operation, reply, request, streamTiming }: Call<Op>) {
  const events = new PassThrough({ objectMode: true })
  const ended = new AbortController()
  reply.raw.on('close', () => ended.abort())
  // Who has left hears no more; the turn goes on.
  const tell = (event: string, data: string) => {
    const told: ServerSentEvent = { event, data }
    if (!events.destroyed) events.write(told)
  }
  const listener = {
    reply: reply.code(operation.status),
    streamTiming,
    isStillAdmitted: request.isStillAdmitted,
    ended,
  }
  return {
    reply: sendEvents(listener, events),
    tell,
    end(event: string, data: string) {
      tell(event, data)
      events.end()
    },
  }
}
