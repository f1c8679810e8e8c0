/** "a, b and c". What has commas of its own is set apart by semicolons. */
export function joinList(items: readonly string[], and: string): string {
  if (items.some((item) => item.includes(', ') || item.includes(` ${and} `))) return items.join('; ')
  const [last = '', ...before] = items.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`
}
