import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newDraft, newGeneration } from '../../testing/drafts.ts'
import { listRecorded } from '../../testing/events.ts'

const service = (name: string, more: object = {}) => ({ name, pricing_unit: 'fixed', ...more })
const voice = { name: 'Warm', languages: ['en'] }
const criterion = { kind: 'ideal', description: 'Has a budget' }

async function generated() {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  const catalog_generation_id = await newGeneration(api)
  const draft = (fields: Parameters<typeof newDraft>[1]) =>
    newDraft(api, { catalog_generation_id, ...fields })
  const acceptAll = (query = '') =>
    api.post(`/catalog_generations/${catalog_generation_id}/accept_all${query}`)
  return { api, catalog_generation_id, draft, acceptAll }
}

test('accepts every proposed draft of the generation, of all kinds, in one go', async () => {
  const { api, catalog_generation_id, draft, acceptAll } = await generated()
  const ids = [
    await draft({ kind: 'voice', payload: voice }),
    await draft({ kind: 'service', payload: service('Audit') }),
    await draft({ kind: 'fit_criterion', payload: criterion }),
    await draft({ kind: 'service', payload: service('Workshop') }),
  ]
  const { status, body } = await acceptAll()
  assert.equal(status, 200)
  assert.deepEqual(
    [body.object, body.catalog_generation_id, body.refused],
    ['catalog_acceptance', catalog_generation_id, []],
  )
  assert.deepEqual(
    body.accepted,
    await Promise.all(ids.map(async (id) => (await api.get(`/resource_drafts/${id}`)).body)),
  )
  assert.equal((await api.get('/services')).body.data.length, 2)
  assert.equal((await api.get('/fit_criteria')).body.data.length, 1)
  const { body: agent } = await api.get('/agents/desk')
  assert.equal(agent.voice_profile_id, body.accepted[0].resource_id, 'the voice is worn')
})

test('a draft that is refused stays proposed and is told with its reason; the others are accepted', async () => {
  const { api, draft, acceptAll } = await generated()
  await api.post('/services', service('Taken', { key: 'taken' }))
  const first = await draft({ kind: 'service', payload: service('Audit', { price_min: 5 }) })
  const second = await draft({ kind: 'service', payload: service('Other', { key: 'taken' }) })
  const third = await draft({ kind: 'voice', payload: { ...voice, agents: ['nobody'] } })
  const fourth = await draft({ kind: 'service', payload: service('Workshop') })
  const { status, body } = await acceptAll()
  assert.equal(status, 200)
  assert.deepEqual(
    body.refused.map(({ resource_draft_id, code, param }: Record<string, unknown>) => [
      resource_draft_id,
      code,
      param,
    ]),
    [
      [first, 'parameter_missing', 'payload.currency'],
      [second, 'parameter_invalid', 'payload.key'],
      [third, 'parameter_invalid', 'payload.agents.0'],
    ],
  )
  for (const { message } of body.refused) assert.match(message, /cannot be accepted as it is/)
  assert.deepEqual(
    body.accepted.map(({ id }: { id: number }) => id),
    [fourth],
  )
  for (const id of [first, second, third])
    assert.equal((await api.get(`/resource_drafts/${id}`)).body.status, 'proposed')
  assert.equal((await api.get('/services')).body.data.length, 2)
  assert.deepEqual((await api.get('/voice_profiles')).body.data, [])
})

test('repeating it answers the same and changes nothing; what was mended meanwhile is accepted', async () => {
  const { api, draft, acceptAll } = await generated()
  await draft({ kind: 'service', payload: service('Audit') })
  const wrong = await draft({ kind: 'service', payload: service('Workshop', { price_min: 5 }) })
  const first = await acceptAll()
  const events = await listRecorded(api)
  assert.deepEqual((await acceptAll()).body, first.body)
  assert.deepEqual(await listRecorded(api), events)
  await api.patch(`/resource_drafts/${wrong}`, { payload: service('Workshop') })
  const { body } = await acceptAll()
  assert.deepEqual([body.accepted.length, body.refused], [2, []])
})

test('dismissed drafts, and those of other generations, are left alone', async () => {
  const { api, draft, acceptAll } = await generated()
  const dismissed = await draft({ kind: 'service', payload: service('Audit'), status: 'dismissed' })
  const other = await newDraft(api, {
    kind: 'service',
    payload: service('Workshop'),
    catalog_generation_id: await newGeneration(api),
  })
  assert.deepEqual((await acceptAll()).body.accepted, [])
  assert.equal((await api.get(`/resource_drafts/${dismissed}`)).body.status, 'dismissed')
  assert.equal((await api.get(`/resource_drafts/${other}`)).body.status, 'proposed')
})

test('several at the same moment accept each draft once', async () => {
  const { api, draft, acceptAll } = await generated()
  for (const name of ['Audit', 'Workshop', 'Review']) await draft({ kind: 'service', payload: service(name) })
  await draft({ kind: 'voice', payload: voice })
  const answers = await Promise.all([acceptAll(), acceptAll(), acceptAll()])
  for (const { status, body } of answers) assert.deepEqual([status, body.accepted.length], [200, 4])
  assert.equal((await api.get('/services')).body.data.length, 3)
  assert.equal((await api.get('/voice_profiles')).body.data.length, 1)
})

test('tried out, it keeps nothing', async () => {
  const { api, draft, acceptAll } = await generated()
  await draft({ kind: 'service', payload: service('Audit') })
  const events = await listRecorded(api)
  assert.equal((await acceptAll('?dry_run=true')).body.accepted.length, 1)
  assert.deepEqual((await api.get('/services')).body.data, [])
  assert.deepEqual(await listRecorded(api), events)
})
