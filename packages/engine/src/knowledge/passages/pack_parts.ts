/** What a passage is at most, in words; a sentence, an item or a row is never cut to fit. */
export const maxPassageWords = 250

export interface SizedPart<Part> {
  part: Part
  words: number
}

/** Parts in their order, in as few runs as fit, of about the same length. */
export function packParts<Part>(parts: readonly SizedPart<Part>[], limit = maxPassageWords): Part[][] {
  const total = parts.reduce((sum, { words }) => sum + words, 0)
  const target = total / Math.max(1, Math.ceil(total / limit))
  const runs: Part[][] = []
  let length = 0
  for (const { part, words } of parts) {
    const last = runs.at(-1)
    if (last && length + words <= limit && length + words / 2 <= target) {
      last.push(part)
      length += words
    } else {
      runs.push([part])
      length = words
    }
  }
  return runs
}
