/** Logistic regression with a penalty on large weights, by Newton's method. */

export interface Sample {
  values: readonly number[]
  isRight: boolean
  /** How much it counts. */
  weight: number
}

export function fitLogistic(samples: readonly Sample[], penalty: number): number[] {
  const size = samples[0]!.values.length
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < 20; step++) {
    const gradient = weights.map((weight) => -penalty * weight)
    const curvature = weights.map((_, row) => weights.map((_, column) => (row === column ? penalty : 0)))
    for (const { values, isRight, weight } of samples) {
      const expected = 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * weights[at]!, 0)))
      const error = weight * ((isRight ? 1 : 0) - expected)
      const spread = weight * expected * (1 - expected)
      for (let at = 0; at < size; at++) {
        gradient[at]! += error * values[at]!
        const line = curvature[at]!
        for (let other = 0; other <= at; other++) line[other]! += spread * values[at]! * values[other]!
      }
    }
    const change = solve(curvature, gradient)
    weights = weights.map((weight, at) => weight + change[at]!)
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return weights
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
