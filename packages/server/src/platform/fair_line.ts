/** A waiting line in which keys, such as organizations, take turns: the many items of one do not delay another's. */
export interface FairLine<Key, Item> {
  /** How many items wait, of the keys that `admits` accepts. */
  count(admits: (key: Key) => boolean): number
  add(key: Key, item: Item): void
  /** Takes the first item of the next key that `admits` accepts. */
  take(admits: (key: Key) => boolean): { key: Key; item: Item } | undefined
  remove(key: Key, item: Item): void
  /** Takes every item of a key. */
  takeAll(key: Key): Item[]
  has(key: Key): boolean
  keys(): Key[]
}

export function createFairLine<Key, Item>(): FairLine<Key, Item> {
  /** In the order of whose turn it is. */
  const items = new Map<Key, Item[]>()
  return {
    count(admits) {
      let count = 0
      for (const [key, waiting] of items) if (admits(key)) count += waiting.length
      return count
    },
    add(key, item) {
      const waiting = items.get(key)
      if (waiting) waiting.push(item)
      else items.set(key, [item])
    },
    take(admits) {
      for (const [key, waiting] of items) {
        if (!admits(key)) continue
        const item = waiting.shift()!
        items.delete(key)
        if (waiting.length > 0) items.set(key, waiting)
        return { key, item }
      }
      return undefined
    },
    remove(key, item) {
      const waiting = items.get(key)
      const at = waiting?.indexOf(item) ?? -1
      if (at < 0) return
      waiting!.splice(at, 1)
      if (waiting!.length === 0) items.delete(key)
    },
    takeAll(key) {
      const all = items.get(key) ?? []
      items.delete(key)
      return all
    },
    has: (key) => items.has(key),
    keys: () => [...items.keys()],
  }
}
