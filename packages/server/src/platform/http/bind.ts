import { Readable } from 'node:stream'
import { type Input, jsonType, type Operation, type Output } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { refuseInactive } from '../activity.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { findOrganization } from '../db/organization.ts'
import type { SnapshotQueryable, Tenant, Transaction } from '../db/tenant.ts'
import type { Secrets } from '../secrets.ts'
import { refuseUnlessAllowed } from './caller.ts'
import { Document } from './document.ts'
import { type ServerSentEvent, type StreamTiming, sendEvents } from './event_stream.ts'
import { readIdempotencyKey, type StoredResponse } from './idempotency.ts'
import { inputReader, readHeader, readLastEventId } from './input.ts'
import type { KeyRing } from './key_ring.ts'
import { type KeyedRequest, once, onceOutside } from './once.ts'
import { OpenStreams } from './open_streams.ts'
import { installUploads } from './upload_body.ts'
import { createUploadQueue } from './upload_queue.ts'
import { etagOf, Versioned } from './versioned.ts'

/** Ties an operation of the contract to a service function: everything HTTP about it happens here. */

type Result<Op> = Output<Op> | Versioned<Output<Op>>
/** `accept` is the header, for an answer that has more than one form. */
export type ReadHandler<Op> = (
  context: Context,
  db: SnapshotQueryable,
  input: Input<Op>,
  accept: string,
) => Promise<Result<Op> | Document>
type WriteInput<Op> = Input<Op> & { ifMatch: string | undefined }
export type WriteHandler<Op> = (
  context: Context,
  db: Transaction,
  input: WriteInput<Op>,
) => Promise<Result<Op>>

/** It opens its transactions itself: none is open while it waits for somebody outside. */
type OutsideHandler<Op> = (context: Context, tenant: Tenant, input: Input<Op>) => Promise<Output<Op>>

type StreamHandler<Op> = (
  context: Context,
  db: Tenant,
  input: Input<Op> & { lastEventId: number | undefined },
  ended: AbortSignal,
) => Promise<AsyncIterable<Output<Op> & { id: number }>>

/** One request to an operation, and how it is answered. */
export interface Call<Op> {
  operation: Operation
  context: Context
  tenant: Tenant
  request: FastifyRequest
  reply: FastifyReply
  streamTiming: StreamTiming
  dryRun: boolean
  /** Path, query and body, checked against the contract. */
  read(): Input<Op>
  /** With an Idempotency-Key. */
  keyed(): KeyedRequest | undefined
  /** The answer as it is sent and stored. */
  answer(result: unknown): StoredResponse
  send(answer: StoredResponse): FastifyReply
}

export interface Routes {
  read<Op extends Operation>(operation: Op, handler: ReadHandler<Op>): void
  write<Op extends Operation>(operation: Op, handler: WriteHandler<Op>): void
  /** A write whose effect is outside. */
  reachOut<Op extends Operation>(operation: Op, handler: OutsideHandler<Op>): void
  /** Server-sent events, until the client leaves, its key is revoked or the server closes. */
  stream<Op extends Operation>(operation: Op, handler: StreamHandler<Op>): void
  /** For an operation that none of the others fits: it answers the call itself. */
  handle<Op extends Operation>(operation: Op, handler: (call: Call<Op>) => Promise<FastifyReply>): void
}

export interface BindDependencies {
  database: Database
  now: () => Date
  secrets: Secrets
  streamTiming: StreamTiming
  /** Says when a key may have been revoked; absent where nobody shows one. */
  keys?: Pick<KeyRing, 'onChange'>
  /** How long an upload waits for its turn. */
  uploadWaitMs?: number
}

