import type { Sql } from '../db/connect.ts'

/** The last id that was handed out, whether its transaction is over or not. */
export async function lastEventId(system: Sql): Promise<number> {
  const [row] = await system<{ id: number }[]>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('events', 'id')::regclass), 0) as id`
  return row!.id
}

/**
 * Ids of transactions: the oldest that runs, and the next to be given out. A transaction of another database on the
 * same server may run for hours and has nothing to do with us: it holds a lock on its own id, which tells whose it is.
 */
export async function transactionsInFlight(system: Sql): Promise<{ oldest: number; next: number }> {
  const [row] = await system<{ oldest: number; next: number }[]>`
    select pg_snapshot_xmax(now.snapshot)::text::bigint as next,
      coalesce((
        select min(running::text::bigint) from pg_snapshot_xip(now.snapshot) running where not exists (
          select from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where l.locktype = 'transactionid' and l.transactionid = running::xid and l.mode = 'ExclusiveLock'
            and a.datname <> current_database())
      ), pg_snapshot_xmax(now.snapshot)::text::bigint) as oldest
    from (select pg_current_snapshot() as snapshot) now`
  return row!
}
