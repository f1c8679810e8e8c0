import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../platform/db/connect.ts'
import { migrate, readMigrations } from '../../platform/db/migrate.ts'
import { withEmptyDatabase } from '../../testing/own_database.ts'

const now = new Date('2026-01-15T09:30:00.000Z')

test('after the upgrade, whoever was sent mail before goes on getting it; all others confirm their address first', async () => {
  await withEmptyDatabase(async (address) => {
    const sql = connect(address, { connections: 1 })
    await migrate(
      sql,
      now,
      readMigrations().filter(({ number }) => number < 35),
    )
    await sql`insert into organizations (slug, name, created_at) values ('one', 'One', ${now})`
    for (const status of ['sent', 'failed', null]) {
      const name = status ?? 'none'
      await sql`insert into users (name, email, created_at, updated_at)
        values (${name}, ${`${name}@example.com`}, ${now}, ${now})`
      await sql`insert into members (organization_id, user_id, role, created_at)
        select o.id, u.id, 'owner', ${now} from organizations o, users u where u.name = ${name}`
      if (status !== null)
        await sql`insert into dispatches (organization_id, channel, kind, member_id, status, due_at, created_at)
          select m.organization_id, 'mail', 'notices', m.id, ${status}, ${now}, ${now}
          from members m join users u on u.id = m.user_id where u.name = ${name}`
    }
    await migrate(sql, now)
    const confirmed = await sql<{ name: string }[]>`select name from users where email_verified`
    assert.deepEqual(
      confirmed.map(({ name }) => name),
      ['sent'],
    )
    await sql.end()
  })
})
