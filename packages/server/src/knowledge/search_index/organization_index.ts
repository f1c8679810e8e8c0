import type { EvidenceKind } from '@foyer/contract'
import type { SearchIndex } from '@foyer/engine'
import type { Queryable, SnapshotQueryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import type { Access } from './access.ts'
import { type Changes, readChanges } from './changes.ts'
import { Contents } from './contents.ts'
import type { AgentPlaces } from './places.ts'
import * as repository from './repository.ts'
import { type FoundEntry, structuredVariants } from './structured.ts'

/** Who asks, and for what. Without an agent, everything that is in use. */
interface SearchOptions {
  agent_id: number | undefined
  kinds: readonly EvidenceKind[]
}

/** More rows than this are not put into an index that is in use: nothing else happens while they are. */
const mostAtOnce = 2000

/** What one organization can find: brought up to date from storage before it is asked. */
export class OrganizationIndex {
  readonly #embedder: Embedder
  #contents: Contents
  /** The number of the last change that the contents have; below 0 before they are loaded. */
  #version = -1
  #loading: Promise<boolean> = Promise.resolve(false)

  constructor(embedder: Embedder) {
    this.#embedder = embedder
    this.#contents = new Contents(embedder.dimensions)
  }

  get bytes(): number {
    return this.#contents.index.bytes + this.#contents.places.bytes
  }

  /** The number of the last change that is in it. */
  get version(): number {
    return this.#version
  }

  get access(): Access {
    return this.#contents.access
  }

  get index(): Pick<SearchIndex, 'knows' | 'uses' | 'rarity' | 'size'> {
    return this.#contents.index
  }

  /**
   * One after the other; tells whether anything had changed. Whoever searches as soon as this is done sees the
   * knowledge as it stood at one moment. When it fails, the index is as it was.
   */
  bringUpToDate(db: SnapshotQueryable): Promise<boolean> {
    const loading = this.#loading.then(() => this.#load(db))
    this.#loading = loading.catch(() => false)
    return loading
  }

  search(
    query: { text: string; language: string; vector: Float32Array | null; limit: number },
    seeker: SearchOptions,
  ): FoundEntry[] {
    const { index, structured } = this.#contents
    const { language, limit } = query
    // A service is found in two languages, and shown in one.
    const hits = index.search({ ...query, limit: 2 * limit, visible: this.#contents.visibleTo(seeker) })
    return structured.present(hits, language, seeker.agent_id).slice(0, limit)
  }

  /** One that was found before, if it is still there and the agent may use it. */
  entry(key: { kind: EvidenceKind; id: number }, agent_id: number, language: string): FoundEntry[] {
    const { index, structured } = this.#contents
    const variants = key.kind === 'service' || key.kind === 'profile' ? structuredVariants : [undefined]
    const hits = variants.flatMap((variant) => index.find({ ...key, ...(variant && { variant }) }) ?? [])
    const visible = hits.filter((hit) => this.#contents.isVisible(hit, agent_id))
    return structured.present(visible, language, agent_id)
  }

  /** Where all that the agent may use stands. */
  placesOf(agent_id: number): AgentPlaces {
    return this.#contents.placesOf(agent_id)
  }

  async #load(db: SnapshotQueryable): Promise<boolean> {
    if ((await repository.findVersions(db)).version === this.#version) return false
    const keep = await db.snapshot((moment) => this.#read(moment))
    keep()
    return true
  }

  /** Reads what is new, and gives what puts it to use. */
  async #read(moment: Queryable): Promise<() => void> {
    const { version, deleted_version } = await repository.findVersions(moment)
    // A deleted row leaves no change to read, so after a deletion the index is built anew.
    const canFollow = this.#version > 0 && this.#version >= deleted_version
    const changes = canFollow ? await this.#fewChanges(moment) : null
    const contents = changes ? this.#contents : await this.#contentsAnew(moment)
    return () => {
      for (const each of changes ?? []) contents.apply(each)
      this.#contents = contents
      this.#version = version
    }
  }

  /** What has changed since the last time; null when it is too much to be put in at once. */
  async #fewChanges(moment: Queryable): Promise<Changes[] | null> {
    // Collected first: a failure on the way would leave the index half new.
    const changes: Changes[] = []
    let rows = 0
    for await (const each of readChanges(moment, this.#embedder, this.#version)) {
      rows += each.facts.length + each.passages.length
      if (rows > mostAtOnce) return null
      changes.push(each)
    }
    return changes
  }

  /** Everything, beside the contents that are in use. */
  async #contentsAnew(moment: Queryable): Promise<Contents> {
    const contents = new Contents(this.#embedder.dimensions)
    for await (const each of readChanges(moment, this.#embedder, 0)) contents.apply(each)
    return contents
  }
}
