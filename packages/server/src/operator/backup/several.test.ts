import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Address } from '../../platform/db/connect.ts'
import type { Database } from '../../platform/db/database.ts'
import { openDatabases } from '../../platform/db/open_databases.ts'
import { withEmptyDatabase, withMigratedDatabase } from '../../testing/own_database.ts'
import { rowsIn } from '../../testing/rows_in.ts'
import { createOrganizationIn } from '../create_organization_in.ts'
import { loadDemo } from '../demo/load.ts'
import { readBackup } from './read.ts'
import { rotateBackup } from './rotate.ts'
import { writeBackup } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-several-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const now = new Date('2026-01-15T09:30:00.000Z')
const silent = () => {}
const secondAt = (address: Address) => [{ name: 'second', address }]
const open = (first: Address, second: Address) =>
  openDatabases(first, secondAt(second), { now, connections: 2 })

test('a backup of two databases is one file, is tried, and restores each organization to its own, with the directory', async () => {
  await withMigratedDatabase((first) =>
    withMigratedDatabase(async (second) => {
      const from = await open(first, second)
      const near = await createOrganizationIn(from, { name: 'Near', slug: 'near' }, now)
      const far = await createOrganizationIn(from, { name: 'Far', slug: 'far', database: 'second' }, now)
      await loadDemo(from, far, now)
      const before = await contentsOf(from.all, [near.id, far.id])
      await from.close()
      await assert.rejects(
        writeBackup(first, join(folder, 'half'), now, silent),
        /"far" lives in the database "second", which FOYER_DATABASES does not name/,
      )
      const further = secondAt(second)
      const { file, tables } = await rotateBackup(
        first,
        { folder, keep: 1, now, further },
        silent,
        withEmptyDatabase,
      )
      assert.ok(
        tables.some(({ database, table, rows }) => `${database} ${table} ${rows}` === 'second agents 2'),
      )
      await withEmptyDatabase((newFirst) =>
        withEmptyDatabase(async (newSecond) => {
          await assert.rejects(
            readBackup(newFirst, file, now, silent),
            /This backup is of the databases first, second\. Name a new one for "second" in FOYER_DATABASES/,
          )
          await assert.rejects(
            readBackup(newFirst, file, now, silent, secondAt(second)),
            /The database "second" is in use/,
          )
          assert.deepEqual(await readBackup(newFirst, file, now, silent, secondAt(newSecond)), tables)
          const restored = await open(newFirst, newSecond)
          assert.deepEqual(await contentsOf(restored.all, [near.id, far.id]), before)
          assert.equal((await restored.homeOf(far.id)).name, 'second')
          await restored.close()
        }),
      )
    }),
  )
})

test('databases with different migrations are not backed up together', async () => {
  await withMigratedDatabase((first) =>
    withMigratedDatabase(async (second) => {
      const databases = await open(first, second)
      await databases.all[1]!.system`delete from schema_migrations where number = 44`
      await databases.close()
      await assert.rejects(
        writeBackup(first, join(folder, 'mixed'), now, silent, secondAt(second)),
        /different migrations: run `foyer migrate` first/,
      )
    }),
  )
})

/** What is not numbered anew by restoring. */
const contentsOf = async (all: readonly Database[], ids: number[]) => {
  const contents: Record<string, number> = {}
  for (const database of all)
    for (const id of ids)
      for (const [table, rows] of Object.entries(await rowsIn(database, id)))
        if (rows.length > 0) contents[`${database.name} ${id} ${table}`] = rows.length
  return contents
}
