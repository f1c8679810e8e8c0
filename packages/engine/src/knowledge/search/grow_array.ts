type Numbers = Uint8Array | Uint16Array | Uint32Array | Int8Array | Float32Array

/** The array itself while it holds that many, otherwise one half as large again with the same beginning. */
export function growArray<Array extends Numbers>(array: Array, needed: number): Array {
  if (needed <= array.length) return array
  const length = Math.max(needed, Math.ceil(array.length * 1.5))
  const larger = new (array.constructor as new (length: number) => Array)(length)
  larger.set(array)
  return larger
}
