/**
 * What limits go by. The wall clock of a server may be wrong and may be set right again; neither may lock a caller out or
 * let one through.
 */
export interface LimitClock {
  /** Milliseconds that never go back, for what a process remembers on its own. */
  elapsedMs(): number
  /** The time of the buckets; null for PostgreSQL's clock, which all servers share. */
  storageTime(): Date | null
}

export const sharedClock: LimitClock = { elapsedMs: () => performance.now(), storageTime: () => null }
