import type { KeyValueStorage } from './visit/visit_storage.ts'

/** What a visit needs of the world around it. */
export interface Environment {
  fetch: typeof fetch
  storage: KeyValueStorage
  /** For whether the chat is open: of this tab, and not of the browser. */
  opened: KeyValueStorage
  /** Milliseconds since 1970. */
  now: () => number
  random: () => number
  newKey: () => string
  /** Over after that time, or sooner: when the network is back, and when the signal says that nobody waits any more. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}
