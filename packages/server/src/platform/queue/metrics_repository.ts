import { type Sql, schema } from '../db/index.ts'
import type { MetricSource } from '../telemetry/index.ts'

/** What waits in the queue and what is at work, on all servers together, and their connections to storage. */
export const queueMetrics = (system: Sql): MetricSource[] => [
  {
    name: 'foyer_queue_jobs',
    help: 'Jobs that are waiting (created, retry) or running (active), by queue and state, on all servers.',
    kind: 'gauge',
    labels: ['queue', 'state'],
    async read() {
      const rows = await system<{ name: string; state: string; count: number }[]>`
        select name, state::text as state, count(*) as count from ${system(schema)}.job
        where state < 'completed' group by 1, 2`
      return rows.map(({ name, state, count }) => ({ labels: { queue: name, state }, value: count }))
    },
  },
  {
    name: 'foyer_database_connections',
    help: 'Connections to PostgreSQL, by state, from all servers.',
    kind: 'gauge',
    labels: ['state'],
    async read() {
      const rows = await system<{ state: string; count: number }[]>`
        select coalesce(state, 'unknown') as state, count(*) as count from pg_stat_activity
        where datname = current_database() and application_name like 'foyer%' group by 1`
      return rows.map(({ state, count }) => ({ labels: { state }, value: count }))
    },
  },
]
