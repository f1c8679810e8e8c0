/**
 * A vector's signature: 128 signs. A query is compared with them in full precision, by sixteen look-ups, and finds of
 * the ten that are truly nearest 97 in 100 among the first 200 of 29,000 texts; signs against signs would find 88.
 */

export const signatureWords = 4
const signs = 32 * signatureWords
const bytes = 4 * signatureWords

/** 128 numbers that keep what is near together: of longer vectors several are added up, with alternating signs. */
function projected(vector: Int8Array): Float32Array {
  const sums = new Float32Array(signs)
  for (let at = 0; at < vector.length; at++) sums[at % signs]! += vector[at]! * signOf(at)
  return sums
}

/** By the bits of a product with the golden ratio: as good as drawn, and always the same. */
const signOf = (at: number) => ((Math.imul(at + 1, 2654435761) >>> 13) & 1 ? 1 : -1)

export function writeSignature(vector: Int8Array, into: Uint32Array, from: number): void {
  const sums = projected(vector)
  for (let word = 0; word < signatureWords; word++) {
    let bits = 0
    for (let bit = 0; bit < 32; bit++) if (sums[32 * word + bit]! > 0) bits |= 1 << bit
    into[from + word] = bits
  }
}

/** For each byte of a signature and each of its 256 values: what it adds to the similarity with this vector. */
export function similarityTable(vector: Int8Array): Float32Array {
  const sums = projected(vector)
  const table = new Float32Array(256 * bytes)
  for (let byte = 0; byte < bytes; byte++) {
    const from = 256 * byte
    for (let bit = 0; bit < 8; bit++) table[from]! -= sums[8 * byte + bit]!
    // Each value is another one with one bit more.
    for (let bit = 0; bit < 8; bit++)
      for (let bits = 0; bits < 1 << bit; bits++)
        table[from + (1 << bit) + bits] = table[from + bits]! + 2 * sums[8 * byte + bit]!
  }
  return table
}

/** The similarity of the vector that the table was made for and the one with this signature. */
export function signatureSimilarity(table: Float32Array, signatures: Uint32Array, from: number): number {
  let sum = 0
  for (let word = 0; word < signatureWords; word++) {
    const bits = signatures[from + word]!
    const at = word << 10
    sum +=
      table[at | (bits & 255)]! +
      table[at | 256 | ((bits >>> 8) & 255)]! +
      table[at | 512 | ((bits >>> 16) & 255)]! +
      table[at | 768 | (bits >>> 24)]!
  }
  return sum
}

/** How many signs of the two signatures differ. */
export const difference = (one: Uint32Array, other: Uint32Array, from: number): number =>
  ones(one[0]! ^ other[from]!) +
  ones(one[1]! ^ other[from + 1]!) +
  ones(one[2]! ^ other[from + 2]!) +
  ones(one[3]! ^ other[from + 3]!)

/** The bits that are set, counted in pairs, fours and bytes at once. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
