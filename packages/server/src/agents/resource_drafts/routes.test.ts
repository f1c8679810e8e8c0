import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newDraft, newGeneration } from '../../testing/drafts.ts'

const service = { name: 'Pricing audit', pricing_unit: 'fixed' }
const voice = { name: 'Warm', languages: ['en'] }
const criterion = { kind: 'ideal', description: 'Has a budget' }

test('§2.7 a draft carries its fields, and resource_id only once it was accepted', async () => {
  const api = await newOrganization()
  const catalog_generation_id = await newGeneration(api)
  const id = await newDraft(api, {
    kind: 'service',
    payload: service,
    catalog_generation_id,
    fact_ids: [3, 5],
  })
  const { status, body } = await api.get(`/resource_drafts/${id}`)
  assert.equal(status, 200)
  assert.equal(Object.keys(body)[0], 'object')
  assert.deepEqual(body, {
    object: 'resource_draft',
    id,
    kind: 'service',
    status: 'proposed',
    payload: service,
    created_at: '2026-01-15T09:30:00.000Z',
    catalog_generation_id,
    fact_ids: [3, 5],
  })
})

test('lists drafts newest first, by status, kind and generation', async () => {
  const api = await newOrganization()
  const generation = await newGeneration(api)
  const one = await newDraft(api, { kind: 'service', payload: service, catalog_generation_id: generation })
  const two = await newDraft(api, { kind: 'voice', payload: voice, status: 'dismissed' })
  const three = await newDraft(api, {
    kind: 'fit_criterion',
    payload: criterion,
    catalog_generation_id: generation,
  })
  const { resource_id } = (await api.post(`/resource_drafts/${three}/accept`)).body
  const listed = async (query: string) => {
    const { body } = await api.get(`/resource_drafts${query}`)
    return body.data.map((row: { id: number }) => row.id)
  }
  assert.deepEqual(await listed(''), [three, two, one])
  assert.deepEqual(await listed('?status=proposed'), [one])
  assert.deepEqual(await listed('?status=accepted'), [three])
  assert.deepEqual(await listed('?status=dismissed'), [two])
  assert.deepEqual(await listed('?kind=voice'), [two])
  assert.deepEqual(await listed(`?catalog_generation_id=${generation}`), [three, one])
  assert.deepEqual(await listed(`?catalog_generation_id=${generation}&kind=service&status=proposed`), [one])
  assert.deepEqual(await listed(`?catalog_generation_id=${generation}&kind=voice`), [])
  assert.deepEqual(await listed(`?limit=1&starting_after=${three}`), [two])
  assert.deepEqual(await listed(`?kind=fit_criterion&resource_id=${resource_id}`), [three])
  assert.deepEqual(await listed(`?kind=service&resource_id=${resource_id}`), [])
})

test('a filter with a wrong value is refused by its name; drafts are never archived', async () => {
  const api = await newOrganization()
  const cases = [
    ['status=open', 'parameter_invalid'],
    ['kind=identity', 'parameter_invalid'],
    ['catalog_generation_id=0', 'parameter_invalid'],
    ['include_archived=true', 'parameter_unknown'],
  ]
  for (const [query, code] of cases) {
    const { status, body } = await api.get(`/resource_drafts?${query}`)
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, query?.split('=')[0]])
  }
})

test('§5.5 a draft of another organization does not exist, nor does a draft of nobody', async () => {
  const api = await newOrganization()
  const stranger = await newOrganization()
  const id = await newDraft(stranger, { kind: 'service', payload: service })
  const missing = await api.post('/resource_drafts/999999999/accept')
  assert.deepEqual([missing.status, missing.body.error.code], [404, 'resource_missing'])
  assert.deepEqual((await api.post(`/resource_drafts/${id}/accept`)).body, missing.body)
  assert.deepEqual((await api.get(`/resource_drafts/${id}`)).body, missing.body)
  assert.deepEqual((await api.get('/resource_drafts')).body.data, [])
  assert.equal((await stranger.get(`/resource_drafts/${id}`)).body.status, 'proposed')
})
