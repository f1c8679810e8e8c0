import type { Fragment, Sql } from './connect.ts'

/**
 * When a lease that is taken now runs out. Leases go by PostgreSQL's clock, which all servers share: one whose own clock
 * is wrong would take what another holds, or keep for long what nobody works on any more.
 */
export const leaseEnd = (sql: Sql, leaseMs: number): Fragment =>
  sql`clock_timestamp() + ${leaseMs}::int * interval '1 millisecond'`
