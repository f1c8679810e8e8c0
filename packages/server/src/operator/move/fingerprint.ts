import type { Fragment, Sql } from '../../platform/db/index.ts'
import type { RowSet } from './row_sets.ts'

/** What rows are in a table: how many, and a sum that changes with every value. */
export interface Fingerprint {
  table: string
  rows: number
  sum: string
}

/**
 * The sum of a piece of every row's MD5, which is the same in every version of PostgreSQL and in any order of rows. What
 * PostgreSQL derives from other columns does not count: a newer one may stem words in another way.
 */
function fingerprintOf(sql: Sql, { table, columns, where }: RowSet): Fragment {
  const list = columns.map(({ name }) => sql`${sql(name)}`).reduce((before, each) => sql`${before}, ${each}`)
  return sql`select ${table}::text as table, count(*) as rows,
      coalesce(sum(('x' || left(md5(row(${list})::text), 15))::bit(60)::bigint::numeric), 0)::text as sum
    from ${sql(table)} where ${where(sql)}`
}

/** Of all tables at once: most of them are small, and everybody waits. In the order of the sets. */
export async function fingerprints(sql: Sql, sets: readonly RowSet[]): Promise<Fingerprint[]> {
  const rows = await sql<Fingerprint[]>`${sets
    .map((set) => fingerprintOf(sql, set))
    .reduce((before, each) => sql`${before} union all ${each}`)}`
  const byTable = new Map(rows.map((row) => [row.table, row]))
  return sets.map(({ table }) => byTable.get(table)!)
}

export const isSame = (one: Fingerprint, other: Fingerprint) =>
  one.rows === other.rows && one.sum === other.sum
