import type { Sql } from '../../platform/db/index.ts'
import { createRateLimiter, type LimitClock, networkOf, type RateLimit } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'

/** How much one address and one visitor may ask for. Anybody can call: a key that could be taken away there is none. */
const limits = {
  callsOfAddress: { perSecond: 20, burst: 60 },
  startsOfAddress: { perSecond: 10 / 60, burst: 15 },
  filesOfAddress: { perSecond: 10 / 60, burst: 10 },
  messagesOfVisitor: { perSecond: 1, burst: 10 },
} satisfies Record<string, RateLimit>

export interface VisitLimits {
  /** By what an address is known here: nobody can read an address from it. */
  callerAt(address: string): string
  spendCall(caller: string): Promise<unknown>
  spendStart(caller: string): Promise<unknown>
  spendFile(caller: string): Promise<unknown>
  spendMessage(visitor: string): Promise<unknown>
}

export function visitLimits(system: Sql, secrets: Secrets, clock: LimitClock): VisitLimits {
  const calls = createRateLimiter(system, limits.callsOfAddress, clock)
  const starts = createRateLimiter(system, limits.startsOfAddress, clock)
  const files = createRateLimiter(system, limits.filesOfAddress, clock)
  const messages = createRateLimiter(system, limits.messagesOfVisitor, clock)
  return {
    // An address is personal data: only a keyed hash of it is stored.
    callerAt: (address) => secrets.sign('visitor address', networkOf(address)),
    spendCall: async (caller) => calls.take(`visit:${caller}`),
    spendStart: async (caller) => starts.take(`start of visit:${caller}`),
    spendFile: async (caller) => files.take(`file of visit:${caller}`),
    spendMessage: async (visitor) => messages.take(visitor),
  }
}