export function routesOf(
  app: FastifyInstance,
  { database, now, secrets, streamTiming, keys, uploadWaitMs = 180_000 }: BindDependencies,
): Routes {
  const openStreams = new OpenStreams()
  const uploads = createUploadQueue(uploadWaitMs)
  app.addHook('preClose', async () => openStreams.dismiss())
  keys?.onChange(() => void openStreams.endRevoked())

  /** What every verb begins with: who calls may do this, and everything that answering takes is at hand. */
  function handle<Op extends Operation>(operation: Op, handler: (call: Call<Op>) => Promise<FastifyReply>) {
    const readInput = inputReader(operation)
    const seal = operation.secret ? sealedBy(secrets) : inClear
    const route: RouteOptions = {
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: isJson(operation) ? { response: { [operation.status]: operation.response } } : {},
      config: { operation },
      ...(operation.bodyLimitBytes && { bodyLimit: operation.bodyLimitBytes }),
      // A turn reads how its organization stands together with the conversation.
      ...(operation.activity && !operation.turns && { preHandler: refuseUnlessActive }),
      handler(request, reply) {
        const dryRun = operation.dryRun && (request.query as { dry_run?: string }).dry_run === 'true'
        refuseUnlessAllowed(request.caller, operation, dryRun)
        const context = contextOf(request, operation, now())
        const tenant = database.tenant(context.organization.id)
        return handler({
          operation,
          context,
          tenant,
          request,
          reply,
          streamTiming,
          dryRun,
          read: () => readInput(request),
          keyed() {
            const key = idempotencyKeyOf(request)
            return key === undefined ? undefined : { context, tenant, key, request, reply, seal }
          },
          answer: (result) => answerOf(reply, operation, result),
          send: (answer) => send(reply, answer),
        })
      },
    }
    if (!operation.form) app.route(route)
    else
      app.register(async (scope) => {
        installUploads(scope, operation, uploads)
        scope.route(route)
      })
  }

  /** Storage is asked, not the cache: a pause holds from its answer on, on every server. */
  async function refuseUnlessActive(request: FastifyRequest) {
    const { caller } = request
    const organization = await findOrganization(database.system, caller.organization.id)
    if (organization) request.caller = { ...caller, organization }
    refuseInactive(request.caller)
  }

  return {
    handle,
    read: (operation, handler) =>
      handle(operation, async ({ context, tenant, request, reply, read, answer, send }) => {
        const result = await handler(context, tenant, read(), readHeader(request, 'accept') ?? '')
        if (result instanceof Document) return sendDocument(reply, result)
        if (isJson(operation)) return send(answer(result))
        return sendPieces(reply, operation, result as AsyncIterable<Uint8Array>)
      }),
    write: (operation, handler) =>
      handle(operation, async (call) => {
        const { context, tenant, request, reply, answer, send } = call
        const keyed = call.dryRun ? undefined : call.keyed()
        const read = () => ({ ...call.read(), ifMatch: readHeader(request, 'if-match') })
        // A refusal is stored under its key like any answer; without a key it needs no transaction.
        const input = keyed ? undefined : read()
        const perform = async (db: Transaction) => answer(await handler(context, db, input ?? read()))
        if (call.dryRun) reply.header('Dry-Run', 'true')
        if (keyed) return send(await once(keyed, perform))
        return send(await tenant.transaction(perform, { keep: !call.dryRun }))
      }),
    reachOut: (operation, handler) =>
      handle(operation, async ({ context, tenant, keyed, read, answer, send }) => {
        const request = keyed()
        const perform = async () => answer(await handler(context, tenant, read()))
        return send(request ? await onceOutside(request, perform) : await perform())
      }),
    stream: (operation, handler) =>
      handle(operation, async ({ context, tenant, request, reply, read }) => {
        const input = { ...read(), lastEventId: readLastEventId(request) }
        const ended = openStreams.admit(request, reply)
        const events = await handler(context, tenant, input, ended.signal)
        return sendEvents(
          { reply, streamTiming, isStillAdmitted: request.isStillAdmitted, ended },
          numbered(events),
        )
      }),
  }
}

async function* numbered(events: AsyncIterable<{ id: number }>): AsyncGenerator<ServerSentEvent> {
  for await (const event of events) yield { id: event.id, data: JSON.stringify(event) }
}

const inClear: KeyedRequest['seal'] = { close: (text) => text, open: (text) => text }

const sealedBy = ({ encrypt, decrypt }: Secrets): KeyedRequest['seal'] => ({
  close: (text) => encrypt('stored answer', text),
  open: (sealed) => decrypt('stored answer', sealed),
})

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  const { keySpace } = request.caller
  return key !== undefined && keySpace !== undefined ? `${keySpace} ${key}` : key
}

function contextOf(request: FastifyRequest, operation: Operation, now: Date): Context {
  const { actor, organization } = request.caller
  return {
    organization,
    actor,
    operation: operation.id,
    request_id: request.id,
    now,
  }
}

function answerOf(reply: FastifyReply, operation: Operation, result: unknown): StoredResponse {
  const serialize = reply.getSerializationFunction(String(operation.status)) ?? JSON.stringify
  const [value, etag] =
    result instanceof Versioned ? [result.value, etagOf(result.version)] : [result, undefined]
  const body = serialize(value as Record<string, unknown>)
  return { status: operation.status, body, etag, conversation_id: conversationOf(value) }
}

/** The conversation that an answer shows: what was said in it goes when the conversation is erased. */
function conversationOf(value: unknown): number | undefined {
  const { object, id, conversation, conversation_id } = value as {
    object?: string
    id?: number
    conversation?: { id: number }
    conversation_id?: number
  }
  if (object === 'conversation' || object === 'visit') return id
  return conversation?.id ?? conversation_id
}

const isJson = (operation: Operation) => operation.mediaType === jsonType

/** Given out as it is read: a client that reads slowly is not read ahead of. */
const sendPieces = (
  reply: FastifyReply,
  { status, mediaType }: Operation,
  pieces: AsyncIterable<Uint8Array>,
) => reply.code(status).type(mediaType).send(Readable.from(pieces))

export const sendDocument = (reply: FastifyReply, { mediaType, content, headers }: Document) =>
  reply
    .headers(headers)
    .type(typeof content === 'string' ? `${mediaType}; charset=utf-8` : mediaType)
    .send(typeof content === 'string' ? content : Buffer.from(content))

function send(reply: FastifyReply, { status, body, etag }: StoredResponse): FastifyReply {
  if (etag) reply.header('ETag', etag)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
