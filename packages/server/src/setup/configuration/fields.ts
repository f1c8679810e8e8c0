export type Fields = Record<string, unknown>

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The named fields that have a value. */
export const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]).filter(([, value]) => !isEmpty(value)))

export const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** In one order, whatever order storage gives: that of `first`, then by the alphabet. */
export function byKey(values: unknown, first: readonly string[] = []): Fields {
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length)
  const entries = Object.entries((values ?? {}) as Fields)
  return Object.fromEntries(entries.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)))
}
