import type { VectorOf } from '@foyer/engine'
import { loadBuiltinEmbedder } from './embedder/builtin/index.ts'
import type { Embedder } from './embedder/port.ts'
import { createFetcher, type Fetcher } from './fetching/fetcher.ts'
import type { Outbound } from './outbound/request.ts'
import { createReader, type Reader } from './reading/reader.ts'
import { createBuiltinReasoner } from './reasoner/builtin.ts'
import type { ModelSetting } from './reasoner/model/setting.ts'
import type { Reasoners } from './reasoner/port.ts'
import { createReasoners } from './resources/organization_model/reasoners.ts'
import type { Knowledge } from './runtime/knowledge.ts'
import { openKnowledge } from './runtime/open_knowledge.ts'
import { createSnapshots } from './runtime/turns/snapshots.ts'
import type { Reasoning } from './runtime/turns/turning.ts'
import type { Secrets } from './secrets.ts'
import { Shutdown } from './shutdown.ts'

/** What reads, finds and judges: put together once for a server, for its requests and its jobs. */
export interface Equipment extends Reasoning {
  /** What stored vectors are made with. */
  embedder: Embedder
  /** The builtin embedder's, whatever is stored: judging and matching are fitted to it. */
  vectorOf: VectorOf
  fetcher: Fetcher
  reader: Reader
  knowledge: Knowledge
}

export interface OpenEquipment extends Equipment {
  /** Breaks off what is under way. */
  interrupt(): void
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
  /** Opens the keys of the models that organizations have set: without it everybody has the builtin reasoner. */
  secrets?: Secrets
  /** For organizations that have set no model; the builtin reasoner when there is none. */
  model?: ModelSetting | null
  /** In place of both. */
  reasoners?: Reasoners
}

export function equip(options: EquipmentOptions): OpenEquipment {
  const builtin = loadBuiltinEmbedder()
  const { searchMemoryMb = 256 } = options
  const embedder = options.embedder ?? builtin
  const { vectorOf } = builtin
  const reader = createReader()
  const stopping = new AbortController()
  const interrupt = () => stopping.abort(new Shutdown())
  const reasoner = createBuiltinReasoner(vectorOf)
  const { outbound, secrets, model: installation = null } = options
  const reasoners =
    options.reasoners ??
    (secrets ? createReasoners({ secrets, outbound, installation, vectorOf }) : { of: async () => reasoner })
  return {
    embedder,
    vectorOf,
    fetcher: createFetcher(options),
    reader,
    reasoners,
    builtin: reasoner,
    snapshots: createSnapshots(),
    knowledge: openKnowledge({ embedder, vectorOf, mostBytes: searchMemoryMb * 1024 * 1024 }),
    stopping: stopping.signal,
    interrupt,
    close() {
      interrupt()
      return reader.close()
    },
  }
}
