/** What a passage is at most, in words; a sentence, an item or a row is never cut to fit. */
export const most = 250

export interface Measured<Part> {
  part: Part
  words: number
}

/** Parts in their order, in as few runs as fit, of about the same length. */
export function packed<Part>(parts: readonly Measured<Part>[], limit = most): Part[][] {
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
