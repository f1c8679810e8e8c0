import type { EvidenceKind } from '@foyer/contract'
import { type Found, SearchIndex, toSignedBytes, type Visible } from '@foyer/engine'
import type { Reader } from '../../db/tenant.ts'
import type { Embedder } from '../../embedder/port.ts'
import { Access } from './access.ts'
import * as repository from './repository.ts'
import { searchedText } from './searched_text.ts'

/** Who asks, and for what. Without an agent, everything that is in use. */
export interface Seeker {
  agent_id: number | undefined
  kinds: readonly EvidenceKind[]
}

/** Rows are taken in portions, so that requests are answered between them. */
const portion = 500

/** What one organization can find: brought up to date from storage before it is asked. */
export class OrganizationIndex {
  readonly access = new Access()
  readonly #index: SearchIndex
  readonly #embedder: Embedder
  readonly #visible = new Map<string, Visible>()
  #version = 0
  #loading: Promise<boolean> = Promise.resolve(false)

  constructor(embedder: Embedder) {
    this.#embedder = embedder
    this.#index = new SearchIndex(embedder.dimensions)
  }

  get bytes(): number {
    return this.#index.bytes
  }

  /**
   * One after the other; tells whether anything had changed. Whoever searches as soon as this is done sees the knowledge as it stood at one moment: a later
   * one changes nothing before it has heard from storage.
   */
  bringUpToDate(db: Reader): Promise<boolean> {
    const loading = this.#loading.then(() => this.#load(db))
    this.#loading = loading.catch(() => false)
    return loading
  }

  search(
    query: { text: string; language: string; vector: Float32Array | null; limit: number },
    seeker: Seeker,
  ): Found[] {
    return this.#index.search({ ...query, visible: this.#visibleTo(seeker) })
  }

  get index(): Pick<SearchIndex, 'knows' | 'rarity' | 'size'> {
    return this.#index
  }

  #visibleTo({ agent_id, kinds }: Seeker): Visible {
    const name = `${agent_id} ${kinds}`
    const known = this.#visible.get(name)
    if (known) return known
    const visible = this.#index.visible(
      (entry) => kinds.includes(entry.kind) && this.access.isVisible(entry, agent_id),
    )
    this.#visible.set(name, visible)
    return visible
  }

  async #load(db: Reader): Promise<boolean> {
    const version = await repository.findVersion(db)
    const since = this.#version
    if (version === since) return false
    for (const source of await repository.listSources(db, since)) this.access.setSource(source)
    await this.#portions(
      since,
      (part) => repository.listFacts(db, part),
      (row) => this.#setFact(row),
    )
    await this.#portions(
      since,
      (part) => repository.listPassages(db, part),
      (row) => this.#setPassage(row),
    )
    this.#visible.clear()
    this.#version = version
    return true
  }

  async #portions<Row extends Embeddable>(
    since: number,
    list: (part: repository.Portion) => Promise<Row[]>,
    set: (row: Row & WithBytes) => void,
  ) {
    for (let after = 0; ; ) {
      const rows = await list({ since, after, limit: portion })
      for (const row of await this.#embedded(rows)) set(row)
      if (rows.length < portion) return
      after = rows.at(-1)!.id
    }
  }

  #setFact(row: repository.FactRow & WithBytes) {
    this.access.setFact(row)
    const { id, source_id, text, language, in_use, bytes } = row
    if (text === null || !in_use) this.#index.remove({ kind: 'fact', id })
    else
      this.#index.put({
        kind: 'fact',
        id,
        source_id,
        trail: [],
        text,
        language,
        vector: bytes,
      })
  }

  #setPassage(row: repository.PassageRow & WithBytes) {
    this.access.setPassage(row)
    const { id, source_id, trail, text, language, live, bytes } = row
    if (!live) this.#index.remove({ kind: 'passage', id })
    else this.#index.put({ kind: 'passage', id, source_id, trail, text, language, vector: bytes })
  }

  /** With the vectors that are stored. Where embedding takes no time, those that are missing are made here. */
  async #embedded<Row extends Embeddable>(rows: Row[]): Promise<(Row & WithBytes)[]> {
    const { id, local } = this.#embedder
    const missing = local ? rows.filter((row) => row.embedder !== id && row.text !== null) : []
    const made = await this.#embedder.embed(
      missing.map((row) => searchedText({ trail: [], ...row, text: row.text! })),
    )
    const bytes = new Map(missing.map((row, place) => [row, toSignedBytes(made[place]!)]))
    return rows.map((row) => ({ ...row, bytes: bytes.get(row) ?? storedBytes(row, id) }))
  }
}

interface Embeddable {
  id: number
  text: string | null
  trail?: string[]
  vector: Uint8Array | null
  embedder: string | null
}

interface WithBytes {
  bytes: Int8Array | null
}

function storedBytes({ vector, embedder }: Embeddable, id: string): Int8Array | null {
  return vector && embedder === id ? new Int8Array(vector) : null
}
