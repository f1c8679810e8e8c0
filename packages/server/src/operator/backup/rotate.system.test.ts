import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { connect } from '../../platform/db/connect.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { withEmptyDatabase, withMigratedDatabase } from '../../testing/own_database.ts'
import { readBackup } from './read.ts'
import { rotateBackup } from './rotate.ts'
import { verifyBackup } from './verify.ts'
import { writeBackup } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-rotate-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const at = (day: number) => new Date(Date.UTC(2026, 0, day, 2, 0, 0))
const silent = () => {}

test('a backup by the clock is restored to try it, and the newest stay; what else is in the folder is left alone', async () => {
  const daily = join(folder, 'daily')
  await withMigratedDatabase(async (address) => {
    const service = await startService({ database: await openDatabase(address, { now: at(1) }) })
    await newOrganization(service)
    await service.app.close()
    await service.database.close()
    const first = await rotateBackup(address, { folder: daily, keep: 2, now: at(1) }, silent)
    writeFileSync(join(daily, 'notes.txt'), 'mine')
    await rotateBackup(address, { folder: daily, keep: 2, now: at(2) }, silent, withEmptyDatabase)
    const third = await rotateBackup(
      address,
      { folder: daily, keep: 2, now: at(3) },
      silent,
      withEmptyDatabase,
    )
    assert.deepEqual(third.removed, [first.file])
    assert.deepEqual(readdirSync(daily).sort(), [
      'foyer-2026-01-02T02-00-00Z.foyer',
      'foyer-2026-01-03T02-00-00Z.foyer',
      'notes.txt',
    ])
    await withEmptyDatabase(async (to) => {
      assert.deepEqual(await readBackup(to, third.file, at(4), silent), third.tables)
    })
  })
})

test('a backup that cannot be restored is not counted, and nothing older goes because of it', async () => {
  const weekly = join(folder, 'weekly')
  await withMigratedDatabase(async (address) => {
    const good = await rotateBackup(
      address,
      { folder: weekly, keep: 1, now: at(1) },
      silent,
      withEmptyDatabase,
    )
    // A key of an organization that is gone, as a damaged disk may leave it.
    const sql = connect(address, { connections: 1 })
    await sql`alter table api_keys drop constraint api_keys_organization_id_fkey`
    await sql`insert into api_keys (organization_id, name, role, hash, created_at)
      values (999, 'lost', 'admin', '\\x00', now())`
    await sql.end()
    await assert.rejects(
      rotateBackup(address, { folder: weekly, keep: 1, now: at(2) }, silent, withEmptyDatabase),
      /nothing was restored/,
    )
    assert.deepEqual(readdirSync(weekly).sort(), [good.file.split('/').at(-1), 'unverified.foyer'])
  })
})

test('a backup that has fewer rows than were written is refused', async () => {
  const file = join(folder, 'few.foyer')
  await withMigratedDatabase(async (address) => {
    const written = await writeBackup(address, file, at(1), silent)
    const more = written.map((each) => (each.table === 'organizations' ? { ...each, rows: 3 } : each))
    await assert.rejects(
      verifyBackup(file, more, at(1), withEmptyDatabase),
      /organizations has 0 rows instead of 3/,
    )
  })
})
