import type { Sql } from '../../platform/db/index.ts'
import type { RowSet } from './row_sets.ts'

/**
 * Triggers would number, notify and derive anew what is copied as it is; and foreign keys may point in a circle. For one
 * transaction: whatever else is done over the connection has them.
 */
export const triggersOff = 'set local session_replication_role = replica'

/** So many rows are asked for at a time: some of them hold whole files. */
const rowsAtOnce = 100
/** So much is written by one statement. */
const mostRows = 1000
const mostCharacters = 1_000_000

/**
 * Puts rows in the place of those that are there, in portions, all of them or none. They travel as the texts of their
 * values, as in a backup, and for the same reason not by COPY. While a portion is written the next one is read.
 */
export async function copyRows(from: Sql, to: Sql, set: RowSet): Promise<void> {
  const insert = insertOf(to, set)
  const texts = set.columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
  const portions = from<{ row: string }[]>`
    select to_json(array[${from.unsafe(texts)}])::text as row from ${from(set.table)}
    where ${set.where(from)}`.cursor(rowsAtOnce)
  let batch: string[] = []
  let size = 0
  let writing: Promise<unknown> = Promise.resolve()
  const write = async () => {
    await writing
    writing = insert(batch)
    // It is waited for when the next one is full; until then nobody looks at its failure.
    writing.catch(() => {})
    batch = []
    size = 0
  }
  await to.unsafe('begin')
  try {
    await to.unsafe(triggersOff)
    await to`delete from ${to(set.table)} where ${set.where(to)}`
    for await (const portion of portions) {
      for (const { row } of portion) {
        batch.push(row)
        size += row.length
      }
      if (batch.length >= mostRows || size >= mostCharacters) await write()
    }
    if (batch.length > 0) await write()
    await writing
    await to.unsafe('commit')
  } catch (error) {
    await writing.catch(() => {})
    await to.unsafe('rollback').catch(() => {})
    throw error
  }
}

function insertOf(to: Sql, { table, columns }: RowSet) {
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, index) => `(r->>${index})::${type}`).join(', ')
  return (rows: string[]) =>
    to`insert into ${to(table)} (${to.unsafe(names)}) overriding system value
      select ${to.unsafe(values)} from json_array_elements(${`[${rows.join(',')}]`}::text::json) as r`
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
