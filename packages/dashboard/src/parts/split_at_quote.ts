/** Where in a text the quoted words stand; null when they do not. Case and spaces may differ. */
export function splitAtQuote(
  text: string,
  quote: string,
): { before: string; words: string; after: string } | null {
  const pattern = quote
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  const match = pattern === '' ? null : new RegExp(pattern, 'iu').exec(text)
  if (!match) return null
  const { index, 0: words } = match
  return { before: text.slice(0, index), words, after: text.slice(index + words.length) }
}
