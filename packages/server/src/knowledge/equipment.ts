import type { EmbedText } from '@foyer/engine'
import type { FairPlaces } from '../platform/index.ts'
import type { Task } from '../platform/queue/index.ts'
import type { Meter } from '../platform/telemetry/index.ts'
import type { Embedder, EngineThreads, Reasoner, Reasoners } from '../reasoning/index.ts'
import type { Knowledge } from './answering/knowledge.ts'
import type { AskableAgents } from './checking/askable_agents.ts'
import type { Fetcher } from './fetching/fetcher.ts'
import type { DocumentReader } from './reading/document_reader.ts'

/** What reads sources, finds what they state and judges it. */
export interface KnowledgeEquipment {
  fetcher: Fetcher
  reader: DocumentReader
  threads: EngineThreads
  /** For uploaded files while they are in memory, by the organization's id. */
  files: FairPlaces<number>
  /** What stored vectors are made with now. A job stays with the one that held when it began. */
  readonly embedder: Embedder
  reasoners: Reasoners
  /** Stands in for a model that does not come back. */
  builtin: Reasoner
  knowledge: Knowledge
  askable: AskableAgents
  /** The builtin vectors, by which answers are judged. */
  vectorOf: EmbedText
  meter: Meter
}

/** One attempt at a job on the knowledge. */
export type KnowledgeTask = Task & KnowledgeEquipment
