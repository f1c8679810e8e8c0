import type { Surroundings } from '../surroundings.ts'
import type { Shelf } from '../visit/memory.ts'

export function emptyShelf(): Shelf {
  const things = new Map<string, string>()
  return {
    getItem: (key) => things.get(key) ?? null,
    setItem: (key, value) => void things.set(key, value),
    removeItem: (key) => void things.delete(key),
  }
}

/** A world in which waiting takes no time: how long it would have been is written down. */
export function surroundings(change: Partial<Surroundings> = {}) {
  const pauses: number[] = []
  let keys = 0
  const around: Surroundings = {
    fetch,
    shelf: emptyShelf(),
    now: () => 0,
    random: () => 1,
    newKey: () => `key ${++keys}`,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    ...change,
  }
  return { around, pauses }
}
