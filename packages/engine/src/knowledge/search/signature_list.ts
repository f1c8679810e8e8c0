import type { BestRows } from './best_rows.ts'
import { growArray } from './grow_array.ts'
import type { RowSet } from './row_set.ts'
import { signatureSimilarity, signatureWords, writeSignature } from './signature.ts'

/** Rows with their signatures side by side, so that a search reads through them without jumping. */
export class SignatureList {
  #rows = new Uint32Array(8)
  #signatures = new Uint32Array(8 * signatureWords)
  #length = 0

  get length(): number {
    return this.#length
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#signatures.byteLength
  }

  add(row: number, vector: Int8Array): void {
    const place = this.#length++
    this.#rows = growArray(this.#rows, this.#length)
    this.#signatures = growArray(this.#signatures, this.#length * signatureWords)
    this.#rows[place] = row
    writeSignature(vector, this.#signatures, place * signatureWords)
  }

  /** One list has no other to be nearer. */
  near(): SignatureList[] {
    return [this]
  }

  /** Offers every allowed row with its similarity to the vector that the table was made for. */
  offer(table: Float32Array, allowed: RowSet, best: BestRows): void {
    const [rows, signatures] = [this.#rows, this.#signatures]
    let floor = best.floor
    for (let place = 0; place < this.#length; place++) {
      const found = signatureSimilarity(table, signatures, place * signatureWords)
      if (found <= floor || !allowed.has(rows[place]!)) continue
      best.offer(rows[place]!, found)
      floor = best.floor
    }
  }
}
