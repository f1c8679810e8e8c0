export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

/** Of length one; a vector that says nothing stays as it is. */
export function normalizeVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(vector, vector))
  return length === 0 ? vector : vector.map((value) => value / length)
}
