import type { Sql } from '../../platform/db/index.ts'
import type { Place } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'
import { copyRows } from './copy_rows.ts'
import { fingerprints, isSame } from './fingerprint.ts'
import type { RowSet } from './row_sets.ts'

export type OnTable = (progress: { table: string; rows: number }, done: number, of: number) => void

/**
 * Makes the rows at the target those of the source, table by table. What is there and the same stays: whoever begins
 * again goes on. The source is held.
 */
export async function copyOrganization(
  from: Place,
  to: Place,
  sets: readonly RowSet[],
  onTable: OnTable,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await atOneMoment(from.sql, async () => {
    const [here, there] = await Promise.all([fingerprints(from.sql, sets), fingerprints(to.sql, sets)])
    for (const [index, set] of sets.entries()) {
      const [wanted, found] = [here[index]!, there[index]!]
      if (!isSame(wanted, found)) await copyRows(from.sql, to.sql, set)
      counts[set.table] = wanted.rows
      onTable({ table: set.table, rows: wanted.rows }, index + 1, sets.length)
    }
  })
  return counts
}

/** Refuses what has not arrived as it is at the source, before anybody lives there. */
export async function compareOrganization(from: Place, to: Place, sets: readonly RowSet[]): Promise<void> {
  const [here, there] = await Promise.all([fingerprints(from.sql, sets), fingerprints(to.sql, sets)])
  for (const [index, sent] of here.entries()) {
    const arrived = there[index]!
    if (!isSame(sent, arrived))
      throw new OperatorRefusal(
        `The table ${sent.table} differs: ${sent.rows} rows in "${from.name}" (checksum ${sent.sum}), ${arrived.rows} in ` +
          `"${to.name}" (checksum ${arrived.sum}).`,
      )
  }
}

/** New rows get ids that no row that came along has. Others may get the same ones: keys begin with the organization. */
export async function advanceSequences({ sql }: Place, sets: readonly RowSet[]): Promise<void> {
  const sequences = await sql<{ table: string; column: string; sequence: string }[]>`
    select c.relname as table, a.attname as column, s.sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
      lateral (select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence) s
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and s.sequence is not null`
  for (const { table, column, sequence } of sequences) {
    const set = sets.find((each) => each.table === table)
    if (!set) continue
    await sql`select setval(${sequence}::regclass, m.most)
      from (select max(${sql(column)}) as most from ${sql(table)} where ${set.where(sql)}) m
      where m.most > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`
  }
}

/**
 * Whoever follows events has read up to a number that the source has handed out, to anybody, and goes on doing so for
 * some seconds after the organization has changed its home. What comes next must have a higher one. So many events are
 * not written meanwhile.
 */
const eventsMeanwhile = 1_000_000

export async function leaveEventsBehind(from: Place, to: Place): Promise<void> {
  const [source] = await from.sql<{ last: number }[]>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('events', 'id')::regclass), 0) as last`
  const least = source!.last + eventsMeanwhile
  await to.sql`select setval(sequence, ${least}::bigint)
    from (select pg_get_serial_sequence('events', 'id')::regclass as sequence) s
    where coalesce(pg_sequence_last_value(sequence), 0) < ${least}::bigint`
}

/** A cursor needs a transaction. */
async function atOneMoment<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await sql.unsafe('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await sql.unsafe('rollback').catch(() => {})
  }
}
