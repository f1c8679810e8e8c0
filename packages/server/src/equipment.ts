import type { VectorOf } from '@foyer/engine'
import { loadBuiltinEmbedder } from './embedder/builtin/index.ts'
import type { Embedder } from './embedder/port.ts'
import { createFetcher, type Fetcher } from './fetching/fetcher.ts'
import type { Outbound } from './outbound/request.ts'
import { createReader, type Reader } from './reading/reader.ts'
import type { Knowledge } from './runtime/knowledge.ts'
import { openKnowledge } from './runtime/open_knowledge.ts'

/** What reads, finds and judges: put together once for a server, for its requests and its jobs. */
export interface Equipment {
  /** What stored vectors are made with. */
  embedder: Embedder
  /** The builtin embedder's, whatever is stored: judging and matching are fitted to it. */
  vectorOf: VectorOf
  fetcher: Fetcher
  reader: Reader
  knowledge: Knowledge
}

export interface OpenEquipment extends Equipment {
  close(): Promise<void>
}

export interface EquipmentOptions {
  outbound: Outbound
  now: () => Date
  publicUrl?: string
  /** The builtin one when there is none. */
  embedder?: Embedder | null
  /** For the indexes of all organizations together. */
  searchMemoryMb?: number
}

export function equip(options: EquipmentOptions): OpenEquipment {
  const builtin = loadBuiltinEmbedder()
  const { searchMemoryMb = 256 } = options
  const embedder = options.embedder ?? builtin
  const { vectorOf } = builtin
  const reader = createReader()
  return {
    embedder,
    vectorOf,
    fetcher: createFetcher(options),
    reader,
    knowledge: openKnowledge({ embedder, vectorOf, mostBytes: searchMemoryMb * 1024 * 1024 }),
    close: () => reader.close(),
  }
}
