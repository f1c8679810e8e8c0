import type { Input, Operation, Output } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Reader, Tenant, Writer } from '../db/tenant.ts'
import { Refusal, refuse } from '../refusal.ts'
import { type Answer, claim, fingerprintOf, isFinal, readIdempotencyKey, store } from './idempotency.ts'
import { inputReader, readHeader } from './input.ts'
import { etagOf, Versioned } from './versioned.ts'

/** Ties an operation of the contract to a service function: everything HTTP about it happens here. */

type Result<Op> = Output<Op> | Versioned<Output<Op>>
export type ReadHandler<Op> = (context: Context, db: Reader, input: Input<Op>) => Promise<Result<Op>>
export type WriteInput<Op> = Input<Op> & { ifMatch: string | undefined }
export type WriteHandler<Op> = (context: Context, db: Writer, input: WriteInput<Op>) => Promise<Result<Op>>

export interface Routes {
  read<Op extends Operation>(operation: Op, handler: ReadHandler<Op>): void
  write<Op extends Operation>(operation: Op, handler: WriteHandler<Op>): void
}

export interface BindDependencies {
  database: Database
  now: () => Date
}

export function routesOf(app: FastifyInstance, { database, now }: BindDependencies): Routes {
  function register(
    operation: Operation,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: { response: { [operation.status]: operation.response } },
      config: { operation },
      handler: handle,
    })
  }

  return {
    read(operation, handler) {
      const readInput = inputReader(operation)
      register(operation, async (request, reply) => {
        const context = contextOf(request, operation, now())
        const db = database.tenant(context.organization.id)
        const result = await handler(context, db, readInput(request))
        return send(reply, answerOf(reply, operation, result))
      })
    },
    write(operation, handler) {
      const readInput = inputReader(operation)
      register(operation, async (request, reply) => {
        const dryRun = operation.dryRun && (request.query as { dry_run?: string }).dry_run === 'true'
        refuseReaders(request, dryRun)
        const context = contextOf(request, operation, now())
        const key = dryRun ? undefined : readIdempotencyKey(request.headers['idempotency-key'])
        const read = () => ({ ...readInput(request), ifMatch: readHeader(request, 'if-match') })
        // A refusal is stored under its key like any answer; without a key it needs no transaction.
        const input = key === undefined ? read() : undefined
        const perform = async (db: Writer) =>
          answerOf(reply, operation, await handler(context, db, input ?? read()))
        const tenant = database.tenant(context.organization.id)
        if (dryRun) {
          reply.header('Dry-Run', 'true')
          return send(reply, await tenant.transaction(perform, { keep: false }))
        }
        if (key === undefined) return send(reply, await tenant.transaction(perform))
        return send(reply, await once(context, tenant, key, request, reply, perform))
      })
    },
  }
}

/**
 * Performs the write and stores its answer beside it, or replays the stored one. A refused write is rolled back
 * whole; its refusal is then stored by itself, since there is no effect that it would have to be stored with.
 */
async function once(
  context: Context,
  tenant: Tenant,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  perform: (db: Writer) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = fingerprintOf(request.method, request.url, request.body)
  const answerBy = (work: (db: Writer) => Promise<Answer>) =>
    tenant.transaction(async (db) => {
      const replayed = await claim(context, db, key, fingerprint)
      if (replayed) {
        reply.header('Idempotent-Replayed', 'true')
        return replayed
      }
      const answer = await work(db)
      store(context, db, key, fingerprint, answer)
      return answer
    })

  let refused: Answer | undefined
  try {
    return await answerBy((db) =>
      perform(db).catch((error: unknown) => {
        if (error instanceof Refusal && isFinal(error.status)) refused = refusalAnswer(error)
        throw error
      }),
    )
  } catch (error) {
    const answer = refused
    if (!answer) throw error
    return answerBy(async () => answer)
  }
}

const refusalAnswer = (refusal: Refusal): Answer => ({
  status: refusal.status,
  body: JSON.stringify(refusal.envelope),
  etag: undefined,
})

function contextOf(request: FastifyRequest, operation: Operation, now: Date): Context {
  const { id, name, role, organization } = request.caller
  return {
    organization,
    actor: { type: 'api_key', id, name, role },
    operation: operation.id,
    request_id: request.id,
    now,
  }
}

function refuseReaders(request: FastifyRequest, dryRun: boolean) {
  const { role } = request.caller
  if (role !== 'read_only' || dryRun) return
  throw refuse(
    'method_not_allowed',
    `Your key has the role ${role}: it may read and try out, but not write.`,
    {
      status: 403,
    },
  )
}

function answerOf(reply: FastifyReply, operation: Operation, result: unknown): Answer {
  const serialize = reply.getSerializationFunction(String(operation.status)) ?? JSON.stringify
  const [value, etag] =
    result instanceof Versioned ? [result.value, etagOf(result.version)] : [result, undefined]
  return { status: operation.status, body: serialize(value as Record<string, unknown>), etag }
}

function send(reply: FastifyReply, { status, body, etag }: Answer): FastifyReply {
  if (etag) reply.header('ETag', etag)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
