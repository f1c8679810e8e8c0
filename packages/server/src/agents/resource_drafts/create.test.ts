import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftKind } from '@foyer/contract'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'

const service = { name: 'Pricing audit', pricing_unit: 'fixed' }
const voice = { name: 'Warm', languages: ['en'] }
const criterion = { kind: 'ideal', description: 'Has a budget' }
const kinds: [DraftKind, object, string][] = [
  ['service', service, '/services'],
  ['voice', voice, '/voice_profiles'],
  ['fit_criterion', criterion, '/fit_criteria'],
]

for (const [kind, payload, path] of kinds)
  test(`a ${kind} is proposed by API, without a generation, and is accepted like any other`, async () => {
    const api = await newOrganization()
    const { body: fact } = await api.post('/knowledge_facts', { text: 'An audit costs 900 EUR.' })
    const { status, body } = await api.post('/resource_drafts', { kind, payload, fact_ids: [fact.id] })
    assert.equal(status, 201)
    assert.deepEqual(body, {
      object: 'resource_draft',
      id: body.id,
      kind,
      status: 'proposed',
      payload,
      created_at: '2026-01-15T09:30:00.000Z',
      fact_ids: [fact.id],
    })
    assert.deepEqual((await api.get(`/resource_drafts/${body.id}`)).body, body)
    assert.deepEqual((await listRecorded(api, 'resource_draft'))[0]?.data, body)
    const { body: accepted } = await api.post(`/resource_drafts/${body.id}/accept`)
    assert.equal((await api.get(`${path}/${accepted.resource_id}`)).status, 200)
  })

test('a proposal by API can be dismissed', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/resource_drafts', { kind: 'service', payload: service })
  assert.deepEqual(body.fact_ids, [])
  assert.equal((await api.post(`/resource_drafts/${body.id}/dismiss`)).body.status, 'dismissed')
})

test('what was proposed before is answered as it is, whatever was decided, and nothing is created', async () => {
  const api = await newOrganization()
  const propose = (payload: object) => api.post('/resource_drafts', { kind: 'service', payload })
  const { body: first } = await propose(service)
  const events = await listRecorded(api)
  const again = await propose({ name: 'PRICING-AUDIT', pricing_unit: 'from' })
  assert.deepEqual([again.status, again.body], [201, first])
  assert.deepEqual(await listRecorded(api), events)
  const { body: dismissed } = await api.post(`/resource_drafts/${first.id}/dismiss`)
  assert.deepEqual((await propose(service)).body, dismissed)
  const { body: accepted } = await api.post(`/resource_drafts/${first.id}/accept`)
  assert.deepEqual((await propose(service)).body, accepted)
  assert.equal((await api.get('/resource_drafts')).body.data.length, 1)
})

test('what is in the catalog is refused with the id of the row', async () => {
  const api = await newOrganization()
  const { body: row } = await api.post('/services', service)
  const answer = await api.post('/resource_drafts', { kind: 'service', payload: service })
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [422, 'parameter_invalid', 'payload'],
  )
  assert.match(answer.body.error.message, new RegExp(`service ${row.id}\\b`))
  assert.deepEqual((await api.get('/resource_drafts')).body.data, [])
})

test('the payload passes the checks of its POST; a refusal names the field and keeps nothing', async () => {
  const api = await newOrganization()
  const stranger = await newOrganization()
  const { body: foreign } = await stranger.post('/knowledge_facts', { text: 'An audit costs 900 EUR.' })
  const cases: [object, string, string][] = [
    [{ payload: service }, 'parameter_missing', 'kind'],
    [{ kind: 'service' }, 'parameter_missing', 'payload'],
    [{ kind: 'identity', payload: service }, 'parameter_invalid', 'kind'],
    [{ kind: 'service', payload: service, status: 'accepted' }, 'parameter_unknown', 'status'],
    [{ kind: 'service', payload: { name: 'x' } }, 'parameter_missing', 'payload.pricing_unit'],
    [{ kind: 'service', payload: { ...service, reviewed: true } }, 'parameter_unknown', 'payload.reviewed'],
    [{ kind: 'service', payload: { ...service, price_min: 1 } }, 'parameter_missing', 'payload.currency'],
    [{ kind: 'voice', payload: { name: 'Warm', languages: [] } }, 'parameter_invalid', 'payload.languages'],
    [{ kind: 'fit_criterion', payload: service }, 'parameter_unknown', 'payload.name'],
    [{ kind: 'service', payload: service, fact_ids: [999_999_999] }, 'parameter_invalid', 'fact_ids.0'],
    [{ kind: 'service', payload: service, fact_ids: [foreign.id] }, 'parameter_invalid', 'fact_ids.0'],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.post('/resource_drafts', body)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
  }
  assert.deepEqual((await api.get('/resource_drafts')).body.data, [])
  assert.deepEqual(await listRecorded(api), [])
})
