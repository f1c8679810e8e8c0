/** Reads each thing once: every criterion is held against every slot. */
export function memoize<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: read(key) }
    known.set(key, found)
    return found.value
  }
}
