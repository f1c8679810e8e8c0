import { headingsIn, type OutlinePath, outlinePaths, titleOf } from '@foyer/engine'
import type { FactRow, PassageRow, SourceRow } from './repository.ts'

/** Where a passage or a fact stands, and how long it is: enough to tell what there is without its words. */
export interface Place {
  kind: 'passage' | 'fact'
  id: number
  source_id: number
  document_id: number
  path: OutlinePath
  /** Headings of small sections that stand in it together. */
  inner: readonly string[]
  length: number
}

/** A place with the headings inside of it. */
export const outlinedPaths = ({ path, inner }: Place): OutlinePath[] => [
  path,
  ...inner.map((heading): OutlinePath => [...path, heading]),
]

interface ReadPlace extends Omit<Place, 'path'> {
  position: number
  headings: readonly string[]
}

/** Facts follow the documents of their source. */
const afterDocuments = Number.MAX_SAFE_INTEGER

const bytesOfOne = 250

/** Where everything stands that can be found, in the order of the documents. */
export class Places {
  readonly #passages = new Map<number, ReadPlace>()
  readonly #facts = new Map<number, ReadPlace>()
  readonly #sources = new Map<number, string>()
  /** Passages of a section share their headings. */
  readonly #headings = new Map<string, readonly string[]>()
  #inOrder: Place[] | null = null

  get bytes(): number {
    return bytesOfOne * (this.#passages.size + this.#facts.size)
  }

  setSource({ id, title }: SourceRow) {
    this.#inOrder = null
    this.#sources.set(id, title)
  }

  setPassage({ id, source_id, document_id, position, trail, text, live }: PassageRow) {
    this.#inOrder = null
    if (!live) return void this.#passages.delete(id)
    const stands = {
      source_id,
      document_id,
      position,
      headings: this.#shared(trail),
      inner: headingsIn(text),
    }
    this.#passages.set(id, { kind: 'passage', id, ...stands, length: text.length })
  }

  setFact({ id, source_id, text, in_use }: FactRow) {
    this.#inOrder = null
    if (text === null || !in_use) return void this.#facts.delete(id)
    const stands = { source_id, document_id: afterDocuments, position: 0, headings: [], inner: [] }
    this.#facts.set(id, { kind: 'fact', id, ...stands, length: text.length })
  }

  all(): readonly Place[] {
    this.#inOrder ??= this.#ordered()
    return this.#inOrder
  }

  #ordered(): Place[] {
    const places = [...this.#passages.values(), ...this.#facts.values()].sort(
      (one, other) =>
        one.source_id - other.source_id ||
        one.document_id - other.document_id ||
        one.position - other.position ||
        one.id - other.id,
    )
    const paths = outlinePaths(
      places.map(({ source_id, headings }) => ({ source: this.#sources.get(source_id) ?? '', headings })),
    )
    return places.map((place, at) => ({ ...place, path: paths[at]! }))
  }

  #shared(headings: readonly string[]): readonly string[] {
    const name = headings.join('\n')
    const known = this.#headings.get(name) ?? headings
    this.#headings.set(name, known)
    return known
  }
}

/** Those that one agent may use. */
export class AgentPlaces {
  readonly inOrder: readonly Place[]
  readonly #at: ReadonlyMap<string, number>

  constructor(inOrder: readonly Place[]) {
    this.inOrder = inOrder
    this.#at = new Map(inOrder.map((place, at) => [nameOf(place), at]))
  }

  find(key: { kind: string; id: number }): Place | undefined {
    const at = this.#at.get(nameOf(key))
    return at === undefined ? undefined : this.inOrder[at]
  }

  /** A long section stands in several passages: all of them, in their order. */
  sectionOf(key: { kind: string; id: number }): Place[] {
    const at = this.#at.get(nameOf(key))
    if (at === undefined) return []
    const title = titleOf(this.inOrder[at]!.path)
    const isBeside = (place: Place | undefined) =>
      place?.document_id === this.inOrder[at]!.document_id && titleOf(place.path) === title
    let [from, to] = [at, at + 1]
    while (isBeside(this.inOrder[from - 1])) from--
    while (isBeside(this.inOrder[to])) to++
    return this.inOrder.slice(from, to)
  }
}

const nameOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`
