import type { SnapshotQueryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { OrganizationIndex } from './organization_index.ts'

/** The indexes of the organizations that were asked last, as many as there is room for. */
export class Indexes {
  readonly #embedder: Embedder
  readonly #mostBytes: number
  /** In the order of their last use. */
  readonly #indexes = new Map<number, OrganizationIndex>()

  constructor(embedder: Embedder, mostBytes: number) {
    this.#embedder = embedder
    this.#mostBytes = mostBytes
  }

  /** Up to date. Whoever asks searches at once, before waiting for anything else. */
  async of(db: SnapshotQueryable): Promise<OrganizationIndex> {
    const { organization_id } = db
    const index = this.#indexes.get(organization_id) ?? new OrganizationIndex(this.#embedder)
    this.#indexes.delete(organization_id)
    this.#indexes.set(organization_id, index)
    if (await index.bringUpToDate(db)) this.#makeRoom(index)
    return index
  }

  memory(): { bytes: number; organizations: number } {
    return { bytes: this.#bytes(), organizations: this.#indexes.size }
  }

  #bytes(): number {
    let bytes = 0
    for (const index of this.#indexes.values()) bytes += index.bytes
    return bytes
  }

  /** The one in use stays, however large it is. */
  #makeRoom(used: OrganizationIndex) {
    let bytes = this.#bytes()
    for (const [organization_id, index] of this.#indexes) {
      if (bytes <= this.#mostBytes) return
      if (index === used) continue
      this.#indexes.delete(organization_id)
      bytes -= index.bytes
    }
  }
}
