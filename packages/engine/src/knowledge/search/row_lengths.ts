import { growArray } from './grow_array.ts'
import { saturation, textLengthEffect, trailLengthEffect, trailOccurrence } from './weights.ts'

/** How long each row's text and trail are, in words, and what that makes of occurrences in them: BM25F. */
export class RowLengths {
  #text = new Uint16Array(64)
  #trail = new Uint16Array(64)
  #rows = 0
  /** Of the live rows. */
  #live = 0
  #textTotal = 0
  #trailTotal = 0

  get bytes(): number {
    return this.#text.byteLength + this.#trail.byteLength
  }

  append(text: number, trail: number): void {
    const row = this.#rows++
    this.#text = growArray(this.#text, this.#rows)
    this.#trail = growArray(this.#trail, this.#rows)
    this.#text[row] = Math.min(text, longest)
    this.#trail[row] = Math.min(trail, longest)
    this.#live++
    this.#textTotal += this.#text[row]!
    this.#trailTotal += this.#trail[row]!
  }

  /** The row no longer counts for what is usual. */
  forget(row: number): void {
    this.#live--
    this.#textTotal -= this.#text[row]!
    this.#trailTotal -= this.#trail[row]!
  }

  /** So many occurrences, each worth more in a short text or trail than in a long one. */
  weighed(row: number, inText: number, inTrail: number): number {
    const text = inText / norm(this.#text[row]!, this.#textTotal / this.#live, textLengthEffect)
    if (inTrail === 0) return text
    const trail = inTrail / norm(this.#trail[row]!, this.#trailTotal / this.#live, trailLengthEffect)
    return text + trailOccurrence * trail
  }

  keep(rows: Uint32Array): void {
    this.#text = Uint16Array.from(rows, (row) => this.#text[row]!)
    this.#trail = Uint16Array.from(rows, (row) => this.#trail[row]!)
    this.#rows = rows.length
  }
}

const longest = 65_535

const norm = (length: number, usual: number, effect: number) =>
  1 - effect + (effect * length) / Math.max(usual, 1)

/** From 0 to 1: the first occurrences count most. */
export const saturate = (weighed: number): number => weighed / (weighed + saturation)
