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
import { inSpan } from '../../platform/telemetry/index.ts'

/**
 * A turn of a conversation over HTTP: as one answer, or streamed as it happens. Once it is accepted it is answered, whether
 * or not the client is still there.
 */

/** What is kept of a message before anybody has thought about it. */
interface AcceptedIds {
  conversation_id: number
  message_id: number
}

type EmitEvent = (event: string, data: unknown) => void

interface TurnOutput<Turn> {
  emit: EmitEvent
  /** Called once, in a transaction, with the answer that was given: the same, where it can be, that keeps the reply. */
  storeAnswer(db: Transaction, turn: Turn): void
}

export interface TurnHandler<Op, Message extends AcceptedIds> {
  accept(context: Context, db: Transaction, input: Input<Op>): Promise<Message>
  answer(
    context: Context,
    tenant: Tenant,
    accepted: Message,
    output: TurnOutput<Output<Op>>,
  ): Promise<Output<Op>>
  /** The answer to a message that was accepted before, when there is one already. */
  recall(tenant: Tenant, message_id: number): Promise<Output<Op> | undefined>
}

export async function takeTurn<Op, Message extends AcceptedIds>(
  call: Call<Op>,
  handler: TurnHandler<Op, Message>,
): Promise<FastifyReply> {
  const { context, tenant, request, send } = call
  const keyed = call.keyed()
  const streamed = request.headers.accept?.includes('text/event-stream') ?? false
  const taken = await inSpan('turn.accept', {}, () => take(call, keyed, handler))
  if ('stored' in taken)
    return streamed && taken.stored.status < 300 ? streamStored(call, taken.stored) : send(taken.stored)
  const storeAnswer = (db: Transaction, turn: Output<Op>) => {
    if (keyed) settle(context, db, keyed.key, call.answer(turn))
  }
  const answer = (emit: EmitEvent) => handler.answer(context, tenant, taken.accepted, { emit, storeAnswer })
  return streamed ? streamTurn(call, answer) : send(call.answer(await answer(() => {})))
}

type Taken<Message> = { accepted: Message } | { stored: StoredResponse }

/** Keeps the message, and its key with it; a key that has an answer already gives that. */
async function take<Op, Message extends AcceptedIds>(
  call: Call<Op>,
  keyed: KeyedRequest | undefined,
  handler: TurnHandler<Op, Message>,
): Promise<Taken<Message>> {
  const { context, tenant, read } = call
  if (!keyed) {
    const input = read()
    return { accepted: await tenant.transaction((db) => handler.accept(context, db, input)) }
  }
  let accepted: Message | undefined
  const stored = await once(keyed, async (db) => {
    accepted = await handler.accept(context, db, read())
    return pendingResponse(accepted.conversation_id, accepted.message_id)
  })
  if (!isPending(stored)) return { stored }
  const message_id = Number(stored.body)
  // What was accepted may have been undone, because another with this key was faster: its message counts.
  if (accepted?.message_id === message_id) return { accepted }
  return { stored: await recallResponse(call, handler, keyed, message_id) }
}

/** A repeat whose first request was cut off, or is being answered. */
async function recallResponse<Op, Message extends AcceptedIds>(
  { context, tenant, answer: answerOf }: Call<Op>,
  handler: TurnHandler<Op, Message>,
  keyed: KeyedRequest,
  message_id: number,
): Promise<StoredResponse> {
  const turn = await handler.recall(tenant, message_id)
  if (!turn) throw stillRunning()
  const answer = answerOf(turn)
  await tenant.transaction(async (db) => settle(context, db, keyed.key, answer))
  return replay(keyed, answer)
}

function streamTurn<Op>(call: Call<Op>, answer: (emit: EmitEvent) => Promise<Output<Op>>) {
  const { reply, emit, end } = openStream(call)
  answer((event, data) => emit(event, JSON.stringify(data))).then(
    (turn) => end('done', call.answer(turn).body),
    (error: FastifyError) => end('error', JSON.stringify(toRefusal(error, call.request).envelope)),
  )
  return reply
}

/** A stored answer has only its end to stream. */
function streamStored<Op>(call: Call<Op>, { body }: StoredResponse) {
  const { reply, end } = openStream(call)
  end('done', body)
  return reply
}

function openStream<Op>({ operation, reply, request, streamTiming }: Call<Op>) {
  const events = new PassThrough({ objectMode: true })
  const ended = new AbortController()
  reply.raw.on('close', () => ended.abort())
  // Who has left hears no more; the turn goes on.
  const emit = (event: string, data: string) => {
    const sent: ServerSentEvent = { event, data }
    if (!events.destroyed) events.write(sent)
  }
  const listener = {
    reply: reply.code(operation.status),
    streamTiming,
    isStillAdmitted: request.isStillAdmitted,
    ended,
  }
  return {
    reply: sendEvents(listener, events),
    emit,
    end(event: string, data: string) {
      emit(event, data)
      events.end()
    },
  }
}
