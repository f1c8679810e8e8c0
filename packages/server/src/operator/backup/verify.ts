import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, type FurtherDatabase, firstName, startEmbedded } from '../../platform/db/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import type { TableCount } from './format.ts'
import { readBackup } from './read.ts'

/** Gives `work` a PostgreSQL that has nothing in it, and throws it away afterwards. */
export type WithEmptyPostgres = (work: (address: Address) => Promise<void>) => Promise<void>

/**
 * Restores a backup, and counts. A file that can be read may still be one that no database takes: PostgreSQL has to
 * accept every row, and every foreign key has to hold.
 */
export function verifyBackup(
  file: string,
  written: TableCount[],
  now: Date,
  withEmptyPostgres: WithEmptyPostgres,
): Promise<void> {
  const names = [...new Set(written.map(({ database = firstName }) => database))]
  return withEmpty(withEmptyPostgres, names, async ([first, ...further]) => {
    refuseMissingRows(written, await readBackup(first!.address, file, now, () => {}, further))
  })
}

/** One for each name. */
async function withEmpty(
  withEmptyPostgres: WithEmptyPostgres,
  [name, ...names]: string[],
  work: (databases: FurtherDatabase[]) => Promise<void>,
): Promise<void> {
  if (name === undefined) return work([])
  await withEmptyPostgres((address) =>
    withEmpty(withEmptyPostgres, names, (others) => work([{ name, address }, ...others])),
  )
}

/** A server of its own, so that a backup of the only database there is can be tried, too. */
export const withTemporaryPostgres: WithEmptyPostgres = async (work) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'foyer-verify-'))
  try {
    const postgres = await startEmbedded({ dataDirectory, purpose: 'foyer backup', log: () => {} })
    await work(postgres.address).finally(() => postgres.stop())
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

function refuseMissingRows(written: TableCount[], restored: TableCount[]) {
  const nameOf = ({ database, table }: TableCount) => (database ? `${database}.${table}` : table)
  const restoredRows = new Map(restored.map((count) => [nameOf(count), count.rows]))
  const short = written.find((count) => restoredRows.get(nameOf(count)) !== count.rows)
  if (short)
    throw new OperatorRefusal(
      `The backup was restored to test it, and ${nameOf(short)} has ${restoredRows.get(nameOf(short)) ?? 0} rows instead ` +
        `of ${short.rows}.`,
    )
}
