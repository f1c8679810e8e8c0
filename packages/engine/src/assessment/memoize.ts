/** Reads each thing once: every criterion is held against every slot. */
export function memoize<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: read(key) }
    known.set(key, found)
    return found.value
  }
}

/** The same for what depends on the day, too: only the last day asked for is kept. */
export function memoizeForDay<Key extends object, Value>(
  read: (key: Key, today: string) => Value,
): (key: Key, today: string) => Value {
  const known = new WeakMap<Key, { today: string; value: Value }>()
  return (key, today) => {
    const before = known.get(key)
    // What was read depends on the day: "next month" is another one tomorrow.
    const found = before?.today === today ? before : { today, value: read(key, today) }
    known.set(key, found)
    return found.value
  }
}
