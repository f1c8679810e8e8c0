import { type ReasoningDependencies, turnInstruments, turnMetrics } from './conversations/index.ts'
import { indexMetrics, ingestionInstruments, type Knowledge } from './knowledge/index.ts'
import { dispatchMetrics, usageMetrics, webhookMetrics } from './organization/index.ts'
import type { Databases, Sql } from './platform/db/index.ts'
import { poolMetrics, replicaMetrics, requestDuration } from './platform/http/index.ts'
import { jobDuration, queueMetrics } from './platform/queue/index.ts'
import type { FigureSource, MetricSource } from './platform/telemetry/index.ts'
import { modelInstruments } from './reasoning/index.ts'

interface Measured {
  database: Databases
  now: () => Date
  knowledge: Knowledge
  reasoning: ReasoningDependencies
}

/** What every room lets an operator watch. */
export const metricSources = ({ database, now, knowledge, reasoning }: Measured): MetricSource[] => [
  ...poolMetrics(database),
  ...replicaMetrics(database),
  ...ofEach(database, (system) => [
    ...queueMetrics(system),
    ...webhookMetrics(system, now),
    ...dispatchMetrics(system, now),
    ...usageMetrics(system),
    ...turnMetrics(system, now),
  ]),
  ...indexMetrics(knowledge),
  ...(reasoning.reasoners.metrics ?? []),
  ...instruments.map(reasoning.meter.sourceOf),
]

/** Where there are several databases, each figure says of which it is. One that is away shows none. */
function ofEach({ all }: Databases, sourcesOf: (system: Sql) => FigureSource[]): MetricSource[] {
  const perDatabase = all.map(({ name, system }) => ({ name, sources: sourcesOf(system) }))
  const [first, ...others] = perDatabase
  if (others.length === 0) return first!.sources
  return first!.sources.map((source, index) => ({
    ...source,
    labels: ['database', ...(source.labels ?? [])],
    async read() {
      const reading = perDatabase.map(async ({ name, sources }) =>
        (await sources[index]!.read()).map(({ labels, value }) => ({
          labels: { database: name, ...labels },
          value,
        })),
      )
      return (await Promise.allSettled(reading)).flatMap((each) =>
        each.status === 'fulfilled' ? each.value : [],
      )
    },
  }))
}

/** What is measured as it happens. */
const instruments = [
  requestDuration,
  jobDuration,
  ...turnInstruments,
  ...ingestionInstruments,
  ...modelInstruments,
]
