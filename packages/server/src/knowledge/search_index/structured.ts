import { profileEvidenceIds } from '@foyer/contract'
import { type EntryKey, type SearchHit, type SearchIndex, serviceListEntries } from '@foyer/engine'
import type { RenderedEntry, StructuredContents } from './read_structured.ts'

/** What a found service or profile field says, and to whom. */
export interface StructuredText {
  text: string
  trail: string[]
  language: string
  source_id: number | null
}

/** A found entry. The words of services and of the profile are at hand, those of others in storage. */
export type FoundEntry = SearchHit & { structured?: StructuredText }

/** The languages that services and the profile are rendered in. */
export const structuredVariants = ['en', 'de']

/** Services and the profile in an index: who may find them, and what they say. */
export class Structured {
  #entries = new Map<string, RenderedEntry>()
  #services: StructuredContents['services'] = []
  #organization = ''

  /** All at once, in the place of what was there. */
  replace(index: SearchIndex, { services, organization, entries }: StructuredContents) {
    for (const { kind, id, language } of this.#entries.values()) index.remove({ kind, id, variant: language })
    for (const { kind, id, language, trail, text, bytes } of entries)
      index.put({ kind, id, variant: language, source_id: null, language, trail, text, vector: bytes })
    this.#entries = new Map(entries.map((entry) => [nameOf(entry.kind, entry.id, entry.language), entry]))
    this.#services = services
    this.#organization = organization.name
  }

  isVisible({ kind, id }: EntryKey, agent_id: number | undefined): boolean {
    const offered = this.#servicesOf(agent_id)
    if (kind === 'service') return offered.some((service) => service.id === id)
    if (id === profileEvidenceIds.services) return offered.length > 0
    return true
  }

  /** Each service and field once, by its best match, and in the language asked for, whichever one matched. */
  present(hits: readonly SearchHit[], language: string, agent_id: number | undefined): FoundEntry[] {
    const [asked = ''] = language.split('-')
    const seen = new Set<string>()
    return hits.flatMap((hit) => {
      if (hit.variant === undefined) return [hit]
      const name = `${hit.kind} ${hit.id}`
      if (seen.has(name)) return []
      seen.add(name)
      const variant = structuredVariants.includes(asked) ? asked : hit.variant
      const structured = this.#textOf({ ...hit, variant }, agent_id)
      return structured ? [{ ...hit, variant, structured }] : []
    })
  }

  #textOf({ kind, id, variant = '' }: SearchHit, agent_id: number | undefined): StructuredText | undefined {
    const entry = this.#entries.get(nameOf(kind, id, variant))
    if (!entry || kind !== 'profile' || id !== profileEvidenceIds.services) return entry
    const listed = serviceListEntries(this.#servicesOf(agent_id), this.#organization)
    return { ...entry, ...listed.find(({ language }) => language === variant) }
  }

  #servicesOf(agent_id: number | undefined) {
    return this.#services.filter(({ agents }) => agent_id === undefined || agents.includes(agent_id))
  }
}

const nameOf = (kind: string, id: number, language: string) => `${kind} ${id} ${language}`
