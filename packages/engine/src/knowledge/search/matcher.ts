import type { EntryStore } from './entry_store.ts'
import type { SearchFeatures } from './features.ts'
import type { Query, QueryTerm } from './query.ts'
import { saturate } from './row_lengths.ts'
import { Tally, type TermSlot } from './tally.ts'
import { firstWord, textToken } from './tokens.ts'
import { proximityDecay, proximityWindow } from './weights.ts'

/** Numbers of slots are bytes. */
const mostSlots = 255

/** Reads rows word by word and tells what speaks for them. */
export class Matcher {
  readonly #query: Query
  readonly #store: EntryStore
  readonly #slots: readonly TermSlot[]
  /** By word of the vocabulary: its term's slot, counted from 1. */
  readonly #slotOf: Uint8Array
  readonly #tally: Tally
  readonly #row = { tokens: new Uint32Array(512) }
  /** What the heading that is read weighs, and how much of the nearest one is asked for. */
  #headingWeight = 0
  #titleMatch = 0
  /** By word of the query: its occurrences as BM25F weighs them, and how much of the word occurred. */
  readonly #weighed: Float32Array
  readonly #share: Float32Array
  readonly #trailShare: Float32Array

  constructor(query: Query, store: EntryStore) {
    this.#query = query
    this.#store = store
    this.#slotOf = new Uint8Array(store.vocabulary.wordCount)
    this.#slots = this.#slotsFor(query)
    this.#tally = new Tally(query, this.#slots)
    this.#weighed = new Float32Array(query.words.length)
    this.#share = new Float32Array(query.words.length)
    this.#trailShare = new Float32Array(query.words.length)
  }

  /** The words themselves first: what is asked for stands for nothing else. */
  #slotsFor({ words }: Query): TermSlot[] {
    const slots: TermSlot[] = []
    const add = (word: number, terms: readonly QueryTerm[]) => {
      for (const { term, share } of terms.slice(0, mostSlots - slots.length)) {
        const forms = [...this.#store.vocabulary.formsOf(term)].filter((form) => this.#slotOf[form] === 0)
        if (forms.length === 0) continue
        const slot = slots.push({ word, share, weight: words[word]!.weight * share })
        for (const form of forms) this.#slotOf[form] = slot
      }
    }
    words.forEach(({ terms }, word) => {
      add(word, terms)
    })
    words.forEach(({ related }, word) => {
      add(word, related)
    })
    return slots
  }

  featuresOf(row: number, cosine: number | null): SearchFeatures {
    this.#tally.clear()
    this.#read(this.#store.tokens.read(row, this.#row))
    return this.#sumUp(row, cosine)
  }

  #read(length: number): void {
    const { tokens } = this.#row
    const [slotOf, tally] = [this.#slotOf, this.#tally]
    this.#headingWeight = 0
    this.#titleMatch = 0
    let [at, position] = [0, 0]
    for (let token = tokens[at++]!; token !== textToken; token = tokens[at++]!)
      if (token >= firstWord) {
        const form = token - firstWord
        this.#headingWeight += this.#store.rarityOf(form)
        const slot = slotOf[form]!
        position++
        if (slot === 0) continue
        tally.inTrail[slot - 1]!++
        tally.see(slot - 1, form, position)
      } else {
        this.#endHeading()
        // Headings are not next to each other.
        position += proximityWindow
      }
    let sentenceFrom = at
    for (; at < length; at++) {
      const token = tokens[at]!
      if (token >= firstWord) {
        position++
        const slot = slotOf[token - firstWord]!
        if (slot === 0) continue
        tally.inText[slot - 1]!++
        tally.see(slot - 1, token - firstWord, position)
      } else {
        tally.endSentence(at - sentenceFrom)
        sentenceFrom = at + 1
      }
    }
  }

  #endHeading(): void {
    const covered = this.#tally.end()
    const ofHeading = Math.min(1, covered / Math.max(this.#headingWeight, tiny))
    const ofQuery = Math.min(1, covered / Math.max(this.#query.ideal, tiny))
    this.#titleMatch = (2 * ofHeading * ofQuery) / Math.max(ofHeading + ofQuery, tiny)
    this.#headingWeight = 0
  }

  #sumUp(row: number, cosine: number | null): SearchFeatures {
    const { words, pairs, ideal } = this.#query
    this.#weigh(row)
    let [bm25, coverage, heading, exact, proximity] = [0, 0, 0, 0, 0]
    for (let word = 0; word < words.length; word++) {
      if (this.#share[word] === 0) continue
      const { weight } = words[word]!
      bm25 += weight * saturate(this.#weighed[word]!)
      coverage += weight * Math.min(1, this.#share[word]!)
      heading += weight * Math.min(1, this.#trailShare[word]!)
      exact += weight * this.#tally.exact[word]!
    }
    for (let place = 0; place < pairs.length; place++) {
      const apart = this.#tally.apart[place]!
      if (apart < proximityWindow) proximity += pairs[place]!.weight / (1 + proximityDecay * (apart - 1))
    }
    const share = ideal > 0 ? 1 / ideal : 0
    return {
      bm25: share * bm25,
      coverage: share * coverage,
      exact: share * exact,
      heading: share * heading,
      title: this.#titleMatch,
      proximity: share * proximity,
      sentence: share * this.#tally.bestSentence,
      cosine,
      ideal,
    }
  }

  #weigh(row: number): void {
    this.#weighed.fill(0)
    this.#share.fill(0)
    this.#trailShare.fill(0)
    for (let slot = 0; slot < this.#slots.length; slot++) {
      const [text, trail] = [this.#tally.inText[slot]!, this.#tally.inTrail[slot]!]
      if (text + trail === 0) continue
      const { word, share } = this.#slots[slot]!
      this.#weighed[word]! += share * this.#store.lengths.weighed(row, text, trail)
      this.#share[word]! += share
      if (trail > 0) this.#trailShare[word]! += share
    }
  }
}

/** In the place of nothing, where it would divide. */
const tiny = 1e-9
