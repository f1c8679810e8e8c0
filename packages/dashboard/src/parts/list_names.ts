const most = 3

/** The first ones by name, and how many more there are: there may be a hundred. */
export function listNames(names: readonly string[]): string {
  // One more name is as short as its number.
  if (names.length <= most + 1) return names.join(', ')
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}
