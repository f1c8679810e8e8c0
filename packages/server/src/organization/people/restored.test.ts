import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readBackup } from '../../operator/backup/read.ts'
import { writeBackup } from '../../operator/backup/write.ts'
import type { Address } from '../../platform/db/connect.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { call, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { withEmptyDatabase, withMigratedDatabase } from '../../testing/own_database.ts'
import { newPerson, ownPage, password } from '../../testing/people.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-people-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const now = new Date('2026-01-15T09:30:00.000Z')

async function withService<Result>(address: Address, work: (service: TestService) => Promise<Result>) {
  const database = await openDatabase(address, { now, connections: 2 })
  const service = await startService({ database })
  try {
    return await work(service)
  } finally {
    await service.app.close()
    await database.close()
  }
}

test('R13: restored from a backup, people are signed in as they were, and their passwords open their accounts', async () => {
  const file = join(folder, 'people.foyer')
  await withMigratedDatabase(async (from) => {
    const { person, before } = await withService(from, async (service) => {
      const person = await newPerson(await newOrganization(service), 'owner')
      const before = await call(service.app, 'GET', '/auth/session', undefined, person.browser)
      await writeBackup(from, file, now, () => {})
      return { person, before }
    })
    await withEmptyDatabase(async (to) => {
      await readBackup(to, file, now, () => {})
      await withService(to, async ({ app }) => {
        const session = await call(app, 'GET', '/auth/session', undefined, person.browser)
        assert.deepEqual(session.body, before.body)
        const credentials = { email: person.email, password }
        assert.equal((await call(app, 'POST', '/auth/session', credentials, ownPage)).status, 201)
      })
    })
  })
})
