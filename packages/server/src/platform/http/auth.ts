import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../refusal.ts'
import type { Caller } from './caller.ts'
import { readHeader } from './input.ts'
import type { KeyRing } from './key_ring.ts'
import { changesNothing, isOwnOrigin } from './own_origin.ts'
import type { Allowance, RateLimiter } from './rate_limit.ts'
import type { CountWrongKey } from './wrong_keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who stands behind the request; set before any handler runs. */
    caller: Caller
    /** Whether the caller still may, for answers that take longer than a moment. */
    isStillAdmitted: () => Promise<boolean>
  }
}

/** People who are signed in. Storage is asked each time: who is removed or signed out is out at once. */
export interface Sessions {
  /** Null when the cookie is nobody's; its caller is null where the person is no member of the organization. */
  find(cookies: string, organization: string | undefined): Promise<{ caller: Caller | null } | null>
}

export interface Admission {
  keys: KeyRing
  sessions: Sessions
  limiter: RateLimiter
  countWrongKey: CountWrongKey
  publicUrl: string
}

/** Every request under /v1 shows a key (§5), or the cookie of a person, and spends one token of its limit, in that order. */
export function authenticate(app: FastifyInstance, admission: Admission) {
  const { keys, sessions, limiter, countWrongKey, publicUrl } = admission
  app.decorateRequest('caller', null as unknown as Caller)
  app.decorateRequest('isStillAdmitted', {
    getter() {
      return async () => {
        try {
          await identify(this)
          return true
        } catch {
          return false
        }
      }
    },
  })

  function identify(request: FastifyRequest): Caller | Promise<Caller> {
    const { authorization, cookie } = request.headers
    // A key is sent on purpose, a cookie by the browser alone: the key wins.
    if (authorization === undefined && cookie !== undefined) return identifyPerson(request, cookie)
    const found = keys.find(readBearer(authorization))
    return found instanceof Promise ? found.then(known) : known(found)
  }

  /** A write that another site had the browser send counts as one without credentials. */
  async function identifyPerson(request: FastifyRequest, cookies: string): Promise<Caller> {
    if (!changesNothing(request.method) && !isOwnOrigin(request, publicUrl)) throw missingCredentials()
    const found = await sessions.find(cookies, readHeader(request, 'x-organization'))
    if (!found) throw missingCredentials()
    if (!found.caller) throw notAMember()
    return found.caller
  }

  function admit(request: FastifyRequest, reply: FastifyReply, caller: Caller) {
    request.caller = caller
    const allowance = limiter.take(caller.bucket)
    if (allowance instanceof Promise) return allowance.then((granted) => announce(reply, granted))
    announce(reply, allowance)
  }

  async function slowDown(request: FastifyRequest, refusal: unknown) {
    if (refusal instanceof Refusal && refusal.code === 'invalid_api_key') await countWrongKey(request.ip)
    throw refusal
  }

  app.addHook('onRequest', (request, reply, done) => {
    // Answers at once while key and tokens are at hand; a promise per request would cost a tenth of the throughput.
    try {
      const caller = identify(request)
      const admitted =
        caller instanceof Promise
          ? caller.then((found) => admit(request, reply, found))
          : admit(request, reply, caller)
      if (admitted instanceof Promise)
        admitted.catch((error) => slowDown(request, error)).then(() => done(), done)
      else done()
    } catch (error) {
      slowDown(request, error).catch(done)
    }
  })
}

function readBearer(header: string | undefined): string {
  if (header === undefined) throw missingCredentials()
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  if (key === undefined) throw invalidKey()
  return key
}

function known<Found extends Caller>(found: Found | null): Found {
  if (!found) throw invalidKey()
  return found
}

const missingCredentials = () =>
  refuse('missing_api_key', 'Send your API key as "Authorization: Bearer <API_KEY>".', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

const invalidKey = () =>
  refuse(
    'invalid_api_key',
    'This key is malformed, unknown, expired or revoked. Create a new one with `foyer keys create`.',
    {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    },
  )

/** The same words whether the organization is foreign or there is none. */
const notAMember = () =>
  refuse(
    'organization_required',
    'Send the slug of an organization that you are a member of as "X-Organization: <slug>".',
  )

function announce(reply: FastifyReply, { limit, remaining, resetSeconds }: Allowance) {
  reply.header('RateLimit-Limit', limit)
  reply.header('RateLimit-Remaining', remaining)
  reply.header('RateLimit-Reset', resetSeconds)
}
