import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, startEmbedded } from '../../platform/db/index.ts'
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
  return withEmptyPostgres(async (address) => {
    refuseMissingRows(written, await readBackup(address, file, now, () => {}))
  })
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
  const restoredRows = new Map(restored.map(({ table, rows }) => [table, rows]))
  const short = written.find(({ table, rows }) => restoredRows.get(table) !== rows)
  if (short)
    throw new OperatorRefusal(
      `The backup was restored to test it, and ${short.table} has ${restoredRows.get(short.table) ?? 0} rows instead ` +
        `of ${short.rows}.`,
    )
}
