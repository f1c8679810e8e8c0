import type { Query } from './query.ts'
import { proximityWindow, sentenceLength, sentenceLengthEffect } from './weights.ts'

/** A term of the query, as the word that it belongs to and its share of it. */
export interface TermSlot {
  word: number
  share: number
  weight: number
}

/** What of a query was seen in a row. One serves row after row. */
export class Tally {
  readonly #query: Query
  readonly #slots: readonly TermSlot[]
  /** By word of the query: the places of its pairs. */
  readonly #pairsOf: readonly number[][]
  /** By slot. */
  readonly inText: Uint16Array
  readonly inTrail: Uint16Array
  /** By word of the query: whether its exact form occurred, and where any form did last. */
  readonly exact: Uint8Array
  readonly #lastAt: Int32Array
  /** By pair: the fewest words from one to the other. */
  readonly apart: Uint32Array
  /** By slot: the sentence in which it was counted last. */
  readonly #countedIn: Uint32Array
  #sentence = 0
  #covered = 0
  /** The best sentence's weight, for its length. */
  bestSentence = 0

  constructor(query: Query, slots: readonly TermSlot[]) {
    const { words, pairs } = query
    this.#query = query
    this.#slots = slots
    this.#pairsOf = words.map((_, word) =>
      pairs.flatMap(({ first, second }, place) => (first === word || second === word ? [place] : [])),
    )
    this.inText = new Uint16Array(slots.length)
    this.inTrail = new Uint16Array(slots.length)
    this.exact = new Uint8Array(words.length)
    this.#lastAt = new Int32Array(words.length)
    this.apart = new Uint32Array(pairs.length)
    this.#countedIn = new Uint32Array(slots.length)
  }

  clear(): void {
    this.inText.fill(0)
    this.inTrail.fill(0)
    this.exact.fill(0)
    this.#lastAt.fill(-proximityWindow)
    this.apart.fill(proximityWindow)
    this.#countedIn.fill(0)
    this.#sentence = 1
    this.#covered = 0
    this.bestSentence = 0
  }

  /** A form of the slot's term stands at this position. */
  see(slot: number, form: number, position: number): void {
    const { word, weight } = this.#slots[slot]!
    if (this.#countedIn[slot] !== this.#sentence) {
      this.#countedIn[slot] = this.#sentence
      this.#covered += weight
    }
    if (this.#query.words[word]!.forms.includes(form)) this.exact[word] = 1
    for (const place of this.#pairsOf[word]!) {
      const { first, second } = this.#query.pairs[place]!
      // In the question's order they belong together a little more than the other way round.
      const apart = word === second ? position - this.#lastAt[first]! : position - this.#lastAt[second]! + 1
      if (apart < this.apart[place]!) this.apart[place] = apart
    }
    this.#lastAt[word] = position
  }

  /** A heading or sentence has ended; answers the weight of what was seen in it. */
  end(): number {
    const covered = this.#covered
    this.#sentence++
    this.#covered = 0
    return covered
  }

  endSentence(words: number): void {
    const worth = this.end() / (1 + sentenceLengthEffect * (words / sentenceLength - 1))
    if (worth > this.bestSentence) this.bestSentence = worth
  }
}
