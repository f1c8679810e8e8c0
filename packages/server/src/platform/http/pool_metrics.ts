import type { Database } from '../db/index.ts'
import type { MetricSource } from '../telemetry/index.ts'

/** How busy the connections of this server are: who waits for one waits for a neighbour's slow statement. */
export function poolMetrics({ loads }: Pick<Database, 'loads'>): MetricSource[] {
  const gauge = (
    name: string,
    help: string,
    figure: keyof ReturnType<typeof loads>[string],
  ): MetricSource => ({
    name,
    help,
    kind: 'gauge',
    labels: ['pool'],
    read: () => Object.entries(loads()).map(([pool, load]) => ({ labels: { pool }, value: load[figure] })),
  })
  return [
    gauge('foyer_pool_size', 'How many connections to PostgreSQL this server may open, by pool.', 'most'),
    gauge('foyer_pool_connections', 'Connections to PostgreSQL that are open, by pool.', 'open'),
    gauge('foyer_pool_connections_used', 'Connections to PostgreSQL that are in use, by pool.', 'used'),
    gauge(
      'foyer_pool_waiting',
      'Statements and transactions that wait for a connection, by pool.',
      'waiting',
    ),
  ]
}
