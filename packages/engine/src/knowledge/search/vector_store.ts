import { BestRows } from './best_rows.ts'
import { growArray } from './grow_array.ts'
import { MeaningGroups } from './meaning_groups.ts'
import { RowSet } from './row_set.ts'
import { similarityTable } from './signature.ts'
import { SignatureList } from './signature_list.ts'
import { byteProduct, cosineUnit } from './signed_bytes.ts'

/** Fewer rows than this are all looked at. */
const fewestToGroup = 4096
/** Signatures are rough: so many for each that is wanted nearly always include it. */
const foundForEachKept = 2

/** The meaning of every row that has one: its vector, and the signature and group by which it is found. */
export class VectorStore {
  readonly #dimensions: number
  #vectors = new Int8Array(0)
  #count = 0
  #present = new RowSet(0)
  /** Rows with a vector. */
  #held = 0
  #found: SignatureList | MeaningGroups = new SignatureList()
  #regroupAt = fewestToGroup

  constructor(dimensions: number) {
    this.#dimensions = dimensions
  }

  get bytes(): number {
    return this.#vectors.byteLength + this.#present.bytes + this.#found.bytes
  }

  /** Vectors of another length are of another embedder. */
  refuseOther(vector: Int8Array | Float32Array | null): void {
    if (vector !== null && vector.length !== this.#dimensions)
      throw new RangeError(`A vector has ${vector.length} dimensions; this index has ${this.#dimensions}.`)
  }

  append(vector: Int8Array | null): void {
    const row = this.#count++
    this.#vectors = growArray(this.#vectors, this.#count * this.#dimensions)
    if (vector === null) return
    this.#vectors.set(vector, row * this.#dimensions)
    this.#present.add(row)
    this.#found.add(row, vector)
    this.#held++
    if (this.#held >= this.#regroupAt) this.#regroup()
  }

  /** Null where the row has no vector. */
  cosine(vector: Int8Array, row: number): number | null {
    if (!this.#present.has(row)) return null
    return byteProduct(vector, this.#vectors, row * this.#dimensions) * cosineUnit(this.#dimensions)
  }

  /** The rows that are most like the vector: found by their signatures, told apart by their vectors. */
  nearest(vector: Int8Array, allowed: RowSet, count: number): Uint32Array {
    const table = similarityTable(vector)
    const alike = new BestRows(foundForEachKept * count)
    for (const list of this.#found.near(vector)) list.offer(table, allowed, alike)
    const nearest = new BestRows(count)
    for (const row of alike.rows)
      nearest.offer(row, byteProduct(vector, this.#vectors, row * this.#dimensions))
    return nearest.rows
  }

  /** Only these rows, numbered anew in their order. */
  keep(rows: Uint32Array): void {
    const vectors = new Int8Array(rows.length * this.#dimensions)
    const present = new RowSet(rows.length)
    rows.forEach((row, place) => {
      if (!this.#present.has(row)) return
      vectors.set(this.#vectorOf(row), place * this.#dimensions)
      present.add(place)
    })
    this.#vectors = vectors
    this.#present = present
    this.#count = rows.length
    this.#regroup()
  }

  #vectorOf(row: number): Int8Array {
    return this.#vectors.subarray(row * this.#dimensions, (row + 1) * this.#dimensions)
  }

  #regroup(): void {
    const rows = Array.from({ length: this.#count }, (_, row) => row).filter((row) => this.#present.has(row))
    this.#held = rows.length
    this.#regroupAt = Math.max(fewestToGroup, 2 * rows.length)
    if (rows.length >= fewestToGroup)
      this.#found = MeaningGroups.drawn(this.#dimensions, rows, (row) => this.#vectorOf(row))
    else {
      this.#found = new SignatureList()
      for (const row of rows) this.#found.add(row, this.#vectorOf(row))
    }
  }
}
