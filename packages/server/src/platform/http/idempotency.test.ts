import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { openWebhookInbox } from '../../testing/webhooks.ts'
import type { Context } from '../context.ts'
import { claim, fingerprintOf, store } from './idempotency.ts'

const voice = { name: 'Warm', languages: ['en'] }
const key = (value: string) => ({ 'idempotency-key': value })

test('R2: 100 callers with one Idempotency-Key have one effect; the others get the replay or 409', async () => {
  const api = await newOrganization()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => api.post('/voice_profiles', voice, key('same'))),
  )
  const created = answers.filter(({ status }) => status === 201)
  const conflicts = answers.filter(({ status }) => status === 409)
  assert.equal(created.length + conflicts.length, 100)
  assert.equal(new Set(created.map(({ text }) => text)).size, 1)
  assert.equal(created.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1)
  assert.ok(conflicts.every(({ body }) => body.error.code === 'idempotency_conflict'))
  assert.equal((await api.get('/voice_profiles')).body.data.length, 1)
})

test('R2: while the first caller is under way, the next is told so at once and does nothing', async () => {
  const api = await newOrganization()
  const context = { now: api.service.clock.now } as Context
  const repeat = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await claim(context, db, 'taken', Buffer.of())
    return api.post('/voice_profiles', voice, key('taken'))
  })
  assert.deepEqual([repeat.status, repeat.body.error?.code], [409, 'idempotency_conflict'])
  assert.deepEqual((await api.get('/voice_profiles')).body.data, [])
})

test('R2: a repeat of an edit that is under way is told so at once, and does not wait for the flow', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const flow = `/agents/${slug}/flow`
  const context = { now: api.service.clock.now } as Context
  const repeat = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await claim(context, db, 'busy', Buffer.of())
    await db.query((sql) => sql`select 1 from flows where organization_id = ${db.organization_id} for update`)
    return api.patch(flow, { flow: { idle_minutes: 50 } }, key('busy'))
  })
  assert.deepEqual([repeat.status, repeat.body.error?.code], [409, 'idempotency_conflict'])
  assert.equal((await api.get(flow)).body.version, 1)
})

test('an answer that is stored while its repeat is under way is replayed; the repeat has no effect', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const flow = `/agents/${slug}/flow`
  const path = `${flow}/states/${(await api.get(flow)).body.phases[0].id}`
  const edit = { max_turns: 9 }
  const context = { now: api.service.clock.now } as Context
  const [repeat] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await db.query((sql) => sql`select 1 from flows where organization_id = ${db.organization_id} for update`)
    const repeat = api.patch(path, edit, key('late'))
    await untilItWaits(api.service, repeat)
    const fingerprint = fingerprintOf('PATCH', `/v1${path}`, edit)
    store(context, db, 'late', fingerprint, { status: 200, body: '{"said":"first"}', etag: undefined })
    return [repeat]
  })
  const { status, body, headers } = await repeat
  assert.deepEqual([status, body, headers['idempotent-replayed']], [200, { said: 'first' }, 'true'])
  assert.equal((await api.get(flow)).body.version, 1)
})

test('a call outside that is too late to take its key replays the answer that took it, and is not made', async () => {
  const { api, receiver, endpoint } = await openWebhookInbox((_, response) => response.end())
  const path = `/webhook_endpoints/${endpoint.id}/test`
  const context = { now: api.service.clock.now } as Context
  const [repeat] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    const fingerprint = fingerprintOf('POST', `/v1${path}`, undefined)
    store(context, db, 'late', fingerprint, { status: 200, body: '{"said":"first"}', etag: undefined })
    await db.query((sql) => sql`select 1`)
    const repeat = api.post(path, undefined, key('late'))
    await untilItWaits(api.service, repeat)
    return [repeat]
  })
  const { status, body } = await repeat
  assert.deepEqual([status, body, receiver.received.length], [200, { said: 'first' }, 0])
})

