const mostKnown = 3000
const longestKnown = 300

/** Reads each short text once: the same lines are asked again and again while a section is read. */
export function memoizeText<Value>(read: (text: string, usual?: string) => Value): typeof read {
  const known = new Map<string, Value>()
  return (text, usual) => {
    if (text.length > longestKnown) return read(text, usual)
    const key = usual === undefined ? text : `${usual} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const value = read(text, usual)
    if (known.size >= mostKnown) known.clear()
    known.set(key, value)
    return value
  }
}
