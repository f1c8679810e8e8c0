import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Tenant, Transaction } from '../db/tenant.ts'
import { Refusal } from '../refusal.ts'
import {
  abandon,
  claim,
  claimUnused,
  fingerprintOf,
  isAnsweredMeanwhile,
  isFinal,
  isPending,
  isUsed,
  markRunning,
  type StoredResponse,
  settle,
  store,
} from './idempotency.ts'

/** A request with an Idempotency-Key: it is answered once, and its repeats get that answer. */
export interface KeyedRequest {
  context: Context
  tenant: Tenant
  key: string
  request: FastifyRequest
  reply: FastifyReply
  /** How an answer that shows a secret is kept. */
  seal: Seal
}

interface Seal {
  close(text: string): string
  open(text: string): string
}

/**
 * Performs the write and stores its answer beside it, or replays the stored one. A refused write is rolled back
 * whole; its refusal is then stored by itself, since there is no effect that it would have to be stored with.
 */
export async function once(
  keyed: KeyedRequest,
  perform: (db: Transaction) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { context, tenant, key, request, seal } = keyed
  const fingerprint = fingerprintOf(request.method, request.url, request.body)
  type Work = (db: Transaction) => Promise<StoredResponse>
  async function answerStored(db: Transaction, work: Work): Promise<StoredResponse> {
    const answer = await work(db)
    store(context, db, key, fingerprint, sealed(answer, seal))
    return answer
  }
  const answerUnused = (work: Work) =>
    tenant.transaction(async (db) => {
      const claimed = claimUnused(db, key)
      claimed.catch(() => {})
      // The error of the claim goes first: it is why everything after it failed.
      return answerStored(db, work).finally(() => claimed)
    })
  const answerUsed = (work: Work) =>
    lookAgain(tenant, async (db) => {
      const stored = await claim(context, db, key, fingerprint)
      return stored ? replay(keyed, stored) : answerStored(db, work)
    })
  const answerBy = (work: Work) =>
    answerUnused(work).catch((error: unknown) => {
      if (isUsed(error) || isAnsweredMeanwhile(error)) return answerUsed(work)
      throw error
    })

  let refused: StoredResponse | undefined
  try {
    return await answerBy((db) => {
      refused = undefined
      return perform(db).catch((error: unknown) => {
        refused = finalRefusal(error)
        throw error
      })
    })
  } catch (error) {
    const answer = refused
    if (!answer) throw error
    return answerBy(async () => answer)
  }
}

/**
 * The same for a write that reaches outside and so can be no single transaction: the key is taken first, and the
 * answer stored when it is there. Who dies in between leaves a key that is free again after a while.
 */
export async function onceOutside(
  keyed: KeyedRequest,
  perform: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { context, tenant, key, request, seal } = keyed
  const fingerprint = fingerprintOf(request.method, request.url, request.body)
  const stored = await lookAgain(tenant, async (db) => {
    const found = await claim(context, db, key, fingerprint)
    if (!found) markRunning(context, db, key, fingerprint)
    return found
  })
  if (stored) return replay(keyed, stored)
  const answer = await perform().catch(async (error: unknown) => {
    const refused = finalRefusal(error)
    if (refused) return refused
    await tenant.transaction(async (db) => abandon(db, key))
    throw error
  })
  await tenant.transaction(async (db) => settle(context, db, key, sealed(answer, seal)))
  return answer
}

/** The second time it finds the answer that was in its way. */
async function lookAgain<Result>(
  tenant: Tenant,
  work: (db: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await tenant.transaction(work)
  } catch (error) {
    if (!isAnsweredMeanwhile(error)) throw error
    return tenant.transaction(work)
  }
}

export function replay({ reply, seal }: KeyedRequest, stored: StoredResponse): StoredResponse {
  if (isPending(stored)) return stored
  reply.header('Idempotent-Replayed', 'true')
  return { ...stored, body: seal.open(stored.body) }
}

const sealed = (answer: StoredResponse, seal: Seal): StoredResponse => ({
  ...answer,
  body: seal.close(answer.body),
})

function finalRefusal(error: unknown): StoredResponse | undefined {
  if (!(error instanceof Refusal) || !isFinal(error.status)) return undefined
  return { status: error.status, body: JSON.stringify(error.envelope), etag: undefined }
}
