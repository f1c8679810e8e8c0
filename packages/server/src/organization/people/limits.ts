import type { Sql } from '../../platform/db/index.ts'
import { createRateLimiter, type LimitClock, networkOf, type RateLimit } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { LinkKind } from './mailed_links_repository.ts'
import { listAddresses } from './sessions_repository.ts'

/**
 * How often passwords and links may be tried. Whoever guesses the password of an account waits longer and longer; its
 * owner, who is somewhere else, does not.
 */
export interface SignInLimits {
  /** Whatever is tried from one network: an address of IPv4, or a /64 of IPv6. */
  perNetwork: RateLimit
  /** For one account from one network. All of them hold: each makes the wait longer than the one before. */
  perAccountAndNetwork: RateLimit[]
  /** For one account from all networks where nobody is signed in to it: many who guess together. */
  perAccount: RateLimit
  /** Codes of a second factor for one account, from all networks: whoever tries them knows the password. */
  codesPerAccount: RateLimit
  /** Links of one kind (to a new password, to confirm an address), for one account from one network. Each is a mail. */
  linksPerAccountAndNetwork: RateLimit
  /** The same from all networks together. */
  linksPerAccount: RateLimit
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const defaultLimits: SignInLimits = {
  perNetwork: { perSecond: 10 / minute, burst: 10 },
  perAccountAndNetwork: [
    { perSecond: 5 / minute, burst: 5 },
    { perSecond: 10 / hour, burst: 10 },
    { perSecond: 20 / day, burst: 20 },
  ],
  perAccount: { perSecond: 100 / hour, burst: 100 },
  codesPerAccount: { perSecond: 10 / hour, burst: 10 },
  linksPerAccountAndNetwork: { perSecond: 3 / hour, burst: 3 },
  linksPerAccount: { perSecond: 10 / hour, burst: 10 },
}

export interface AttemptLimits {
  /** Refuses with 429 when there were too many. */
  from(address: string): Promise<void>
  /** The same for the password of one account. */
  at(email: string, address: string): Promise<void>
  /** The same for the codes of its second factor. */
  atCode(email: string): Promise<void>
  /** The same for links by mail, whether or not there is such an account. */
  toMail(link: LinkKind, email: string, address: string): Promise<void>
  /** Whoever knew the password was not guessing. */
  forget(email: string, address: string): Promise<void>
  /** Whoever had a right code was not guessing. */
  forgetCodes(email: string): Promise<void>
}

interface LimitDependencies {
  system: Sql
  secrets: Secrets
  clock: LimitClock
  now: () => Date
}

export function attemptLimits(dependencies: LimitDependencies, limits: SignInLimits): AttemptLimits {
  const { system, secrets, clock, now } = dependencies
  const byNetwork = createRateLimiter(system, limits.perNetwork, clock)
  const byPair = limits.perAccountAndNetwork.map((limit) => createRateLimiter(system, limit, clock))
  const byAccount = createRateLimiter(system, limits.perAccount, clock)
  const codesByAccount = createRateLimiter(system, limits.codesPerAccount, clock)
  const linksByPair = createRateLimiter(system, limits.linksPerAccountAndNetwork, clock)
  const linksByAccount = createRateLimiter(system, limits.linksPerAccount, clock)

  /** Neither addresses nor people are written down for it. */
  const bucketOf = (...parts: string[]) => `sign-in:${secrets.sign('sign-in attempts', parts.join(' '))}`
  const accountOf = (email: string) => email.toLowerCase()
  const pairOf = (email: string, address: string) => {
    // Per account and network, so that somebody who guesses elsewhere does not lock the owner out.
    const pair = ['account and network', accountOf(email), networkOf(address)]
    return byPair.map((limiter, step) => ({ limiter, bucket: bucketOf(...pair, String(step)) }))
  }

  async function isSignedInAt(email: string, address: string): Promise<boolean> {
    const known = await listAddresses(system, accountOf(email), now())
    return known.some((each) => networkOf(each) === networkOf(address))
  }

  return {
    async from(address) {
      await byNetwork.take(bucketOf('network', networkOf(address)))
    },
    async at(email, address) {
      for (const { limiter, bucket } of pairOf(email, address)) await limiter.take(bucket)
      // The limit for all networks together does not apply where the owner has signed in before.
      if (await isSignedInAt(email, address)) return
      await byAccount.take(bucketOf('account', accountOf(email)))
    },
    async atCode(email) {
      await codesByAccount.take(bucketOf('codes', accountOf(email)))
    },
    async toMail(link, email, address) {
      await linksByPair.take(bucketOf(link, accountOf(email), networkOf(address)))
      await linksByAccount.take(bucketOf(link, accountOf(email)))
    },
    async forget(email, address) {
      for (const { limiter, bucket } of pairOf(email, address)) await limiter.clear(bucket)
    },
    async forgetCodes(email) {
      await codesByAccount.clear(bucketOf('codes', accountOf(email)))
    },
  }
}
