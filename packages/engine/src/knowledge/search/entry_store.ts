import type { EntryKey, SearchEntry } from './entry.ts'
import { growArray } from './grow_array.ts'
import { maxRows, Postings } from './postings.ts'
import { rarity } from './rarity.ts'
import { RowLengths, saturate } from './row_lengths.ts'
import { RowSet } from './row_set.ts'
import { TermCounts } from './term_counts.ts'
import { TokenStore } from './token_store.ts'
import { encodeTokens } from './tokens.ts'
import { VectorStore } from './vector_store.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * All entries, a row each. A new entry takes the next row, a removed one only stops being live; once many are removed,
 * the live ones move together.
 */

const fewestToClear = 1000

/** What an entry is put and removed by. */
export type EntryName = Pick<EntryKey, 'kind' | 'id' | 'variant'>

const nameOf = ({ kind, id, variant = '' }: EntryName) => `${kind} ${id} ${variant}`

export class EntryStore {
  readonly vocabulary = new Vocabulary()
  readonly tokens = new TokenStore()
  readonly lengths = new RowLengths()
  readonly postings = new Postings()
  readonly vectors: VectorStore
  live = new RowSet(0)
  /** By row. */
  keys: EntryKey[] = []
  readonly #rowOf = new Map<string, number>()
  /** By term: how many live rows hold it. */
  #holders = new Uint32Array(1024)
  readonly #counts = new TermCounts(this.vocabulary, this.tokens)

  constructor(dimensions: number) {
    this.vectors = new VectorStore(dimensions)
  }

  get size(): number {
    return this.#rowOf.size
  }

  /** An estimate: 150 for an entry's key in list and map. */
  get bytes(): number {
    const { vocabulary, tokens, lengths, postings, vectors, live } = this
    const parts = [vocabulary, tokens, lengths, postings, vectors, live]
    return parts.reduce((sum, part) => sum + part.bytes, this.#holders.byteLength + 150 * this.keys.length)
  }

  /** How many live rows hold a term. */
  holdersOf(term: number): number {
    return this.#holders[term] ?? 0
  }

  /** How much a word of the vocabulary tells here: its rarity, less for a light word. */
  rarityOf(word: number): number {
    const { weightOf, termOf } = this.vocabulary
    return weightOf[word]! * rarity(this.holdersOf(termOf[word]!), this.size)
  }

  put(entry: SearchEntry): void {
    this.vectors.refuseOther(entry.vector)
    this.remove(entry)
    if (this.keys.length >= maxRows) this.#clear()
    const row = this.keys.length
    if (row >= maxRows) throw new RangeError(`An index holds at most ${maxRows} entries.`)
    this.vectors.append(entry.vector)
    const { numbers, textLength, trailLength } = encodeTokens(entry, this.vocabulary)
    this.tokens.append(numbers)
    this.lengths.append(textLength, trailLength)
    this.#holders = growArray(this.#holders, this.vocabulary.termCount)
    this.#counts.of(row, (term, text, trail) => {
      this.#holders[term]!++
      this.postings.add(term, row, saturate(this.lengths.weighed(row, text, trail)))
    })
    const { kind, id, variant, source_id } = entry
    this.keys.push({ kind, id, ...(variant !== undefined && { variant }), source_id })
    this.#rowOf.set(nameOf(entry), row)
    this.live.add(row)
    if (this.postings.unsettled) this.postings.settle(this.vocabulary.termCount)
  }

  find(key: EntryName): EntryKey | undefined {
    const row = this.#rowOf.get(nameOf(key))
    return row === undefined ? undefined : this.keys[row]
  }

  remove(key: EntryName): void {
    const row = this.#rowOf.get(nameOf(key))
    if (row === undefined) return
    this.#counts.of(row, (term) => {
      this.#holders[term]!--
    })
    this.lengths.forget(row)
    this.live.delete(row)
    this.#rowOf.delete(nameOf(key))
    if (this.keys.length - this.size > Math.max(fewestToClear, this.size / 3)) this.#clear()
  }

  #clear(): void {
    const rows = Uint32Array.from(this.#rowOf.values()).sort()
    const renumber = new Int32Array(this.keys.length).fill(-1)
    rows.forEach((row, place) => {
      renumber[row] = place
    })
    this.tokens.keep(rows)
    this.lengths.keep(rows)
    this.vectors.keep(rows)
    this.postings.settle(this.vocabulary.termCount, renumber)
    this.keys = Array.from(rows, (row) => this.keys[row]!)
    this.live = new RowSet(rows.length)
    this.keys.forEach((key, row) => {
      this.#rowOf.set(nameOf(key), row)
      this.live.add(row)
    })
  }
}
