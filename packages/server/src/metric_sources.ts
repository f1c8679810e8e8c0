import { type ReasoningDependencies, turnMetrics } from './conversations/index.ts'
import { indexMetrics, type Knowledge } from './knowledge/index.ts'
import { dispatchMetrics, usageMetrics, webhookMetrics } from './organization/index.ts'
import type { Database } from './platform/db/index.ts'
import type { MetricSource } from './platform/http/index.ts'
import { queueMetrics } from './platform/queue/index.ts'

interface Measured {
  database: Database
  now: () => Date
  knowledge: Knowledge
  reasoning: ReasoningDependencies
}

/** What every room lets an operator watch. */
export const metricSources = ({
  database: { system },
  now,
  knowledge,
  reasoning,
}: Measured): MetricSource[] => [
  ...queueMetrics(system),
  ...webhookMetrics(system, now),
  ...dispatchMetrics(system, now),
  ...usageMetrics(system),
  ...turnMetrics(system, now),
  ...indexMetrics(knowledge),
  ...(reasoning.reasoners.metrics ?? []),
]
