import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'

const service = { name: 'Audit', pricing_unit: 'fixed' }

test('the audit log says who, by which operation, what, before and after, from which request', async () => {
  const api = await newOrganization()
  const created = await api.post('/services', service)
  const { id } = created.body
  const edited = await api.patch(`/services/${id}`, { name: 'Review' }, { 'x-request-id': 'req-2' })
  const [second, first] = (await api.get('/audit_log')).body.data
  assert.deepEqual(Object.keys(second), [
    'object', 'id', 'actor', 'operation', 'resource', 'before', 'after', 'request_id', 'created_at',
  ]) // biome-ignore format: the fields in their order
  const { id: _, ...entry } = second
  assert.deepEqual(
    { ...entry, actor: { ...entry.actor, id: 0 } },
    {
      object: 'audit_log_entry',
      actor: { type: 'api_key', id: 0, name: 'test', role: 'admin' },
      operation: 'updateService',
      resource: { object: 'service', id },
      before: created.body,
      after: edited.body,
      request_id: 'req-2',
      created_at: '2026-01-15T09:30:00.000Z',
    },
  )
  assert.deepEqual([first.operation, first.before, first.after], ['createService', null, created.body])
})

test('what has no id is named by its type alone', async () => {
  const api = await newOrganization()
  const { slug } = (await api.post('/agents', { name: 'Front desk' })).body
  await api.patch(`/agents/${slug}/flow`, { flow: { idle_minutes: 77 } })
  const [entry] = (await api.get('/audit_log')).body.data
  assert.deepEqual([entry.operation, entry.resource], ['updateFlow', { object: 'flow' }])
})

test('filters: operation, type of resource, its id, time; pages in both directions', async () => {
  const api = await newOrganization()
  const ids: number[] = []
  for (const name of ['One', 'Two']) ids.push((await api.post('/services', { ...service, name })).body.id)
  await api.patch(`/services/${ids[0]}`, { name: 'Three' })
  await api.post('/voice_profiles', { name: 'Warm', languages: ['en'] })
  const shown = async (query: string) =>
    (await api.get(`/audit_log?${query}`)).body.data.map(
      ({ operation, resource }: { operation: string; resource: { id: number } }) => [operation, resource.id],
    )
  assert.deepEqual(await shown('operation=createService'), [
    ['createService', ids[1]],
    ['createService', ids[0]],
  ])
  assert.deepEqual(await shown(`resource=service&resource_id=${ids[0]}`), [
    ['updateService', ids[0]],
    ['createService', ids[0]],
  ])
  assert.equal((await shown('resource=service')).length, 3)
  assert.deepEqual(await shown('since=2026-01-15T09:30:00.001Z'), [])
  assert.equal((await shown('since=2026-01-15T09:30:00Z')).length, 4)
  const all = (await api.get('/audit_log')).body.data
  assert.deepEqual((await api.get(`/audit_log?limit=1&starting_after=${all[0].id}`)).body.data, [all[1]])
  assert.deepEqual((await api.get(`/audit_log?limit=1&ending_before=${all[3].id}`)).body.data, [all[2]])
})

test('filters: who did it, and until when', async () => {
  const api = await newOrganization()
  await api.post('/services', service)
  const other = await api.as({ name: 'other' })
  await other.post('/services', { ...service, name: 'Of another key' })
  const listed = async (query: string) => (await api.get(`/audit_log?${query}`)).body.data
  const [mine] = await listed('operation=createService&limit=1')
  const names = (rows: { after: { name: string } }[]) => rows.map(({ after }) => after.name)
  assert.deepEqual(names(await listed(`actor_type=api_key&actor_id=${mine.actor.id}`)), ['Of another key'])
  assert.deepEqual(names(await listed('actor_type=api_key')), ['Of another key', 'Audit'])
  assert.deepEqual(await listed(`actor_type=person&actor_id=${mine.actor.id}`), [])
  assert.deepEqual(await listed('actor_type=system'), [])
  assert.deepEqual(await listed('until=2026-01-15T09:30:00Z'), [])
  assert.equal((await listed('until=2026-01-15T09:30:00.001Z')).length, 2)
})
