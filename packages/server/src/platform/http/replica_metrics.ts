import type { Databases } from '../db/index.ts'
import type { MetricSource } from '../telemetry/index.ts'

/** Where lists are read, and which replicas are left out because they are away or behind. Nothing without replicas. */
export function replicaMetrics({ replicas }: Pick<Databases, 'replicas'>): MetricSource[] {
  if (replicas.figures().replicas.length === 0) return []
  return [
    {
      name: 'foyer_replica_used',
      help: 'Whether lists are read from this replica: 0 while it is away or too far behind.',
      kind: 'gauge',
      labels: ['replica'],
      read: () =>
        replicas.figures().replicas.map(({ isUsed }, index) => ({
          labels: { replica: String(index + 1) },
          value: isUsed ? 1 : 0,
        })),
    },
    {
      name: 'foyer_lists_total',
      help: 'Lists that this server has read, by where it read them.',
      kind: 'counter',
      labels: ['source'],
      read() {
        const { replicas: each, primary } = replicas.figures()
        const read = each.map(({ lists }, index) => ({
          labels: { source: `replica_${index + 1}` },
          value: lists,
        }))
        return [...read, { labels: { source: 'primary' }, value: primary.lists }]
      },
    },
  ]
}
