import { type EntryKey, SearchIndex, type VisibleRows } from '@foyer/engine'
import { Access } from './access.ts'
import type { Changes, WithVector } from './changes.ts'
import { AgentPlaces, Places } from './places.ts'
import type { FactRow, PassageRow, SourceRow } from './repository.ts'
import { Structured } from './structured.ts'

/** What can be found, and who may find it: the knowledge of an organization at one moment. */
export class Contents {
  readonly access = new Access()
  readonly structured = new Structured()
  readonly places = new Places()
  readonly index: SearchIndex
  readonly #visible = new Map<string, VisibleRows>()
  readonly #placesOf = new Map<number, AgentPlaces>()

  constructor(dimensions: number) {
    this.index = new SearchIndex(dimensions)
  }

  /** Waits for nothing: whoever searches before or after sees all of it or none. */
  apply({ sources, facts, passages, structured }: Changes) {
    this.#visible.clear()
    this.#placesOf.clear()
    for (const source of sources) this.#setSource(source)
    for (const fact of facts) this.#setFact(fact)
    for (const passage of passages) this.#setPassage(passage)
    if (structured) this.structured.replace(this.index, structured)
  }

  visibleTo({ agent_id, kinds }: { agent_id: number | undefined; kinds: readonly string[] }): VisibleRows {
    const name = `${agent_id} ${kinds}`
    const known = this.#visible.get(name)
    if (known) return known
    const visible = this.index.visible(
      (entry) => kinds.includes(entry.kind) && this.isVisible(entry, agent_id),
    )
    this.#visible.set(name, visible)
    return visible
  }

  placesOf(agent_id: number): AgentPlaces {
    const known = this.#placesOf.get(agent_id)
    if (known) return known
    const places = new AgentPlaces(this.places.all().filter((place) => this.isVisible(place, agent_id)))
    this.#placesOf.set(agent_id, places)
    return places
  }

  isVisible(entry: EntryKey, agent_id: number | undefined): boolean {
    const { kind, id, source_id } = entry
    return source_id === null
      ? this.structured.isVisible(entry, agent_id)
      : this.access.isVisible({ kind, id, source_id }, agent_id)
  }

  #setSource(source: SourceRow) {
    this.access.setSource(source)
    this.places.setSource(source)
  }

  #setFact(row: WithVector<FactRow>) {
    this.access.setFact(row)
    this.places.setFact(row)
    const { id, source_id, text, language, in_use, bytes } = row
    if (text === null || !in_use) this.index.remove({ kind: 'fact', id })
    else this.index.put({ kind: 'fact', id, source_id, trail: [], text, language, vector: bytes })
  }

  #setPassage(row: WithVector<PassageRow>) {
    this.access.setPassage(row)
    this.places.setPassage(row)
    const { id, source_id, trail, text, language, live, bytes } = row
    if (!live) this.index.remove({ kind: 'passage', id })
    else this.index.put({ kind: 'passage', id, source_id, trail, text, language, vector: bytes })
  }
}
