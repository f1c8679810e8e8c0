import { growArray } from './grow_array.ts'
import type { TokenStore } from './token_store.ts'
import { firstWord, textToken } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How often each term occurs in a row. Its arrays serve one row after the other. */
export class TermCounts {
  readonly #vocabulary: Vocabulary
  readonly #tokens: TokenStore
  readonly #row = { tokens: new Uint32Array(512) }
  /** By term; all zero between two rows. */
  #inText = new Uint16Array(1024)
  #inTrail = new Uint16Array(1024)

  constructor(vocabulary: Vocabulary, tokens: TokenStore) {
    this.#vocabulary = vocabulary
    this.#tokens = tokens
  }

  of(row: number, tell: (term: number, inText: number, inTrail: number) => void): void {
    this.#inText = growArray(this.#inText, this.#vocabulary.termCount)
    this.#inTrail = growArray(this.#inTrail, this.#vocabulary.termCount)
    for (const term of this.#count(row)) {
      tell(term, this.#inText[term]!, this.#inTrail[term]!)
      this.#inText[term] = 0
      this.#inTrail[term] = 0
    }
  }

  #count(row: number): number[] {
    const terms: number[] = []
    const { termOf } = this.#vocabulary
    const length = this.#tokens.read(row, this.#row)
    let counts = this.#inTrail
    for (let at = 0; at < length; at++) {
      const token = this.#row.tokens[at]!
      if (token === textToken) counts = this.#inText
      if (token < firstWord) continue
      const term = termOf[token - firstWord]!
      if (this.#inText[term] === 0 && this.#inTrail[term] === 0) terms.push(term)
      counts[term]!++
    }
    return terms
  }
}
