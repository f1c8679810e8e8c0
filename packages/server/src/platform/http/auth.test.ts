import assert from 'node:assert/strict'
import { test } from 'node:test'
import { revokeKey } from '../../operator/api_keys.ts'
import { type ApiResponse, call, newOrganization, sharedService, startService } from '../../testing/api.ts'
import type { Database } from '../db/database.ts'
import { isWellFormed, newApiKey } from './api_key.ts'

const refused = (answer: ApiResponse) => [answer.status, answer.body.error.type, answer.body.error.code]
const invalid = [401, 'authentication_error', 'invalid_api_key']

test('§5.1 the key travels as a bearer token; without it the answer says how', async () => {
  const { app } = await sharedService()
  const answer = await call(app, 'GET', '/voice_profiles')
  assert.deepEqual(refused(answer), [401, 'authentication_error', 'missing_api_key'])
  assert.equal(answer.headers['www-authenticate'], 'Bearer')
})

test('§5.4 a malformed, unknown or mistyped key is invalid_api_key', async () => {
  const api = await newOrganization()
  const flipped = api.key.slice(0, 10) + (api.key[10] === 'a' ? 'b' : 'a') + api.key.slice(11)
  const wrong = [
    'sk_short',
    'Basic dXNlcg==',
    flipped,
    newApiKey(),
    `${api.key}x`,
    api.key.toUpperCase(),
    '',
    '\u00e9',
  ]
  for (const key of wrong) {
    const authorization = key.startsWith('Basic') ? key : `Bearer ${key}`
    assert.deepEqual(
      refused(await call(api.service.app, 'GET', '/agents', undefined, { authorization })),
      invalid,
      key,
    )
  }
})

test('a mistyped key is recognised by its checksum alone', () => {
  for (let times = 0; times < 50; times++) {
    const key = newApiKey()
    assert.ok(isWellFormed(key))
    assert.match(key, /^sk_[A-Za-z0-9_-]{42}$/)
    const at = 3 + (times % 42)
    assert.ok(!isWellFormed(key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1)))
  }
})

test('§5.4 a revoked key is refused at once, although it was in use a moment ago', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  assert.equal((await api.get('/agents')).status, 200)
  assert.equal((await api.get('/agents')).status, 200)
  await revokeKey(database, api.organization, 'test', clock.now)
  await heard(api.service.database)
  assert.deepEqual(refused(await api.get('/agents')), invalid)
})

/** Notifications reach the listener in order: once ours has gone round, the one before it has, too. */
async function heard({ listener, system }: Database) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const subscription = listener.subscribe('foyer_test_heard', {
    onPayload: () => resolve(),
    onUp: () => void system`select pg_notify('foyer_test_heard', '')`.catch(reject),
  })
  await promise
  subscription.close()
}

test('while nobody listens to changes no key is kept: a key revoked then is refused at once', async () => {
  const service = await startService()
  try {
    const api = await newOrganization(service)
    const { system } = service.database
    assert.equal((await api.get('/agents')).status, 200)
    const cut = await system`select pg_terminate_backend(pid, 1000) from pg_stat_activity
      where application_name = 'foyer listener' and datname = current_database()`
    assert.ok(cut.length > 0)
    await revokeKey(service.database, api.organization, 'test', service.clock.now)
    assert.deepEqual(refused(await api.get('/agents')), invalid)
  } finally {
    await service.app.close()
    await service.database.close()
  }
})

test('an expired key is refused from its moment on', async () => {
  const service = await startService()
  try {
    const api = await newOrganization(service)
    const brief = await api.as({ expires_at: new Date(service.clock.now.getTime() + 60_000) })
    assert.equal((await brief.get('/agents')).status, 200)
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    assert.deepEqual(refused(await brief.get('/agents')), invalid)
    assert.equal((await api.get('/agents')).status, 200)
  } finally {
    await service.app.close()
    await service.database.close()
  }
})

test('§5 authentication comes first: even an unknown path or method tells a stranger nothing', async () => {
  const { app } = await sharedService()
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['PUT', '/agents'],
    ['POST', '/agents'],
  ] as const)
    assert.equal((await call(app, method, path, { name: 1 })).status, 401)
})

test('only a hash of the key is stored, and its last use is noted', async () => {
  const api = await newOrganization()
  await api.get('/agents')
  const tenant = api.service.database.tenant(api.organization.id)
  const rows = await tenant.query<{ row: string; last_used_at: Date | null }>(
    (sql) =>
      sql`select k::text as row, last_used_at from api_keys k where organization_id = ${tenant.organization_id}`,
  )
  assert.equal(rows.length, 1)
  assert.ok(!rows[0]!.row.includes(api.key.slice(3, 20)))
})
