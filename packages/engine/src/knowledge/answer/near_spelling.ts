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
  return Math.abs(one.length - other.length) <= allowed && slips(one, other) <= allowed
}

function slips(one: string, other: string): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const changed = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1)
      let least = Math.min(changed, above[column]! + 1, current[column - 1]! + 1)
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, before[column - 2]! + 1)
      current.push(least)
    }
    ;[before, above] = [above, current]
  }
  return above[other.length]!
}
