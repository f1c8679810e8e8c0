/** A set of rows, one bit each. */
export class RowSet {
  #bits: Uint32Array

  constructor(rows: number) {
    this.#bits = new Uint32Array(Math.max(1, (rows + 31) >>> 5))
  }

  get bytes(): number {
    return this.#bits.byteLength
  }

  has(row: number): boolean {
    return (this.#bits[row >>> 5]! & (1 << (row & 31))) !== 0
  }

  add(row: number): void {
    const word = row >>> 5
    if (word >= this.#bits.length) {
      const larger = new Uint32Array(2 * word)
      larger.set(this.#bits)
      this.#bits = larger
    }
    this.#bits[word]! |= 1 << (row & 31)
  }

  delete(row: number): void {
    this.#bits[row >>> 5]! &= ~(1 << (row & 31))
  }
}
