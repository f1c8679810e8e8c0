import { growArray } from './grow_array.ts'

/**
 * The words of every row in their order: what the features of a candidate are counted from. Two bytes a word; frequent
 * words come early, so that only rare ones of a large index have numbers that need six.
 */

/** Says that the number follows in two halves. */
const long = 0xffff

export class TokenStore {
  #halves = new Uint16Array(1 << 12)
  #used = 0
  /** By row: where it begins. */
  #from = new Uint32Array(64)
  #rows = 0

  get bytes(): number {
    return this.#halves.byteLength + this.#from.byteLength
  }

  append(tokens: readonly number[]): void {
    this.#from = growArray(this.#from, this.#rows + 2)
    this.#halves = growArray(this.#halves, this.#used + 3 * tokens.length)
    for (const token of tokens) {
      if (token < long) this.#halves[this.#used++] = token
      else {
        this.#halves.set([long, token >>> 16, token & 0xffff], this.#used)
        this.#used += 3
      }
    }
    this.#from[++this.#rows] = this.#used
  }

  /** Writes the row's tokens into the array, which is made larger where it must, and answers how many there are. */
  read(row: number, into: { tokens: Uint32Array }): number {
    const halves = this.#halves
    const end = this.#from[row + 1]!
    let at = this.#from[row]!
    into.tokens = growArray(into.tokens, end - at)
    const { tokens } = into
    let count = 0
    while (at < end) {
      const half = halves[at++]!
      tokens[count++] = half < long ? half : halves[at++]! * 0x10000 + halves[at++]!
    }
    return count
  }

  /** Only these rows, numbered anew in their order. */
  keep(rows: Uint32Array): void {
    const kept = new Uint16Array(this.#used)
    const from = new Uint32Array(rows.length + 1)
    let used = 0
    rows.forEach((row, place) => {
      const some = this.#halves.subarray(this.#from[row], this.#from[row + 1])
      kept.set(some, used)
      used += some.length
      from[place + 1] = used
    })
    this.#halves = kept.slice(0, used)
    this.#used = used
    this.#from = from
    this.#rows = rows.length
  }
}