test('the same key with another body, path, query or method is 409 and has no effect', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/voice_profiles', voice, key('k'))
  const others = [
    await api.post('/voice_profiles', { ...voice, name: 'Cold' }, key('k')),
    await api.post('/voice_profiles?dry_run=false', voice, key('k')),
    await api.post(`/voice_profiles/${body.id}/archive`, undefined, key('k')),
    await api.delete(`/voice_profiles/${body.id}/archive`, undefined, key('k')),
  ]
  for (const other of others)
    assert.deepEqual([other.status, other.body.error.code], [409, 'idempotency_conflict'])
  assert.equal((await api.get('/voice_profiles')).body.data.length, 1)
})

test('refusals are stored like any answer: 404, 409 and 422 replay', async () => {
  const api = await newOrganization()
  const { slug } = (await api.post('/agents', { name: 'Desk' })).body
  const { id } = (await api.get(`/agents/${slug}/flow`)).body.phases.at(-1)
  const refusals: [string, object | undefined, number][] = [
    ['/voice_profiles/999999999/archive', undefined, 404],
    [`/agents/${slug}/flow/states/${id}/archive`, undefined, 409],
    ['/voice_profiles', { name: 'No languages' }, 422],
    ['/voice_profiles', { ...voice, agents: ['nobody'] }, 422],
  ]
  for (const [index, [path, body, status]] of refusals.entries()) {
    const first = await api.post(path, body, key(`r${index}`))
    const again = await api.post(path, body, key(`r${index}`))
    assert.deepEqual([first.status, first.headers['idempotent-replayed']], [status, undefined])
    assert.deepEqual(
      [again.status, again.text, again.headers['idempotent-replayed']],
      [status, first.text, 'true'],
    )
  }
})

test('a refused write under a key keeps nothing of its effect', async () => {
  const api = await newOrganization()
  await api.post('/voice_profiles', { ...voice, agents: ['nobody'] }, key('half'))
  assert.deepEqual((await api.get('/voice_profiles')).body.data, [])
})

test('401, 403 and 412 are not stored: the same key works once the cause is gone', async () => {
  const api = await newOrganization()
  const reader = await api.as({ role: 'read_only' })
  assert.equal((await reader.post('/voice_profiles', voice, key('later'))).status, 403)
  assert.equal((await api.post('/voice_profiles', voice, key('later'))).status, 201)
  const { slug } = (await api.post('/agents', { name: 'Desk' })).body
  const edit = (etag: string) =>
    api.patch(`/agents/${slug}/flow`, { flow: { idle_minutes: 50 } }, { ...key('m'), 'if-match': etag })
  assert.equal((await edit('"7"')).status, 412)
  assert.equal((await edit('"1"')).status, 200)
})

test('keys belong to an organization, and one that is not 1 to 255 printable characters is refused', async () => {
  const [one, other] = [await newOrganization(), await newOrganization()]
  const first = await one.post('/voice_profiles', voice, key('shared'))
  const second = await other.post('/voice_profiles', voice, key('shared'))
  assert.notEqual(first.body.id, second.body.id)
  for (const wrong of ['', 'x'.repeat(256), 'tab\tbed']) {
    const answer = await one.post('/voice_profiles', voice, key(wrong))
    assert.deepEqual(
      [answer.status, answer.body.error.param],
      [422, 'Idempotency-Key'],
      JSON.stringify(wrong),
    )
  }
})

test('an answer is kept for 24 hours; afterwards the key is free', async () => {
  const service = await startService()
  try {
    const api = await newOrganization(service)
    const first = await api.post('/voice_profiles', voice, key('day'))
    service.clock.now = new Date(service.clock.now.getTime() + 24 * 3_600_000 - 1)
    assert.equal((await api.post('/voice_profiles', voice, key('day'))).body.id, first.body.id)
    service.clock.now = new Date(service.clock.now.getTime() + 1)
    const fresh = await api.post('/voice_profiles', voice, key('day'))
    assert.notEqual(fresh.body.id, first.body.id)
    const again = await api.post('/voice_profiles', voice, key('day'))
    assert.deepEqual([again.body.id, again.headers['idempotent-replayed']], [fresh.body.id, 'true'])
  } finally {
    await service.app.close()
    await service.database.close()
  }
})
