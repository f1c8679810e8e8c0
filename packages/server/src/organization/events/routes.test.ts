import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { heldTransaction } from '../../testing/held_transaction.ts'

const service = { name: 'Audit', pricing_unit: 'fixed' }
const voice = { name: 'Warm', languages: ['en'] }
const typesOf = (answer: { body: { data: { type: string }[] } }) => answer.body.data.map(({ type }) => type)

async function withHistory(): Promise<Api> {
  const api = await newOrganization()
  const { id } = (await api.post('/services', service)).body
  await api.patch(`/services/${id}`, { name: 'Review' })
  await api.post('/voice_profiles', voice)
  return api
}

test('an event carries its type, actor, request and the resource as it was answered, field by field in order', async () => {
  const api = await newOrganization()
  const created = await api.post('/services', service, { 'x-request-id': 'req-1' })
  const { data } = (await api.get('/events')).body
  assert.equal(data.length, 1)
  const { id, ...event } = data[0]
  assert.deepEqual(Object.keys(data[0]), [
    'object',
    'id',
    'type',
    'created_at',
    'actor',
    'request_id',
    'data',
  ])
  assert.deepEqual(
    { ...event, actor: { ...event.actor, id: 0 } },
    {
      object: 'event',
      type: 'service.created',
      created_at: '2026-01-15T09:30:00.000Z',
      actor: { type: 'api_key', id: 0, name: 'test', role: 'admin' },
      request_id: 'req-1',
      data: created.body,
    },
  )
  assert.equal(Object.keys(event.data)[0], 'object')
  assert.deepEqual((await api.get(`/events/${id}`)).body, data[0])
})

test('events are listed newest first, and pages in both directions meet each exactly once', async () => {
  const api = await withHistory()
  const all = (await api.get('/events')).body.data
  assert.deepEqual(typesOf(await api.get('/events')), [
    'voice_profile.created',
    'service.updated',
    'service.created',
  ])
  const [newest, , oldest] = all.map(({ id }: { id: number }) => id)
  assert.deepEqual((await api.get(`/events?limit=2&starting_after=${newest}`)).body.data, all.slice(1))
  const back = (await api.get(`/events?limit=1&ending_before=${oldest}`)).body
  assert.deepEqual([back.data, back.has_more], [[all[1]], true])
})

test('filters: a type, all types of an object, a time', async () => {
  const api = await withHistory()
  assert.deepEqual(typesOf(await api.get('/events?type=service.updated')), ['service.updated'])
  assert.deepEqual(typesOf(await api.get('/events?type=service.*')), ['service.updated', 'service.created'])
  assert.deepEqual(typesOf(await api.get('/events?type=serv.*')), [])
  assert.deepEqual(typesOf(await api.get('/events?type=service.nothing')), [])
  assert.equal(typesOf(await api.get('/events?since=2026-01-15T09:30:00Z')).length, 3)
  assert.equal(typesOf(await api.get('/events?since=2026-01-15T10:30:00%2B01:00')).length, 3)
  assert.deepEqual(typesOf(await api.get('/events?since=2026-01-15T09:30:00.001Z')), [])
})

test('a filter with a wrong value is refused by name, also for times that no clock shows', async () => {
  const api = await newOrganization()
  for (const query of [
    'type=service',
    'type=*',
    'type=',
    'since=yesterday',
    'since=2026-01-15',
    'since=2016-12-31T23:59:60Z',
  ]) {
    const { status, body } = await api.get(`/events?${query}`)
    assert.deepEqual(
      [status, body.error.code, body.error.param],
      [422, 'parameter_invalid', query.split('=')[0]],
      query,
    )
  }
  for (const since of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
    assert.equal((await api.get(`/events?since=${since}`)).status, 200, since)
})

test('who pages forward by id misses no event: a lower id that commits later is waited for', async () => {
  const api = await newOrganization()
  const slow = await heldTransaction(api)
  await api.post('/services', service)
  const listing = api.get('/events?limit=1')
  await slow.waitedFor()
  await slow.commit()
  const { data, has_more } = (await listing).body
  assert.deepEqual([data[0].type, has_more], ['service.created', true])
  const older = (await api.get(`/events?starting_after=${data[0].id}`)).body.data
  assert.deepEqual(
    older.map((event: { type: string }) => event.type),
    ['agent.updated'],
  )
})

test('a transaction that does not end holds up no list for good', async () => {
  const api = await newOrganization()
  const stuck = await heldTransaction(api)
  await api.post('/services', service)
  assert.deepEqual(typesOf(await api.get('/events')), ['service.created'])
  await stuck.commit()
})
