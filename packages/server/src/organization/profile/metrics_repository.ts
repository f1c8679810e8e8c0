import type { Sql } from '../../platform/db/index.ts'
import type { MetricSource } from '../../platform/telemetry/index.ts'

const counted = {
  conversations: 'Conversations that were started',
  messages: 'Messages that were written in conversations',
  model_calls: 'Calls that language models answered',
  model_tokens: 'Tokens that language models read and wrote',
  credits: 'Credits that were spent on language models',
} as const

/** What `GET /v1/organization/usage` counts, of all organizations together: the same on every server. */
export const usageMetrics = (system: Sql): MetricSource[] =>
  Object.entries(counted).map(([column, help]) => ({
    name: `foyer_usage_${column}_total`,
    help: `${help}, of all organizations and servers.`,
    kind: 'counter',
    async read() {
      const [row] = await system<{ sum: number }[]>`
        select coalesce(sum(${system(column)}), 0)::bigint as sum from usage_days`
      return [{ value: row!.sum }]
    },
  }))
