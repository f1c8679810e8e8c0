/**
 * Which rows hold a term, ascending, and what that is worth to them: 24 bits of row, 8 of worth. Most of them lie side
 * by side in one array; those that came since then are merged into it once they are many.
 */

export const maxRows = 1 << 24
/** The worth of a term that a row is full of. */
export const maxImpact = 255

export const rowOf = (posting: number): number => posting >>> 8
export const impactOf = (posting: number): number => posting & maxImpact

const none = new Uint32Array(0)

export class Postings {
  #settled = none
  /** By term: where its settled postings begin. */
  #from = new Uint32Array(1)
  #recent = new Map<number, number[]>()
  #recentCount = 0

  get bytes(): number {
    return this.#settled.byteLength + this.#from.byteLength + 16 * this.#recentCount + 120 * this.#recent.size
  }

  /** Rows come in ascending order. The worth is from 0 to 1. */
  add(term: number, row: number, worth: number): void {
    const posting = ((row << 8) | Math.max(1, Math.round(worth * maxImpact))) >>> 0
    const recent = this.#recent.get(term)
    if (recent === undefined) this.#recent.set(term, [posting])
    else recent.push(posting)
    this.#recentCount++
  }

  settledOf(term: number): Uint32Array {
    return term + 1 < this.#from.length
      ? this.#settled.subarray(this.#from[term], this.#from[term + 1])
      : none
  }

  /** As the settled ones are: a loop over two kinds of arrays would be several times slower. */
  recentOf(term: number): Uint32Array {
    const recent = this.#recent.get(term)
    return recent === undefined ? none : Uint32Array.from(recent)
  }

  /** Worth merging: a fixed share, so that every posting is moved a bounded number of times. */
  get unsettled(): boolean {
    return this.#recentCount > Math.max(20_000, this.#settled.length / 2)
  }

  /** Merges what is recent. With `renumber`, rows get new numbers in the same order, and those of -1 go. */
  settle(terms: number, renumber?: Int32Array): void {
    const from = new Uint32Array(terms + 1)
    const settled = new Uint32Array(this.#settled.length + this.#recentCount)
    let used = 0
    const move = (postings: Uint32Array) => {
      for (const posting of postings) {
        const row = renumber === undefined ? rowOf(posting) : renumber[rowOf(posting)]!
        if (row >= 0) settled[used++] = ((row << 8) | impactOf(posting)) >>> 0
      }
    }
    for (let term = 0; term < terms; term++) {
      from[term] = used
      move(this.settledOf(term))
      move(this.recentOf(term))
    }
    from[terms] = used
    this.#settled = used < settled.length ? settled.slice(0, used) : settled
    this.#from = from
    this.#recent = new Map()
    this.#recentCount = 0
  }
}
