import { posix } from 'node:path'
import { type Import, importsOf } from '../check/imports.ts'
import { readSources } from '../check/source_files.ts'
import type { Group } from './groups.ts'

/** What a run on another PostgreSQL is for: the tests that use storage, by what they import. */

const database = 'packages/server/src/testing/global_setup.ts'

/**
 * Whole conversations send storage the statements that the tests of `conversations/` send it, only more often. Where a
 * server of ours is killed, PostgreSQL only rolls back. The sweep is run there by itself, as a user that may create no
 * roles (`.ci/run`).
 */
const leftOut = /^(injections|killed|scenarios|simulation|sweep)\.test\.ts$/

export function onStorage(groups: Group[]): Group[] {
  const imports = readSources().flatMap((source) => importsOf(source, new Map()))
  const usesStorage = reaching(database, imports)
  return groups
    .map(({ name, files }) => ({
      name,
      files: files.filter((file) => usesStorage.has(file) && !leftOut.test(posix.basename(file))),
    }))
    .filter(({ files }) => files.length > 0)
}

/** Every file that leads to this one, over however many others. */
export function reaching(target: string, imports: Pick<Import, 'from' | 'to'>[]): Set<string> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const found = new Set([target])
  for (const file of found) for (const { from } of importers.get(file) ?? []) found.add(from)
  return found
}
