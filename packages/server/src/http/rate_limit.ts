import type { Sql } from '../db/connect.ts'
import { refuse } from '../refusal.ts'
import type { KnownKey } from './key_ring.ts'

/**
 * A token bucket per key that holds across processes: the bucket lives in the database, and each process leases
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
  take(key: KnownKey): Allowance | Promise<Allowance>
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

export function createRateLimiter(system: Sql, rate: RateLimit, now: () => Date): RateLimiter {
  const leases = new Map<number, Lease>()
  const block = Math.max(1, Math.floor(rate.burst / 8))

  function leaseOf(key: KnownKey): Lease {
    const kept = leases.get(key.id)
    if (kept) return kept
    const lease = { tokens: 0, left: 0, until: 0, emptyUntil: 0, renewal: null }
    leases.set(key.id, lease)
    return lease
  }

  async function renew(key: KnownKey, lease: Lease) {
    const at = now()
    const [row] = await system<{ granted: number; remaining: number }[]>`
      select granted, remaining from lease_tokens(
        ${key.organization.id}, ${key.id}, ${at}, ${rate.perSecond}, ${rate.burst}, ${block})`
    const { granted, remaining } = row!
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
      `Too many requests. Wait ${seconds} s, or send fewer than ${rate.perSecond} a second.`,
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

  async function takeRenewed(key: KnownKey, lease: Lease): Promise<Allowance> {
    for (;;) {
      const time = now().getTime()
      if (lease.tokens > 0 && time < lease.until) return spend(lease)
      if (time < lease.emptyUntil) throw refuseUntil(lease.emptyUntil, time)
      // Requests that arrive together share one trip to the bucket.
      lease.renewal ??= renew(key, lease).finally(() => {
        lease.renewal = null
      })
      await lease.renewal
    }
  }

  return {
    take(key) {
      const lease = leaseOf(key)
      return lease.tokens > 0 && now().getTime() < lease.until ? spend(lease) : takeRenewed(key, lease)
    },
  }
}
