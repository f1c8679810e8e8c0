/** Whether two values of a form say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from what was there before: only those are sent. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): Partial<Fields> {
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSameValue(value, before[name as keyof Fields]),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
