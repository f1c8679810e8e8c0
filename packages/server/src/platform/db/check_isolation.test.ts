import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrganization } from '../../operator/organizations.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { openAnnouncer } from './announce.ts'
import { checkIsolation } from './check_isolation.ts'
import { connect } from './connect.ts'
import { openDatabase } from './database.ts'
import { openPool } from './pool.ts'
import { tenantOf } from './tenant.ts'
import { servingTiming } from './timing.ts'

const now = new Date()

test('a start is refused when row-level security is off, hides nothing, or requests enter as somebody else', async () => {
  await withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now, connections: 2 })
    const { isolation, system, queue, health } = database
    const check = () => checkIsolation(database, isolation)
    const operator = connect(address, { connections: 1 })
    await check()

    await operator`alter table organizations disable row level security`
    await assert.rejects(check(), /^StorageRefusal: Row-level security is off/)
    await operator`alter table organizations enable row level security`

    await operator`create policy visitors on organizations using (true)`
    await assert.rejects(check(), /^StorageRefusal: Row-level security does not work/)
    await operator`drop policy visitors on organizations`

    const pool = openPool(address, {
      connections: 1,
      session: {},
      timing: servingTiming,
      onSilence: () => {},
    })
    const announcer = openAnnouncer(system)
    const tenant = (id: number) => tenantOf(pool, { queue, announcer, health }, id)
    await assert.rejects(
      checkIsolation({ tenant, system }, 'role'),
      /^StorageRefusal: Requests enter as \w+ and not as foyer_app/,
    )
    await assert.rejects(
      checkIsolation({ tenant: database.tenant, system: operator }, 'forced'),
      /^StorageRefusal: Session settings do not reach PostgreSQL/,
    )

    await check()
    await createOrganization(database, { name: 'First', slug: 'first' }, now)
    const rows = await system<{ slug: string }[]>`select slug from organizations`
    assert.deepEqual(
      rows.map(({ slug }) => slug),
      ['first'],
      'the row that it tries with is never kept',
    )
    await pool.end()
    await operator.end()
    await announcer.close()
    await database.close()
  })
})
