import type { EntryKey, SearchEntry } from './entry.ts'
import { type EntryName, EntryStore } from './entry_store.ts'
import { noFeatures, type SearchFeatures } from './features.ts'
import { growArray } from './grow_array.ts'
import { lexicalCandidates, type Scratch } from './lexical_candidates.ts'
import { Matcher } from './matcher.ts'
import { type Query, type QueryTerm, readQuery } from './query.ts'
import { rarity } from './rarity.ts'
import { RowSet } from './row_set.ts'
import { scoreOf } from './score.ts'
import { toSignedBytes } from './signed_bytes.ts'
import { termsOf } from './terms.ts'

interface SearchQuery {
  text: string
  language: string
  /** Unit, of the index's dimensions; null to go by words alone. */
  vector: Float32Array | null
  /** Undefined: everything. */
  visible?: VisibleRows
  limit: number
}

/** Entries that were chosen by their keys; good for as long as the index does not change. */
export interface VisibleRows {
  version: number
  rows: RowSet
}

export interface SearchHit extends EntryKey {
  /** From 0 to 1. */
  score: number
  features: SearchFeatures
}

/** So many by words, and so many by meaning, are looked at closely. */
const byWords = 140
const byMeaning = 100

/** Everything that an organization's search can find: in memory, and right after every change. */
export class SearchIndex {
  readonly #store: EntryStore
  #scratch: Scratch = { scores: new Float32Array(0), known: new Uint32Array(0) }
  #version = 0

  constructor(dimensions: number) {
    this.#store = new EntryStore(dimensions)
  }

  get size(): number {
    return this.#store.size
  }

  get bytes(): number {
    return this.#store.bytes + 2 * this.#scratch.scores.byteLength
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version
  }

  /** Adds the entry, or puts it in the place of the one with the same name. */
  put(entry: SearchEntry): void {
    this.#store.put(entry)
    this.#version++
  }

  remove(key: EntryName): void {
    this.#store.remove(key)
    this.#version++
  }

  /** The entry, as if nothing had been asked. */
  find(key: EntryName): SearchHit | undefined {
    const found = this.#store.find(key)
    return found && { ...found, score: 0, features: noFeatures }
  }

  visible(test: (key: EntryKey) => boolean): VisibleRows {
    const { keys, live } = this.#store
    const rows = new RowSet(keys.length)
    keys.forEach((key, row) => {
      if (live.has(row) && test(key)) rows.add(row)
    })
    return { version: this.#version, rows }
  }

  search({ text, language, vector, visible, limit }: SearchQuery): SearchHit[] {
    if (visible !== undefined && visible.version !== this.#version)
      throw new RangeError('The index has changed since these entries were chosen: choose them again.')
    this.#store.vectors.refuseOther(vector)
    const allowed = visible?.rows ?? this.#store.live
    const query = readQuery(text, language, { vocabulary: this.#store.vocabulary, rarityOf: this.#rarityOf })
    const bytes = vector === null ? null : toSignedBytes(vector)
    const matcher = new Matcher(query, this.#store)
    const scored = this.#candidates(query, bytes, allowed).map((row) => {
      const features = matcher.featuresOf(row, bytes === null ? null : this.#store.vectors.cosine(bytes, row))
      return { row, score: scoreOf(features), features }
    })
    // Of equals the older one comes first, so that the order is always the same.
    scored.sort((one, other) => other.score - one.score || one.row - other.row)
    return scored
      .slice(0, limit)
      .map(({ row, score, features }) => ({ ...this.#store.keys[row]!, score, features }))
  }

  /** Whether any live entry holds a term of the word. */
  knows(word: string, language: string): boolean {
    return this.#numbersOf(word, language).some((term) => this.#store.holdersOf(term) > 0)
  }

  /** The same for entries in the language: what looks alike in another one is another word. */
  uses(word: string, language: string): boolean {
    const { vocabulary } = this.#store
    return this.#numbersOf(word, language).some(
      (term) => vocabulary.isUsed(term, language) && this.#store.holdersOf(term) > 0,
    )
  }

  /** How much the word tells here: 0 for one that is everywhere. */
  rarity(word: string, language: string): number {
    return this.#rarityOf(this.#numbersOf(word, language).map((term) => ({ term, share: 1 })))
  }

  #numbersOf(word: string, language: string): number[] {
    return termsOf(word, language).flatMap((term) => this.#store.vocabulary.findTerm(term) ?? [])
  }

  readonly #rarityOf = (terms: readonly QueryTerm[]): number => {
    const holders = terms.reduce((sum, { term, share }) => sum + share * this.#store.holdersOf(term), 0)
    return rarity(holders, this.size)
  }

  #candidates(query: Query, vector: Int8Array | null, allowed: RowSet): number[] {
    const { postings, vectors, keys } = this.#store
    const { scores, known } = this.#scratch
    this.#scratch = { scores: growArray(scores, keys.length), known: growArray(known, keys.length) }
    const lexical = lexicalCandidates(query, postings, allowed, byWords, this.#scratch)
    const dense = vector === null ? [] : vectors.nearest(vector, allowed, byMeaning)
    return [...new Set([...lexical, ...dense])]
  }
}
