import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newOrganization, startService } from '../../testing/api.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { needsPgBouncer, type PgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts'
import { checkNotifications } from './check_notifications.ts'
import { checkPreparedStatements } from './check_prepared_statements.ts'
import { type Address, connect, type Sql } from './connect.ts'
import { openDatabase } from './database.ts'
import { appRole, tenantSession } from './isolation.ts'
import { StorageRefusal } from './storage_refusal.ts'

const now = new Date()
/** What a server sends with the first packet of a connection. */
const sessionSettings = [
  'app.session',
  'role',
  'app.system',
  'enable_seqscan',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
]

describe('R14 behind PgBouncer in transaction mode', needsPgBouncer, () => {
  let own: { address: Address; drop(): Promise<void> }
  let bouncer: PgBouncer
  let careless: PgBouncer
  before(async () => {
    own = await createMigratedDatabase()
    bouncer = await startPgBouncer(own.address)
    careless = await startPgBouncer(own.address, { ignores: sessionSettings })
  })
  after(async () => {
    await bouncer.stop()
    await careless.stop()
    await own.drop()
  })

  const open = (pooler = bouncer, prepare = false) =>
    openDatabase(own.address, { now, connections: 5, pooler: { address: pooler.address, prepare } })

  test('a server that is not told of the pooler refuses to start, whether settings are refused or dropped, and leaves no lock', async () => {
    for (const { address } of [bouncer, careless])
      await assert.rejects(openDatabase(address, { now }), (error: Error) => {
        assert.ok(error instanceof StorageRefusal, String(error))
        assert.match(error.message, /^DATABASE_URL points to a connection pooler.*FOYER_DATABASE_DIRECT_URL/)
        return true
      })
    const sql = connect(own.address, { connections: 1 })
    assert.equal((await sql`select from pg_locks where locktype = 'advisory'`).length, 0)
    await sql.end()
  })

  test('a direct address that leads to the pooler is refused by name', async () => {
    await assert.rejects(
      openDatabase(careless.address, { now, pooler: { address: careless.address, prepare: false } }),
      /^StorageRefusal: FOYER_DATABASE_DIRECT_URL points to a connection pooler/,
    )
  })

  test('a pooler that is away is told from PostgreSQL', async () => {
    const away = await startPgBouncer(own.address)
    await away.stop()
    await assert.rejects(
      open(away),
      /^StorageRefusal: The pooler of DATABASE_URL cannot be used \(.*ECONNREFUSED/,
    )
  })

  test('prepared statements are refused where the pooler does not know them, and taken where it does', async () => {
    await assert.rejects(
      open(bouncer, true),
      /^StorageRefusal: The pooler of DATABASE_URL does not support prepared statements/,
    )
    await checkPreparedStatements({ address: own.address, prepare: true }, 4000)
  })

  test('a pooler in front of another database is noticed by a notification that does not come back', async () => {
    const other = await createMigratedDatabase()
    const elsewhere = await startPgBouncer(other.address)
    const database = await open(elsewhere)
    await assert.rejects(checkNotifications(database, 500), /does not come back/)
    await database.close()
    await elsewhere.stop()
    await other.drop()
  })

  test('tenants enter as the role, with their time limits, in reads, transactions and snapshots, and leave nothing behind', async () => {
    const database = await open()
    const service = await startService({ database })
    const { organization } = await newOrganization(service)
    const tenant = database.tenant(organization.id)
    const who = (sql: Sql) => sql`select current_user::text as user,
      current_setting('statement_timeout') as limit, current_setting('enable_seqscan') as scans`
    const expected = tenantSession(database.isolation).role ? appRole : undefined
    for (const [limit, [row]] of [
      ['5500ms', await tenant.query<Who>(who)],
      ['5500ms', await tenant.transaction((db) => db.query<Who>(who))],
      ['30s', await tenant.snapshot((db) => db.query<Who>(who))],
      ['1min', await database.background.tenant(organization.id).query<Who>(who)],
    ] as const) {
      assert.equal(row!.user, expected ?? row!.user)
      assert.deepEqual([row!.limit, row!.scans], [limit, 'off'])
    }
    const bare = connect(bouncer.address, { connections: 4, prepare: false })
    const sessions = await Promise.all(
      Array.from(
        { length: 12 },
        () => bare<Who[]>`select current_user::text as user,
        current_setting('app.organization_id', true) as organization from pg_sleep(0.02)`,
      ),
    )
    for (const [row] of sessions) assert.ok(row!.user !== appRole && !row!.organization)
    await bare.end()
    await service.app.close()
    await database.close()
  })

  test('organizations are kept apart when a query forgets its own predicate', async () => {
    const database = await open()
    const service = await startService({ database })
    const [ours, theirs] = [await newOrganization(service), await newOrganization(service)]
    for (const api of [ours, theirs]) await api.post('/services', { name: 'Audit', pricing_unit: 'fixed' })
    const ids = await database
      .tenant(ours.organization.id)
      .query<{ organization_id: number }>((sql) => sql`select organization_id from services`)
    assert.deepEqual(
      ids.map(({ organization_id }) => organization_id),
      [ours.organization.id],
    )
    await service.app.close()
    await database.close()
  })
})

interface Who {
  user: string
  limit: string
  scans: string
  organization?: string | null
}
