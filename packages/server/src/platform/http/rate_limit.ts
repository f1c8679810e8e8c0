import type { Sql } from '../db/connect.ts'
import type { LimitClock } from './limit_clock.ts'
import { overLimit, type RateLimit } from './over_limit.ts'
import { SteadyUse } from './steady_use.ts'

/**
 * Token buckets, one for each caller, that hold across processes. A bucket lives in the database. Requests that wait
 * together fetch their tokens together, and a caller with a steady use has tokens at hand, so that most of its requests
 * touch no storage.
 */

export type { RateLimit }

export interface Allowance {
  limit: number
  remaining: number
  resetSeconds: number
}

export interface RateLimiter {
  /** Takes one token, or refuses with 429. Answers at once while tokens are at hand. */
  take(bucket: string): Allowance | Promise<Allowance>
  /** Fills the bucket. */
  clear(bucket: string): Promise<void>
}

interface Lease {
  tokens: number
  /** What the bucket still held when we took them. */
  left: number
  /** Unused tokens are returned then. */
  until: number
  returning?: NodeJS.Timeout
  /** No token can be had before this time: refusals cost no storage either. */
  emptyUntil: number
  /** Requests without a token. */
  waiting: number
  use: SteadyUse
  renewal: Promise<void> | null
}

/**
 * Tokens at hand are at most what was spent here in one step, and go back after another. So all servers together grant
 * at most three steps' worth of the rate above the limit: 15 % of a second.
 */
const stepMs = 50
/** Addresses come and go: from this many on, whoever has nothing at hand is forgotten. */
const mostLeases = 10_000
const tidyMs = 1000

export function createRateLimiter(system: Sql, rate: RateLimit, clock: LimitClock): RateLimiter {
  const leases = new Map<string, Lease>()
  let tidiedAt = 0

  /** At most once a second, however many callers arrive. */
  function tidy(time: number) {
    if (leases.size < mostLeases || time < tidiedAt + tidyMs) return
    tidiedAt = time
    for (const [bucket, { waiting, until, emptyUntil }] of leases)
      if (waiting === 0 && until <= time && emptyUntil <= time) leases.delete(bucket)
  }

  function leaseOf(bucket: string): Lease {
    const kept = leases.get(bucket)
    if (kept) return kept
    tidy(clock.elapsedMs())
    const use = new SteadyUse(stepMs)
    const lease: Lease = { tokens: 0, left: 0, until: 0, emptyUntil: 0, waiting: 0, use, renewal: null }
    leases.set(bucket, lease)
    return lease
  }

  async function exchange(bucket: string, lease: Lease, needed: number, ahead: number) {
    clearTimeout(lease.returning)
    const returned = lease.tokens
    lease.tokens = 0
    const [row] = await system<{ granted: number; remaining: number }[]>`
      select granted, remaining from take_tokens(
        ${bucket}, ${rate.perSecond}, ${rate.burst}, ${needed}, ${ahead}, ${returned}, ${clock.storageTime()})`
    lease.left = Math.floor(row!.remaining)
    return row!
  }

  async function renew(bucket: string, lease: Lease) {
    const needed = lease.waiting
    const ahead = lease.use.perStep(clock.elapsedMs())
    const { granted, remaining } = await exchange(bucket, lease, needed, ahead)
    // However long the trip took, those who waited for the tokens get them.
    const time = clock.elapsedMs()
    lease.tokens = granted
    lease.until = time + stepMs
    const refillMs = (1000 * (1 - remaining)) / rate.perSecond
    // A millisecond at least: whoever got none is refused, and does not ask again and again.
    lease.emptyUntil = granted < needed ? time + Math.max(1, refillMs) : 0
    if (granted > needed) lease.returning = setTimeout(() => giveBack(bucket, lease), stepMs).unref()
  }

  /** If it fails the tokens are lost; the bucket refills in time. */
  function giveBack(bucket: string, lease: Lease) {
    if (lease.tokens > 0 && !lease.renewal) exchange(bucket, lease, 0, 0).catch(() => {})
  }

  function spend(lease: Lease, time: number): Allowance {
    lease.tokens--
    lease.use.count(time)
    const remaining = lease.tokens + lease.left
    return {
      limit: rate.burst,
      remaining,
      resetSeconds: Math.ceil((rate.burst - remaining) / rate.perSecond),
    }
  }

  async function takeRenewed(bucket: string, lease: Lease): Promise<Allowance> {
    lease.waiting++
    try {
      for (;;) {
        const time = clock.elapsedMs()
        if (lease.tokens > 0 && time < lease.until) return spend(lease, time)
        if (time < lease.emptyUntil) throw overLimit(rate, lease.emptyUntil - time)
        // Requests that arrive together share one trip to the bucket.
        lease.renewal ??= renew(bucket, lease).finally(() => {
          lease.renewal = null
        })
        await lease.renewal
      }
    } finally {
      lease.waiting--
    }
  }

  return {
    take(bucket) {
      const lease = leaseOf(bucket)
      const time = clock.elapsedMs()
      return lease.tokens > 0 && time < lease.until ? spend(lease, time) : takeRenewed(bucket, lease)
    },
    async clear(bucket) {
      leases.delete(bucket)
      await system`delete from rate_buckets where bucket = ${bucket}`
    },
  }
}
