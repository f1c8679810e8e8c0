import { gramRows } from './grams.ts'
import type { Rows, VectorFiles } from './vector_files.ts'

export const dimensions = 128

/** Most tokens are asked for again and again: those that were not for this many others are let go. */
const mostCached = 16_000

export interface Token {
  text: string
  /** Not of length one: frequent words carry short vectors, which is their weight in a sum. */
  vector: Float32Array
}

/** A token's vector is its word's, when that is known, and the mean of its n-grams'. */
export function tokenVectors({ vocabulary, words, grams }: VectorFiles): (token: string) => Float32Array {
  const gramCount = grams.scales.length
  return cached((token) => {
    const vector = new Float32Array(dimensions)
    const row = vocabulary.get(token)
    if (row !== undefined) addRow(vector, words, row, 1)
    const rows = gramRows(token, gramCount)
    for (const gram of rows) addRow(vector, grams, gram, 1 / rows.length)
    return vector
  })
}

export function cached(vectorOf: (token: string) => Float32Array): (token: string) => Float32Array {
  let recent = new Map<string, Float32Array>()
  let earlier = new Map<string, Float32Array>()
  return (token) => {
    const known = recent.get(token)
    if (known !== undefined) return known
    if (recent.size >= mostCached) [recent, earlier] = [new Map(), recent]
    const vector = earlier.get(token) ?? vectorOf(token)
    recent.set(token, vector)
    return vector
  }
}

function addRow(vector: Float32Array, { bytes, scales }: Rows, row: number, weight: number): void {
  const scale = scales[row]! * weight
  const from = row * vector.length
  for (let at = 0; at < vector.length; at++) vector[at]! += bytes[from + at]! * scale
}
