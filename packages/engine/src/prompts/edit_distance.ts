/** Levenshtein's distance: how many characters to add, drop or change to get from one word to the other. */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const changed = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(changed, above[column]! + 1, current[column - 1]! + 1))
    }
    above = current
  }
  return above[b.length]!
}

/** The candidate with the least distance, the first of equals. */
export function nearest(
  word: string,
  candidates: readonly string[],
): { name: string; distance: number } | null {
  let best: { name: string; distance: number } | null = null
  for (const name of candidates) {
    const distance = editDistance(word, name)
    if (best === null || distance < best.distance) best = { name, distance }
  }
  return best
}
