/** Logistic regression with penalties on large weights, each of which may be kept from going one way or the other. */

export interface Sample {
  values: readonly number[]
  isRight: boolean
  /** How much it counts. */
  weight: number
}

/** 1: never below zero, -1: never above it. */
export type Direction = 1 | -1 | 0

export interface Bounds {
  direction: Direction
  penalty: number
}

/**
 * By Newton's method within the bounds: a weight that would leave them stays at zero until it would come back. The loss
 * is convex, so whatever is found is the best there is.
 */
export function fitLogistic(samples: readonly Sample[], bounds: readonly Bounds[]): number[] {
  const within = (weight: number, at: number) => (weight * bounds[at]!.direction < 0 ? 0 : weight)
  let weights = bounds.map(() => 0)
  let loss = lossOf(samples, weights, bounds)
  for (let step = 0; step < 100; step++) {
    const { gradient, curvature } = slopesAt(samples, weights, bounds)
    const isFree = (at: number) => weights[at] !== 0 || gradient[at]! * bounds[at]!.direction >= 0
    const free = [...weights.keys()].filter(isFree)
    const change = solve(
      free.map((row) => free.map((column) => curvature[Math.max(row, column)]![Math.min(row, column)]!)),
      free.map((at) => gradient[at]!),
    )
    const before = loss
    for (let length = 1; length > 1e-6; length /= 2) {
      const next = [...weights]
      for (const [place, at] of free.entries()) next[at] = within(weights[at]! + length * change[place]!, at)
      const reached = lossOf(samples, next, bounds)
      if (reached >= loss) continue
      weights = next
      loss = reached
      break
    }
    if (before - loss < 1e-7 * before) break
  }
  return weights
}

const sumOf = (values: readonly number[], weights: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]! * weights[at]!
  return sum
}

function lossOf(samples: readonly Sample[], weights: readonly number[], bounds: readonly Bounds[]): number {
  let loss = weights.reduce((sum, weight, at) => sum + (bounds[at]!.penalty / 2) * weight ** 2, 0)
  for (const { values, isRight, weight } of samples) {
    const sum = sumOf(values, weights)
    const against = isRight ? -sum : sum
    loss += weight * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))))
  }
  return loss
}

/** Which way the loss falls, and how it bends; of the latter only the lower half. */
function slopesAt(samples: readonly Sample[], weights: readonly number[], bounds: readonly Bounds[]) {
  const gradient = weights.map((weight, at) => -bounds[at]!.penalty * weight)
  const curvature = bounds.map(({ penalty }, row) =>
    bounds.map((_, column) => (row === column ? penalty : 0)),
  )
  for (const { values, isRight, weight } of samples) {
    const expected = 1 / (1 + Math.exp(-sumOf(values, weights)))
    const error = weight * ((isRight ? 1 : 0) - expected)
    const spread = weight * expected * (1 - expected)
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!
      if (value === 0) continue
      gradient[at]! += error * value
      const line = curvature[at]!
      for (let other = 0; other <= at; other++) line[other]! += spread * value * values[other]!
    }
  }
  return { gradient, curvature }
}

/** By Cholesky's decomposition; only the lower half of the matrix is looked at. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const lower = matrix.map(() => new Array<number>(size).fill(0))
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row]![column]!
      for (let at = 0; at < column; at++) sum -= lower[row]![at]! * lower[column]![at]!
      lower[row]![column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[column]![column]!
    }
  const half: number[] = []
  for (let row = 0; row < size; row++) {
    let sum = right[row]!
    for (let at = 0; at < row; at++) sum -= lower[row]![at]! * half[at]!
    half.push(sum / lower[row]![row]!)
  }
  const solution = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let sum = half[row]!
    for (let at = row + 1; at < size; at++) sum -= lower[at]![row]! * solution[at]!
    solution[row] = sum / lower[row]![row]!
  }
  return solution
}
