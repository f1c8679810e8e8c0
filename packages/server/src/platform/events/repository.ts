import type { Sql } from '../db/connect.ts'

/** The last id that was handed out, whether its transaction is over or not. */
export async function lastEventId(system: Sql): Promise<number> {
  const [row] = await system<{ id: number }[]>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('events', 'id')::regclass), 0) as id`
  return row!.id
}

/** Of the locks that migration 0019 has writers of events take. */
const writersLock = 7_036_934
const anyOrganization = 0
const lockKeyOf = (organization_id: number) => organization_id % 2_147_483_647

/** Transactions in flight that have written events. */
export type EventWriters = { key: number; transaction: string }[]

export async function eventWriters(system: Sql): Promise<EventWriters> {
  return [
    ...(await system<EventWriters>`
      select objid::bigint as key, virtualtransaction as transaction from pg_locks
      where locktype = 'advisory' and classid = ${writersLock}::bigint and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())`),
  ]
}

export function writersIn(organization_id: number, writers: EventWriters): Set<string> {
  const keys = [anyOrganization, lockKeyOf(organization_id)]
  return new Set(writers.filter(({ key }) => keys.includes(key)).map(({ transaction }) => transaction))
}
