import type { Shelf } from './visit/memory.ts'

/** What a visit needs of the world around it. */
export interface Surroundings {
  fetch: typeof fetch
  shelf: Shelf
  /** Milliseconds since 1970. */
  now: () => number
  random: () => number
  newKey: () => string
  /** Over after that time, or sooner: when the network is back, and when the signal says that nobody waits any more. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}
