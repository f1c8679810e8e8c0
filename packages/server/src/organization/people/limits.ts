import { hash } from 'node:crypto'
import type { Sql } from '../../platform/db/index.ts'
import { createRateLimiter, type LimitClock, type RateLimit } from '../../platform/http/index.ts'

/** How often passwords and links may be tried: from one place, and for one account from wherever. */
export interface SignInLimits {
  perAddress: RateLimit
  perEmail: RateLimit
}

export const defaultLimits: SignInLimits = {
  perAddress: { perSecond: 10 / 60, burst: 10 },
  perEmail: { perSecond: 5 / 60, burst: 5 },
}

/** Both refuse with 429 when there were too many. */
export interface AttemptLimits {
  from(address: string): Promise<unknown>
  at(email: string): Promise<unknown>
}

export function attemptLimits(system: Sql, limits: SignInLimits, clock: LimitClock): AttemptLimits {
  const byAddress = createRateLimiter(system, limits.perAddress, clock)
  const byEmail = createRateLimiter(system, limits.perEmail, clock)
  return {
    // guard: a place is limited [byAddress… -> undefined]
    from: async (address) => byAddress.take(bucketOf('address', address)),
    // guard: an account is one however it is written [.toLowerCase()]
    // guard: an account is limited [byEmail… -> undefined]
    at: async (email) => byEmail.take(bucketOf('email', email.toLowerCase())),
  }
}

/** Neither addresses nor people are written down for it. */
const bucketOf = (kind: string, value: string) => `sign-in:${hash('sha256', `${kind} ${value}`, 'base64url')}`
