/** The rows with the highest scores among those offered, at most so many. */
export class BestRows {
  readonly #rows: Uint32Array
  readonly #scores: Float32Array
  #count = 0

  constructor(most: number) {
    this.#rows = new Uint32Array(most)
    this.#scores = new Float32Array(most)
  }

  /** A score that is not above this one cannot be among the best. */
  get floor(): number {
    return this.#count < this.#rows.length ? -Infinity : this.#scores[0]!
  }

  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.#count)
  }

  offer(row: number, score: number): void {
    if (this.#count < this.#rows.length) this.#rise(this.#count++, row, score)
    else if (score > this.#scores[0]!) this.#sink(row, score)
  }

  // A heap with the lowest on top.
  #rise(from: number, row: number, score: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#scores[parent]! <= score) break
      this.#move(parent, at)
      at = parent
    }
    this.#put(at, row, score)
  }

  #sink(row: number, score: number): void {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.#count) break
      if (child + 1 < this.#count && this.#scores[child + 1]! < this.#scores[child]!) child++
      if (this.#scores[child]! >= score) break
      this.#move(child, at)
      at = child
    }
    this.#put(at, row, score)
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#rows[from]!, this.#scores[from]!)
  }

  #put(at: number, row: number, score: number): void {
    this.#rows[at] = row
    this.#scores[at] = score
  }
}
