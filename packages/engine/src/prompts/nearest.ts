import { editDistance } from '../edit_distance.ts'

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
