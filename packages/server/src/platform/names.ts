/** Names that we derive from a title when the caller gives none. */

/** Leaves room for a suffix within the 64 characters of a slug or key. */
const longest = 56

/** Letters that Unicode does not take apart into a base and a mark. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

function fold(text: string, separator: string, otherwise: string): string {
  const folded = text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, separator)
    .slice(0, longest)
  return trim(folded, separator) || otherwise
}

function trim(text: string, separator: string): string {
  const start = text.startsWith(separator) ? 1 : 0
  const end = text.endsWith(separator) ? -1 : undefined
  return text.slice(start, end)
}

export const slugOf = (text: string, otherwise: string) => fold(text, '-', otherwise)
export const keyOf = (text: string, otherwise: string) => fold(text, '_', otherwise)

/** The name itself, or with the first suffix (`-2`, `_2`) that nobody has. */
export function firstFree(name: string, separator: '-' | '_', taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let number = 2; ; number++) {
    const candidate = `${name}${separator}${number}`
    if (!taken.has(candidate)) return candidate
  }
}
