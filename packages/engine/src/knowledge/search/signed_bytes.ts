/**
 * A unit vector in signed bytes. One scale for all vectors of a dimension, so that products compare: components of a
 * unit vector are about 1/√dimensions, and hardly one is more than this many times that.
 */
const reach = 5

const scaleOf = (dimensions: number) => (127 / reach) * Math.sqrt(dimensions)

export function toSignedBytes(unit: Float32Array): Int8Array {
  const scale = scaleOf(unit.length)
  return Int8Array.from(unit, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))))
}

/** What the product of two vectors in signed bytes is multiplied with to be their cosine. */
export const cosineUnit = (dimensions: number): number => 1 / scaleOf(dimensions) ** 2

/** The product of two vectors in signed bytes, the second one inside a longer array. */
export function byteProduct(one: Int8Array, others: Int8Array, from: number): number {
  // Two sums at a time keep the processor busier than one.
  let [even, odd] = [0, 0]
  const paired = one.length & ~1
  for (let at = 0; at < paired; at += 2) {
    even = (even + Math.imul(one[at]!, others[from + at]!)) | 0
    odd = (odd + Math.imul(one[at + 1]!, others[from + at + 1]!)) | 0
  }
  const last = paired < one.length ? one[paired]! * others[from + paired]! : 0
  return even + odd + last
}

export const cosineOf = (one: Int8Array, other: Int8Array): number =>
  byteProduct(one, other, 0) * cosineUnit(one.length)
