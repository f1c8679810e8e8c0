import {
  askableAgents,
  createSnapshots,
  defaultLeaseTiming,
  type LeaseTiming,
  type ReasoningDependencies,
} from './conversations/index.ts'
import {
  createDocumentReader,
  createFetcher,
  type DocumentReader,
  type KnowledgeEquipment,
  openKnowledge,
} from './knowledge/index.ts'
import { createUsageTally } from './organization/index.ts'
import { createFairPlaces, type Secrets, Shutdown } from './platform/index.ts'
import type { Outbound } from './platform/outbound/index.ts'
import { createMeter, type Meter } from './platform/telemetry/index.ts'
import {
  createBuiltinReasoner,
  createEngineThreads,
  createReasoners,
  type Embedder,
  type InstallationModel,
  loadBuiltinEmbedder,
  loadEngineData,
  noModel,
  type Reasoners,
} from './reasoning/index.ts'

/** What reads, finds and judges: put together once for a server, for its requests and its jobs. */
export interface Equipment extends KnowledgeEquipment, ReasoningDependencies {}

export interface OpenEquipment extends Equipment {
  /** Breaks off what is under way. */
  interrupt(): void
  close(): Promise<void>
}

export interface EquipmentOptions {
  outbound: Outbound
  now: () => Date
  publicUrl?: string
  /** The one that holds at the moment; the builtin one where there is none. */
  embedder?: () => Embedder | null
  /** For the indexes of all organizations together. */
  searchMemoryMb?: number
  /** Opens the keys of the models that organizations have set: without it everybody has the builtin reasoner. */
  secrets?: Secrets
  /** For organizations that have set no model. */
  model?: InstallationModel
  /** In place of both. */
  reasoners?: Reasoners
  /** What is measured goes there; its own when there is none. */
  meter?: Meter
  /** Its own when there is none. It's closed with the rest. */
  reader?: DocumentReader
  leaseTiming?: LeaseTiming
}

export function equip(options: EquipmentOptions): OpenEquipment {
  const builtin = loadBuiltinEmbedder()
  const { searchMemoryMb = 256 } = options
  const embedder = () => options.embedder?.() ?? builtin
  const { vectorOf, embedWords } = builtin
  const { reader = createDocumentReader() } = options
  const engineData = loadEngineData()
  const stopping = new AbortController()
  const interrupt = () => stopping.abort(new Shutdown())
  const threads = createEngineThreads()
  const { digestDocument, draftCatalog } = threads
  const reasoner = createBuiltinReasoner(vectorOf, digestDocument, draftCatalog)
  const usage = createUsageTally(options.now)
  const { meter = createMeter() } = options
  const { outbound, secrets, model: installation = noModel } = options
  const reasoners =
    options.reasoners ??
    (secrets
      ? createReasoners({
          secrets,
          outbound,
          installation,
          vectorOf,
          digestDocument,
          draftCatalog,
          usage,
          meter,
        })
      : { of: async () => reasoner })
  const knowledge = openKnowledge({
    embedder,
    vectorOf,
    embedWords,
    data: engineData,
    mostBytes: searchMemoryMb * 1024 * 1024,
  })
  const thinking = {
    vectorOf,
    engineData,
    reasoners,
    builtin: reasoner,
    usage,
    meter,
    snapshots: createSnapshots(),
    stopping: stopping.signal,
    leaseTiming: options.leaseTiming ?? defaultLeaseTiming,
  }
  return {
    ...thinking,
    get embedder() {
      return embedder()
    },
    fetcher: createFetcher(options),
    reader,
    threads,
    files: createFairPlaces({ places: 2, perKey: 1 }),
    knowledge,
    askable: askableAgents({ ...thinking, knowledge, now: options.now }),
    interrupt,
    async close() {
      interrupt()
      await Promise.all([reader.close(), threads.close()])
    },
  }
}
