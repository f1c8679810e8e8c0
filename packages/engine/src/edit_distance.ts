/**
 * How many letters have to be changed, added, dropped or swapped with their neighbour to make one word of the other;
 * anything above `most` when it is more than that.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + same)
      if (same === 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        distance = Math.min(distance, beforeLast[column - 2]! + 1)
      current.push(distance)
      if (distance < least) least = distance
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[other.length]!
}
