import type { Sql } from '../../platform/db/index.ts'
import type { MetricSource } from '../../platform/telemetry/index.ts'

/** What has not been sent yet though its time has come, of all organizations together. */
export const dispatchMetrics = (system: Sql, now: () => Date): MetricSource[] => [
  {
    name: 'foyer_dispatches_due',
    help: 'Emails and messages that are due, by channel and by whether they were tried before.',
    kind: 'gauge',
    labels: ['channel', 'tried'],
    async read() {
      const rows = await system<{ channel: string; tried: boolean; count: number }[]>`
        select channel, attempts > 0 as tried, count(*) as count from dispatches
        where status = 'pending' and (due_at <= ${now()} or attempts > 0) group by 1, 2`
      return rows.map(({ channel, tried, count }) => ({
        labels: { channel, tried: String(tried) },
        value: count,
      }))
    },
  },
]
