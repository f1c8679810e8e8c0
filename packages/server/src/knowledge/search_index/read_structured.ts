import { profileEvidenceIds } from '@foyer/contract'
import {
  profileEntries,
  type StructuredEntry,
  serviceEntries,
  serviceListEntries,
  toSignedBytes,
} from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { searchedText } from './searched_text.ts'
import * as repository from './structured_repository.ts'

/** Services and the profile, rendered: all of them, since they are few. */
export interface StructuredContents {
  services: repository.ServiceRow[]
  organization: repository.OrganizationRow
  entries: RenderedEntry[]
}

export interface RenderedEntry extends StructuredEntry {
  kind: 'service' | 'profile'
  id: number
  /** Where a profile field was read. */
  source_id: number | null
  bytes: Int8Array | null
}

export async function readStructured(db: Queryable, embedder: Embedder): Promise<StructuredContents> {
  const services = await repository.listServices(db)
  const organization = await repository.getOrganization(db)
  const rendered = [
    ...services.flatMap((service) =>
      serviceEntries(service).map((entry) => ({ ...entry, kind: 'service' as const, id: service.id })),
    ),
    ...serviceListEntries(services, organization.name).map((entry) => ({
      ...entry,
      kind: 'profile' as const,
      id: profileEvidenceIds.services,
    })),
  ]
  const { sources = {} } = organization.profile
  const profile = profileEntries(organization).map(({ topic, ...entry }) => ({
    ...entry,
    kind: 'profile' as const,
    id: profileEvidenceIds[topic],
    // Contact details come from two fields.
    source_id: (topic === 'contact' ? sources.phone : sources[topic]) ?? null,
  }))
  const all = [...rendered.map((entry) => ({ ...entry, source_id: null })), ...profile]
  const vectors = await vectorsOf(embedder, all)
  return {
    services,
    organization,
    entries: all.map((entry, place) => ({ ...entry, bytes: vectors[place] ?? null })),
  }
}

/** Another embedder than the builtin one is not asked while somebody waits: these are found by their words. */
async function vectorsOf(embedder: Embedder, entries: readonly StructuredEntry[]): Promise<Int8Array[]> {
  if (!embedder.local) return []
  return (await embedder.embed(entries.map(searchedText))).map(toSignedBytes)
}
