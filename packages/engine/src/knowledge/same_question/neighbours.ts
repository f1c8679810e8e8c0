import { dotProduct } from './vector.ts'

export interface Neighbour {
  at: number
  similarity: number
}

/** Points among which the nearest are found, by looking at each: there are never more than some hundreds. */
export class Neighbours {
  readonly points: readonly Float32Array[]

  constructor(points: readonly Float32Array[]) {
    this.points = points
  }

  /** Nearest first. Points that have nothing in common are no neighbours, nor is a point its own. */
  nearest(point: Float32Array, most: number, self?: number): Neighbour[] {
    const found: Neighbour[] = []
    let least = 0
    this.points.forEach((other, at) => {
      if (at === self) return
      const similarity = dotProduct(point, other)
      if (similarity <= least) return
      found.splice(placeIn(found, similarity), 0, { at, similarity })
      if (found.length > most) found.pop()
      if (found.length === most) least = found[most - 1]!.similarity
    })
    return found
  }
}

function placeIn(found: readonly Neighbour[], similarity: number): number {
  let [from, to] = [0, found.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (found[middle]!.similarity < similarity) to = middle
    else from = middle + 1
  }
  return from
}
