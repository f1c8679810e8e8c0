import { type ReasoningDependencies, turnInstruments, turnMetrics } from './conversations/index.ts'
import { indexMetrics, ingestionInstruments, type Knowledge } from './knowledge/index.ts'
import { dispatchMetrics, usageMetrics, webhookMetrics } from './organization/index.ts'
import type { Database } from './platform/db/index.ts'
import { poolMetrics, requestDuration } from './platform/http/index.ts'
import { jobDuration, queueMetrics } from './platform/queue/index.ts'
import type { MetricSource } from './platform/telemetry/index.ts'
import { modelInstruments } from './reasoning/index.ts'

interface Measured {
  database: Database
  now: () => Date
  knowledge: Knowledge
  reasoning: ReasoningDependencies
}

/** What every room lets an operator watch. */
export const metricSources = ({ database, now, knowledge, reasoning }: Measured): MetricSource[] => [
  ...poolMetrics(database),
  ...queueMetrics(database.system),
  ...webhookMetrics(database.system, now),
  ...dispatchMetrics(database.system, now),
  ...usageMetrics(database.system),
  ...turnMetrics(database.system, now),
  ...indexMetrics(knowledge),
  ...(reasoning.reasoners.metrics ?? []),
  ...instruments.map(reasoning.meter.sourceOf),
]

/** What is measured as it happens. */
const instruments = [
  requestDuration,
  jobDuration,
  ...turnInstruments,
  ...ingestionInstruments,
  ...modelInstruments,
]
