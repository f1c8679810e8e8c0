import type { MetricSource } from '../../platform/telemetry/index.ts'
import type { Knowledge } from './knowledge.ts'

/** What the search indexes in the memory of this server take. */
export const indexMetrics = (knowledge: Knowledge): MetricSource[] => [
  {
    name: 'foyer_search_index_bytes',
    help: 'Memory used by the search indexes of all organizations on this server.',
    kind: 'gauge',
    read: () => [{ value: knowledge.indexMemory().bytes }],
  },
  {
    name: 'foyer_search_indexes',
    help: 'Organizations whose search index is in memory on this server.',
    kind: 'gauge',
    read: () => [{ value: knowledge.indexMemory().organizations }],
  },
]
