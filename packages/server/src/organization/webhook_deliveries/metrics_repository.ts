import type { Sql } from '../../platform/db/index.ts'
import type { MetricSource } from '../../platform/telemetry/index.ts'

/** What receivers have not taken yet, of all organizations together. */
export const webhookMetrics = (system: Sql, now: () => Date): MetricSource[] => [
  {
    name: 'foyer_webhook_deliveries_pending',
    help: 'Webhook deliveries that are due or waiting for their next attempt, by whether they were tried before.',
    kind: 'gauge',
    labels: ['tried'],
    async read() {
      const rows = await system<{ tried: boolean; count: number }[]>`
        select tries > 0 as tried, count(*) as count from webhook_deliveries
        where status = 'pending' and next_attempt_at is not null group by 1`
      return rows.map(({ tried, count }) => ({ labels: { tried: String(tried) }, value: count }))
    },
  },
  {
    name: 'foyer_webhook_delivery_delay_seconds',
    help: 'How long the oldest waiting webhook delivery has been due.',
    kind: 'gauge',
    async read() {
      const [row] = await system<{ since: Date | null }[]>`
        select min(next_attempt_at) as since from webhook_deliveries
        where status = 'pending' and next_attempt_at is not null`
      const since = row?.since ?? now()
      return [{ value: Math.max(0, (now().getTime() - since.getTime()) / 1000) }]
    },
  },
]
