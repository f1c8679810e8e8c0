import { createHash } from 'node:crypto'
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

type Rendered = Omit<StructuredContents, 'entries'> & { entries: Omit<RenderedEntry, 'bytes'>[] }

export async function readStructured(db: Queryable, embedder: Embedder): Promise<StructuredContents> {
  const { entries, ...others } = await renderStructured(db)
  const vectors = await vectorsOf(db, embedder, entries)
  return {
    ...others,
    entries: entries.map((entry, place) => ({ ...entry, bytes: vectors[place] ?? null })),
  }
}

/** All texts as they are embedded, by their checksums, and those of them without a vector of this embedder. */
export async function listTexts(db: Queryable, { id }: Embedder) {
  const { entries } = await renderStructured(db)
  const stored = await storedVectors(db, id)
  const texts = new Map(entries.map(searchedText).map((text) => [checksumOf(text), text]))
  return { checksums: [...texts.keys()], missing: [...texts].filter(([checksum]) => !stored.has(checksum)) }
}

const checksumOf = (text: string) => createHash('sha256').update(text).digest('base64url')

async function renderStructured(db: Queryable): Promise<Rendered> {
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
  return {
    services,
    organization,
    entries: [...rendered.map((entry) => ({ ...entry, source_id: null })), ...profile],
  }
}

/**
 * Another embedder than the builtin one is not asked while somebody waits: what it has not embedded yet is found by its
 * words.
 */
async function vectorsOf(
  db: Queryable,
  embedder: Embedder,
  entries: readonly StructuredEntry[],
): Promise<(Int8Array | undefined)[]> {
  const texts = entries.map(searchedText)
  if (embedder.local) return (await embedder.embed(texts)).map(toSignedBytes)
  const stored = await storedVectors(db, embedder.id)
  return texts.map((text) => {
    const vector = stored.get(checksumOf(text))
    // The index refuses a vector of another length.
    return vector?.length === embedder.dimensions ? new Int8Array(vector) : undefined
  })
}

async function storedVectors(db: Queryable, embedder: string): Promise<Map<string, Uint8Array>> {
  const rows = await repository.listVectors(db, embedder)
  return new Map(rows.map(({ checksum, vector }) => [checksum, vector]))
}
