import { difference, signatureWords, writeSignature } from './signature.ts'
import { SignatureList } from './signature_list.ts'
import { byteProduct, toSignedBytes } from './signed_bytes.ts'

/**
 * Rows grouped by meaning, so that a search looks into the groups near its question and not at every row. There are
 * about as many groups as rows in each, and they are drawn anew whenever the rows have doubled.
 */

/** A search looks into the nearest groups until it has seen this many rows for each group that there is. */
const rowsPerGroup = 36
const samplesPerGroup = 8
const rounds = 3
/** Of these, by their signatures the nearest to a row, the nearest by their vectors is its group. */
const shortlisted = 6

export class MeaningGroups {
  readonly #dimensions: number
  #centres = new Int8Array(0)
  #signatures = new Uint32Array(0)
  #members: SignatureList[] = []

  constructor(dimensions: number) {
    this.#dimensions = dimensions
  }

  get bytes(): number {
    const members = this.#members.reduce((sum, list) => sum + list.bytes + 200, 0)
    return this.#centres.byteLength + this.#signatures.byteLength + members
  }

  add(row: number, vector: Int8Array): void {
    this.#members[this.#groupOf(vector)]!.add(row, vector)
  }

  /** The nearest groups. */
  near(vector: Int8Array): SignatureList[] {
    const similarity = this.#members.map((_, group) =>
      byteProduct(vector, this.#centres, group * this.#dimensions),
    )
    const nearest = [...similarity.keys()].sort((one, other) => similarity[other]! - similarity[one]!)
    let left = rowsPerGroup * nearest.length
    const seen = nearest.findIndex((group) => {
      left -= this.#members[group]!.length
      return left <= 0
    })
    return nearest.slice(0, seen + 1 || undefined).map((group) => this.#members[group]!)
  }

  /** Groups for these rows, by a few rounds of k-means on a sample of them. */
  static drawn(
    dimensions: number,
    rows: readonly number[],
    vectorOf: (row: number) => Int8Array,
  ): MeaningGroups {
    const groups = new MeaningGroups(dimensions)
    const count = Math.ceil(Math.sqrt(rows.length))
    const every = Math.max(1, Math.floor(rows.length / (count * samplesPerGroup)))
    const sample = rows.filter((_, place) => place % every === 0).map(vectorOf)
    groups.#place(
      Array.from({ length: count }, (_, group) => sample[Math.floor((group * sample.length) / count)]!),
    )
    for (let round = 0; round < rounds; round++) groups.#place(groups.#means(sample))
    for (const row of rows) groups.add(row, vectorOf(row))
    return groups
  }

  #place(centres: readonly Int8Array[]): void {
    this.#centres = new Int8Array(centres.length * this.#dimensions)
    this.#signatures = new Uint32Array(centres.length * signatureWords)
    centres.forEach((centre, group) => {
      this.#centres.set(centre, group * this.#dimensions)
      writeSignature(centre, this.#signatures, group * signatureWords)
    })
    this.#members = centres.map(() => new SignatureList())
  }

  /** Of each group what its vectors have in common; of an empty one its centre. */
  #means(vectors: readonly Int8Array[]): Int8Array[] {
    const sums = this.#members.map((_, group) => Float32Array.from(this.#centreOf(group)))
    for (const vector of vectors) {
      const sum = sums[this.#groupOf(vector)]!
      for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]!
    }
    return sums.map((sum) => {
      const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0))
      return toSignedBytes(sum.map((value) => value / (length || 1)))
    })
  }

  #centreOf(group: number): Int8Array {
    return this.#centres.subarray(group * this.#dimensions, (group + 1) * this.#dimensions)
  }

  #groupOf(vector: Int8Array): number {
    let best = 0
    let similarity = -Infinity
    for (const group of this.#shortlist(vector)) {
      const found = byteProduct(vector, this.#centres, group * this.#dimensions)
      if (found > similarity) [best, similarity] = [group, found]
    }
    return best
  }

  #shortlist(vector: Int8Array): Uint16Array {
    const own = new Uint32Array(signatureWords)
    writeSignature(vector, own, 0)
    const signatures = this.#signatures
    const groups = this.#members.length
    const list = new Uint16Array(Math.min(shortlisted, groups))
    const differing = new Uint8Array(list.length).fill(255)
    for (let group = 0; group < groups; group++) {
      const found = difference(own, signatures, group * signatureWords)
      let place = list.length - 1
      if (found >= differing[place]!) continue
      for (; place > 0 && differing[place - 1]! > found; place--) {
        list[place] = list[place - 1]!
        differing[place] = differing[place - 1]!
      }
      list[place] = group
      differing[place] = found
    }
    return list
  }
}
