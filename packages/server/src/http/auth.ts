import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import type { KeyRing, KnownKey } from './key_ring.ts'
import type { Allowance, RateLimiter } from './rate_limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key behind the request; set before any handler of /v1 runs. */
    caller: KnownKey
    /** Whether the key still holds, for answers that take longer than a moment. */
    isStillAdmitted: () => Promise<boolean>
  }
}

/** Every request under /v1 shows a key (§5) and spends one token of its limit, in that order. */
export function authenticate(app: FastifyInstance, keys: KeyRing, limiter: RateLimiter) {
  app.decorateRequest('caller', null as unknown as KnownKey)
  app.decorateRequest('isStillAdmitted', {
    getter() {
      return async () => {
        try {
          return (await keys.find(readBearer(this))) !== null
        } catch {
          return false
        }
      }
    },
  })

  function admit(request: FastifyRequest, reply: FastifyReply, found: KnownKey | null) {
    if (!found) throw invalidKey()
    request.caller = found
    const allowance = limiter.take(found)
    if (allowance instanceof Promise) return allowance.then((granted) => announce(reply, granted))
    announce(reply, allowance)
  }

  app.addHook('onRequest', (request, reply, done) => {
    // Answers at once while key and tokens are at hand; a promise per request would cost a tenth of the throughput.
    try {
      const found = keys.find(readBearer(request))
      const admitted =
        found instanceof Promise
          ? found.then((row) => admit(request, reply, row))
          : admit(request, reply, found)
      if (admitted instanceof Promise) admitted.then(() => done(), done)
      else done()
    } catch (error) {
      done(error as Error)
    }
  })
}

function readBearer(request: FastifyRequest): string {
  const header = request.headers.authorization
  if (header === undefined)
    throw refuse('missing_api_key', 'Send your secret key as "Authorization: Bearer <API_KEY>".', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  if (key === undefined) throw invalidKey()
  return key
}

const invalidKey = () =>
  refuse(
    'invalid_api_key',
    'This key is malformed, unknown, expired or revoked. Make a new one with `foyer keys create`.',
    {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    },
  )

function announce(reply: FastifyReply, { limit, remaining, resetSeconds }: Allowance) {
  reply.header('RateLimit-Limit', limit)
  reply.header('RateLimit-Remaining', remaining)
  reply.header('RateLimit-Reset', resetSeconds)
}
