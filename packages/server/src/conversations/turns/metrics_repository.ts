import type { Sql } from '../../platform/db/index.ts'
import type { MetricSource } from '../../platform/telemetry/index.ts'

/** Messages that nobody has answered yet, of all organizations together. */
export const turnMetrics = (system: Sql, now: () => Date): MetricSource[] => [
  {
    name: 'foyer_turns_waiting',
    help: "Visitors' messages waiting for a reply, on all servers.",
    kind: 'gauge',
    async read() {
      const [row] = await system<{ count: number }[]>`
        select count(*) as count from turns where answered_at is null`
      return [{ value: row!.count }]
    },
  },
  {
    name: 'foyer_turn_delay_seconds',
    help: 'How long the oldest waiting message has waited for its reply.',
    kind: 'gauge',
    async read() {
      const [row] = await system<{ since: Date | null }[]>`
        select min(created_at) as since from turns where answered_at is null`
      const since = row?.since ?? now()
      return [{ value: Math.max(0, (now().getTime() - since.getTime()) / 1000) }]
    },
  },
]
