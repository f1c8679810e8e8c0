import { editDistance } from '../../edit_distance.ts'

/**
 * Whether two words differ only by a slip of the hand: one letter changed, added, dropped or swapped with its
 * neighbour, in long words two. The first letter is seldom the wrong one.
 */

const shortest = 5
const longWord = 7

export function isNearSpelling(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  if (length < shortest || one[0] !== other[0] || /\d/.test(one)) return false
  const allowed = length < longWord ? 1 : 2
  return editDistance(one, other, allowed) <= allowed
}
