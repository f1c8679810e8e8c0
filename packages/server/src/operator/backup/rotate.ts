import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from '../../platform/db/index.ts'
import type { TableCount } from './format.ts'
import { verifyBackup, type WithEmptyPostgres, withTemporaryPostgres } from './verify.ts'
import { writeBackup } from './write.ts'

/** Backups by the clock: a new file each time, in one folder, and the oldest make room. */

interface Rotation {
  folder: string
  /** How many files stay, the new one included. */
  keep: number
  now: Date
}

interface RotatedBackup {
  file: string
  tables: TableCount[]
  removed: string[]
}

/** Names sort by time. Only files that are named so are ever removed. */
const named = /^foyer-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.foyer$/
const nameAt = (now: Date) => `foyer-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.foyer`

/**
 * Writes a backup, tries it by restoring it, and only then removes older ones. One that fails is left under a name of
 * its own, where the next one replaces it: nothing that was good goes because of it.
 */
export async function rotateBackup(
  address: Address,
  { folder, keep, now }: Rotation,
  progress: (table: TableCount, done: number, of: number) => void,
  withEmptyPostgres: WithEmptyPostgres = withTemporaryPostgres,
): Promise<RotatedBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unverified = join(folder, 'unverified.foyer')
  const tables = await writeBackup(address, unverified, now, progress)
  await verifyBackup(unverified, tables, now, withEmptyPostgres)
  const file = join(folder, nameAt(now))
  await rename(unverified, file)
  return { file, tables, removed: await removeOldest(folder, keep) }
}

async function removeOldest(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder)
  // The folder may hold other files: only ours are removed.
  const backups = names.filter((name) => named.test(name)).sort()
  const oldest = backups.slice(0, Math.max(0, backups.length - keep)).map((name) => join(folder, name))
  for (const file of oldest) await rm(file)
  return oldest
}
