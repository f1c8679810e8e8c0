import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ApiResponse, call, newOrganization, sharedService } from '../../testing/api.ts'
import { signInAs } from '../../testing/people.ts'

const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const withKey = async (secret: string) => {
  const { app } = await sharedService()
  const headers = { authorization: `Bearer ${secret}` }
  return (method: string, path: string, body?: object) => call(app, method, path, body, headers)
}

test('a key works as soon as it is made, with its role, and is refused as soon as it is revoked', async () => {
  const owner = await signInAs(await newOrganization(), 'owner')
  const { secret, ...key } = (await owner.post('/api_keys', { name: 'Website', role: 'read_only' })).body
  assert.deepEqual([key.name, key.role, key.expires_at, key.revoked_at], ['Website', 'read_only', null, null])
  const send = await withKey(secret)
  assert.equal((await send('GET', '/agents')).status, 200)
  assert.equal((await send('POST', '/agents', { name: 'X' })).status, 403)
  await owner.patch(`/api_keys/${key.id}`, { role: 'admin' })
  for (let tries = 0; (await send('POST', '/agents', { name: 'X' })).status !== 201; tries++)
    assert.ok(tries < 100, 'the change is heard')
  const revoked = await owner.delete(`/api_keys/${key.id}`)
  assert.ok(revoked.body.revoked_at)
  for (let tries = 0; (await send('GET', '/agents')).status !== 401; tries++)
    assert.ok(tries < 100, 'the revocation is heard')
})

test('the key is in the answer that made it and nowhere else; under an Idempotency-Key it is stored encrypted', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const once = { 'idempotency-key': 'once' }
  const first = await owner.post('/api_keys', { name: 'Website' }, once)
  const again = await owner.post('/api_keys', { name: 'Website' }, once)
  assert.equal(again.text, first.text)
  const hidden = first.body.secret.slice(3, 30)
  const { system } = api.service.database
  const rows = await system<{ row: string }[]>`
    select k::text as row from api_keys k where organization_id = ${api.organization.id}
    union all select i::text from idempotency_keys i where organization_id = ${api.organization.id}`
  const shown = [
    (await owner.get('/api_keys')).text,
    (await owner.get('/events')).text,
    (await owner.get('/audit_log')).text,
    JSON.stringify(rows),
  ]
  for (const text of shown) assert.ok(!text.includes(hidden))
})

test('live keys have different names; a revoked one gives its name free and is shown only when asked for', async () => {
  const owner = await signInAs(await newOrganization(), 'owner')
  const { id } = (await owner.post('/api_keys', { name: 'Website' })).body
  const taken = [422, 'parameter_invalid', 'name']
  assert.deepEqual(errorOf(await owner.post('/api_keys', { name: 'Website' })), taken)
  assert.deepEqual(errorOf(await owner.patch(`/api_keys/${id}`, { name: 'test' })), taken)
  assert.equal((await owner.patch(`/api_keys/${id}`, { name: 'Website' })).status, 200)
  await owner.delete(`/api_keys/${id}`)
  assert.equal((await owner.post('/api_keys', { name: 'Website' })).status, 201)
  const names = async (query: string) =>
    (await owner.get(`/api_keys${query}`)).body.data.map(({ name }: { name: string }) => name)
  assert.deepEqual(await names(''), ['Website', 'test'])
  assert.deepEqual(await names('?include_revoked=true'), ['Website', 'Website', 'test'])
})

test('a revoked key stays as it is: editing it is refused, revoking it again changes nothing', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const { id } = (await owner.post('/api_keys', { name: 'Website' })).body
  await owner.delete(`/api_keys/${id}`)
  // As if that had been a while ago.
  await api.service.database.system`update api_keys set revoked_at = revoked_at - interval '1 hour'
    where organization_id = ${api.organization.id} and id = ${id}`
  const revoked = (await owner.get('/api_keys?include_revoked=true')).body.data[0]
  assert.deepEqual(errorOf(await owner.patch(`/api_keys/${id}`, { name: 'Other' })), [
    422,
    'resource_archived',
    undefined,
  ])
  const events = (await owner.get('/events')).text
  assert.deepEqual((await owner.delete(`/api_keys/${id}`)).body, revoked)
  assert.equal((await owner.get('/events')).text, events)
})

test('an expiry lies in the future', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const now = api.service.clock.now.getTime()
  const create = (ms: number) =>
    owner.post('/api_keys', { name: `In ${ms}`, expires_at: new Date(now + ms).toISOString() })
  assert.deepEqual(errorOf(await create(0)), [422, 'parameter_invalid', 'expires_at'])
  assert.equal((await create(1000)).body.expires_at, new Date(now + 1000).toISOString())
})
