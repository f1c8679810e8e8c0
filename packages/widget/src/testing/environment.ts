import type { Environment } from '../environment.ts'
import type { KeyValueStorage } from '../visit/visit_storage.ts'

export function emptyStorage(): KeyValueStorage {
  const things = new Map<string, string>()
  return {
    getItem: (key) => things.get(key) ?? null,
    setItem: (key, value) => void things.set(key, value),
    removeItem: (key) => void things.delete(key),
  }
}

/** A world in which waiting takes no time: how long it would have been is written down. */
export function testEnvironment(change: Partial<Environment> = {}) {
  const pauses: number[] = []
  let keys = 0
  const environment: Environment = {
    fetch,
    storage: emptyStorage(),
    opened: emptyStorage(),
    now: () => 0,
    random: () => 1,
    newKey: () => `key ${++keys}`,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    ...change,
  }
  return { environment, pauses }
}
