import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, startService } from '../../testing/api.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { openDatabase } from './database.ts'
import { openPool } from './pool.ts'
import { isUnreachable } from './storage_error.ts'
import { servingTiming } from './timing.ts'

const now = new Date('2026-01-15T09:30:00.000Z')
const voice = { name: 'Plain', languages: ['en'] }

test('an error counts as one of storage by where it came from, not by its code', () => {
  for (const code of ['ENOENT', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED', '53100'])
    assert.equal(isUnreachable(Object.assign(new Error('elsewhere'), { code })), false, code)
})

test('a name that cannot be resolved is storage that is away', async () => {
  const address = { url: 'postgres://foyer@storage.invalid/foyer' }
  const pool = openPool(address, { connections: 1, session: {}, timing: servingTiming, onSilence: () => {} })
  await assert.rejects(
    pool.run((sql) => sql`select 1`),
    isUnreachable,
  )
  await pool.end()
})

for (const [what, code] of [
  ['a full disk', '53100'],
  ['a lock that is not given in time', '55P03'],
  ['a statement that takes too long', '57014'],
  ['a deadlock', '40P01'],
] as const)
  test(`${what} is 503 with Retry-After, not 500`, () =>
    withMigratedDatabase(async (address) => {
      const database = await openDatabase(address, { now, connections: 2 })
      const service = await startService({ database })
      try {
        const api = await newOrganization(service)
        await database.system.unsafe(`create function fail() returns trigger language plpgsql as $$
          begin raise exception 'no' using errcode = '${code}'; end $$;
          create trigger fail before insert on voice_profiles execute function fail()`)
        const { status, headers } = await api.post('/voice_profiles', voice)
        assert.deepEqual([status, headers['retry-after']], [503, '2'])
        const ready = await service.app.inject('/readyz')
        assert.equal(ready.statusCode, code === '53100' ? 503 : 200)
      } finally {
        await service.app.close()
        await database.close()
      }
    }))

test('a read-only database is 503 with Retry-After, and not ready', () =>
  withMigratedDatabase(async (address) => {
    // Its connections are opened when they are needed: after the change.
    const database = await openDatabase(address, { now, connections: 2 })
    const before = await openDatabase(address, { now, connections: 1 })
    const service = await startService({ database })
    try {
      const api = await newOrganization({ ...service, database: before })
      const [row] = await before.system<{ name: string }[]>`select current_database() as name`
      await before.system.unsafe(`alter database ${row!.name} set default_transaction_read_only = on`)
      const there = { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' }
      const url = '/v1/voice_profiles'
      const answer = await service.app.inject({ method: 'POST', url, headers: there, payload: voice })
      assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2'])
      const ready = await service.app.inject('/readyz')
      assert.deepEqual([ready.statusCode, ready.headers['retry-after']], [503, '2'])
    } finally {
      await service.app.close()
      await database.close()
      await before.close()
    }
  }))
