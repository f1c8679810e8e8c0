/** How many places each key, such as an organization, holds, and whether it may have one more. */
export interface Shares<Key> {
  admits(key: Key): boolean
  /** Gives the function that gives the place back. */
  take(key: Key): () => void
  /** The keys that may have no more. */
  full(): Key[]
}

export function createShares<Key>(perKey: number): Shares<Key> {
  const held = new Map<Key, number>()
  const admits = (key: Key) => (held.get(key) ?? 0) < perKey
  return {
    admits,
    take(key) {
      held.set(key, (held.get(key) ?? 0) + 1)
      return () => {
        const left = held.get(key)! - 1
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
    full: () => [...held.keys()].filter((key) => !admits(key)),
  }
}
