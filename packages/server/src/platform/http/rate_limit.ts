import type { Sql } from '../db/connect.ts'
import { refuse } from '../refusal.ts'

/**
 * Token buckets, one for each caller, that hold across processes: a bucket lives in the database, and each process leases
 * tokens from it in blocks, so that most requests touch no storage.
 */

export interface RateLimit {
  perSecond: number
  burst: number
}

export interface Allowance {
  limit: number
  remaining: number
  resetSeconds: number
}

export interface RateLimiter {
  /** Takes one token, or refuses with 429. Answers at once while the lease lasts. */
  take(bucket: string): Allowance | Promise<Allowance>
}

interface Lease {
  tokens: number
  /** What the bucket still held when we leased. */
  left: number
  /** Unused tokens are given up then; the bucket refills meanwhile. */
  until: number
  /** No token can be had before this time: refusals cost no storage either. */
  emptyUntil: number
  renewal: Promise<void> | null
}

const leaseMs = 1000
/** Addresses come and go: from this many on, whoever has nothing at hand is forgotten. */
const mostLeases = 10_000

export function createRateLimiter(system: Sql, rate: RateLimit, now: () => Date): RateLimiter {
  const leases = new Map<string, Lease>()
  const block = Math.max(1, Math.floor(rate.burst / 8))
  let tidiedAt = 0

  /** At most once a lease's life, however many callers arrive. */
  function tidy(time: number) {
    if (leases.size < mostLeases || time < tidiedAt + leaseMs) return
    tidiedAt = time
    for (const [bucket, { renewal, until, emptyUntil }] of leases)
      if (!renewal && until <= time && emptyUntil <= time) leases.delete(bucket)
  }

  function leaseOf(bucket: string): Lease {
    const kept = leases.get(bucket)
    if (kept) return kept
    tidy(now().getTime())
    const lease = { tokens: 0, left: 0, until: 0, emptyUntil: 0, renewal: null }
    leases.set(bucket, lease)
    return lease
  }

  async function renew(bucket: string, lease: Lease) {
    const at = now()
    const [row] = await system<{ granted: number; remaining: number }[]>`
      select granted, remaining from lease_tokens(
        ${bucket}, ${at}, ${rate.perSecond}, ${rate.burst}, ${block})`
    const { granted, remaining } = row!
    // guard: a lease holds what the bucket granted [granted -> block]
    lease.tokens = granted
    lease.left = Math.floor(remaining)
    lease.until = at.getTime() + leaseMs
    lease.emptyUntil = granted > 0 ? 0 : at.getTime() + (1000 * (1 - remaining)) / rate.perSecond
  }

  function spend(lease: Lease): Allowance {
    lease.tokens--
    const remaining = lease.tokens + lease.left
    return {
      limit: rate.burst,
      remaining,
      resetSeconds: Math.ceil((rate.burst - remaining) / rate.perSecond),
    }
  }

  function refuseUntil(at: number, time: number) {
    const seconds = String(Math.max(1, Math.ceil((at - time) / 1000)))
    return refuse(
      'rate_limited',
      `Too many requests. Wait ${seconds} s, or send fewer than ${paceOf(rate)}.`,
      {
        headers: {
          'Retry-After': seconds,
          'RateLimit-Limit': String(rate.burst),
          'RateLimit-Remaining': '0',
          'RateLimit-Reset': String(Math.ceil(rate.burst / rate.perSecond)),
        },
      },
    )
  }

  async function takeRenewed(bucket: string, lease: Lease): Promise<Allowance> {
    for (;;) {
      const time = now().getTime()
      if (lease.tokens > 0 && time < lease.until) return spend(lease)
      // guard: an empty bucket refuses [throw refuseUntil… -> return spend(lease)]
      if (time < lease.emptyUntil) throw refuseUntil(lease.emptyUntil, time)
      // Requests that arrive together share one trip to the bucket.
      lease.renewal ??= renew(bucket, lease).finally(() => {
        lease.renewal = null
      })
      await lease.renewal
    }
  }

  return {
    take(bucket) {
      const lease = leaseOf(bucket)
      // guard: unused tokens are given up [now().getTime…]
      return lease.tokens > 0 && now().getTime() < lease.until ? spend(lease) : takeRenewed(bucket, lease)
    },
  }
}

const paceOf = ({ perSecond }: RateLimit) =>
  perSecond < 1 ? `${Math.round(perSecond * 60)} a minute` : `${perSecond} a second`
