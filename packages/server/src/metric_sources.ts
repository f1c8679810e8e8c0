import { type ReasoningDependencies, turnMetrics } from './conversations/index.ts'
import { indexMetrics, type Knowledge } from './knowledge/index.ts'
import { dispatchMetrics, usageMetrics, webhookMetrics } from './organization/index.ts'
import type { Database } from './platform/db/index.ts'
import { type MetricSource, poolMetrics, replicaMetrics } from './platform/http/index.ts'
import { queueMetrics } from './platform/queue/index.ts'

interface Measured {
  database: Database
  now: () => Date
  knowledge: Knowledge
  reasoning: ReasoningDependencies
}

/** What every room lets an operator watch. */
export const metricSources = ({ database, now, knowledge, reasoning }: Measured): MetricSource[] => [
  ...poolMetrics(database),
  ...replicaMetrics(database),
  ...queueMetrics(database.system),
  ...webhookMetrics(database.system, now),
  ...dispatchMetrics(database.system, now),
  ...usageMetrics(database.system),
  ...turnMetrics(database.system, now),
  ...indexMetrics(knowledge),
  ...(reasoning.reasoners.metrics ?? []),
]
