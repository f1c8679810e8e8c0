import type { Sql } from '../db/connect.ts'
import type { Secrets } from '../secrets.ts'
import type { LimitClock } from './limit_clock.ts'
import { networkOf } from './network.ts'
import { createRateLimiter, type RateLimit } from './rate_limit.ts'

/** Refuses with 429 when too many wrong keys came from an address. Right ones do not count, and are never refused for it. */
export type CountWrongKey = (address: string) => Promise<void>

export const defaultWrongKeyLimit: RateLimit = { perSecond: 20 / 60, burst: 60 }

interface WrongKeyDependencies {
  system: Sql
  secrets: Secrets
  clock: LimitClock
}

export function wrongKeyCounter(dependencies: WrongKeyDependencies, limit: RateLimit): CountWrongKey {
  const { system, secrets, clock } = dependencies
  const limiter = createRateLimiter(system, limit, clock)
  return async (address) => {
    // The address is stored in no form that tells it.
    await limiter.take(`wrong key:${secrets.sign('address of a wrong key', networkOf(address))}`)
  }
}
