/** The rows of a token's character n-grams, exactly as the vectors were trained with them. */

const lengths = [3, 4, 5]
const mostGrams = 30

export function gramRows(token: string, rows: number): number[] {
  const bracketed = `<${token}>`
  const grams: string[] = []
  for (const length of lengths)
    for (let from = 0; from + length <= bracketed.length && grams.length < mostGrams; from++)
      grams.push(bracketed.slice(from, from + length))
  return (grams.length === 0 ? [bracketed] : grams).map((gram) => fnv1a(gram) % rows)
}

/** Tokens are ASCII, so that a character is a byte. */
function fnv1a(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash >>> 0
}
