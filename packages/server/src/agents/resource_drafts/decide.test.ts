import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newDraft } from '../../testing/drafts.ts'
import { listRecorded } from '../../testing/events.ts'

const service = { name: 'Pricing audit', pricing_unit: 'fixed', price_min: 100, currency: 'EUR' }
const payload = { name: 'Price review', pricing_unit: 'from' }

test('§2.7 while it is proposed, a draft’s payload is replaced whole; what changes nothing is not told', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'service', payload: service, fact_ids: [3] })
  const { body: before } = await api.get(`/resource_drafts/${id}`)
  const { status, body } = await api.patch(`/resource_drafts/${id}`, { payload })
  assert.deepEqual([status, body], [200, { ...before, payload }])
  for (const same of [{}, { payload: { pricing_unit: 'from', name: 'Price review' } }])
    assert.deepEqual((await api.patch(`/resource_drafts/${id}`, same)).body, body)
  const [told, ...more] = await listRecorded(api)
  assert.deepEqual([told?.type, told?.before, told?.after], ['resource_draft.updated', before, body])
  assert.deepEqual(more, [])
  const accepted = (await api.post(`/resource_drafts/${id}/accept`)).body
  assert.equal((await api.get(`/services/${accepted.resource_id}`)).body.name, 'Price review')
})

test('§2.7 an edited payload has the create body of its kind: a refusal names the field and keeps nothing', async () => {
  const api = await newOrganization()
  const cases: [Parameters<typeof newDraft>[1]['kind'], object | string, string, string][] = [
    ['service', { name: 'x' }, 'parameter_missing', 'payload.pricing_unit'],
    ['service', { ...service, reviewed: true }, 'parameter_unknown', 'payload.reviewed'],
    ['service', { ...service, deliverables: [''] }, 'parameter_invalid', 'payload.deliverables.0'],
    ['voice', { name: 'Warm', languages: [] }, 'parameter_invalid', 'payload.languages'],
    ['fit_criterion', service, 'parameter_unknown', 'payload.name'],
    ['service', 'x', 'parameter_invalid', 'payload'],
  ]
  for (const [kind, edited, code, param] of cases) {
    const id = await newDraft(api, { kind, payload: service })
    const answer = await api.patch(`/resource_drafts/${id}`, { payload: edited })
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
    assert.deepEqual((await api.get(`/resource_drafts/${id}`)).body.payload, service)
  }
  assert.deepEqual(await listRecorded(api), [])
})

test('§3 a draft that was accepted or dismissed can no longer be edited', async () => {
  const api = await newOrganization()
  const dismissed = await newDraft(api, { kind: 'service', payload: service, status: 'dismissed' })
  const accepted = await newDraft(api, { kind: 'service', payload: service })
  await api.post(`/resource_drafts/${accepted}/accept`)
  for (const id of [dismissed, accepted]) {
    const answer = await api.patch(`/resource_drafts/${id}`, { payload })
    assert.deepEqual([answer.status, answer.body.error.code], [409, 'not_revertible'])
    assert.deepEqual((await api.get(`/resource_drafts/${id}`)).body.payload, service)
  }
})

test('§3 a proposed draft is dismissed, which repeats harmlessly; it may be accepted later', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'service', payload: service })
  const { body: before } = await api.get(`/resource_drafts/${id}`)
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`/resource_drafts/${id}/dismiss`)
    assert.deepEqual([status, body], [200, { ...before, status: 'dismissed' }])
  }
  assert.deepEqual(
    (await listRecorded(api)).map(({ type }) => type),
    ['resource_draft.dismissed'],
  )
  assert.equal((await api.post(`/resource_drafts/${id}/accept`)).body.status, 'accepted')
})

test('§3 an accepted draft cannot be dismissed: its row stays, and so does its status', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'service', payload: service })
  const { body: accepted } = await api.post(`/resource_drafts/${id}/accept`)
  const answer = await api.post(`/resource_drafts/${id}/dismiss`)
  assert.deepEqual([answer.status, answer.body.error.code], [409, 'not_revertible'])
  assert.deepEqual((await api.get(`/resource_drafts/${id}`)).body, accepted)
})

test('§3 a draft that is accepted and dismissed at the same moment is the one or the other, never both', async () => {
  const api = await newOrganization()
  for (let round = 0; round < 5; round++) {
    const id = await newDraft(api, { kind: 'service', payload: service })
    const [accepted, dismissed] = await Promise.all([
      api.post(`/resource_drafts/${id}/accept`),
      api.post(`/resource_drafts/${id}/dismiss`),
    ])
    assert.equal(accepted.status, 200)
    assert.ok([200, 409].includes(dismissed.status), dismissed.text)
    assert.equal((await api.get(`/resource_drafts/${id}`)).body.status, 'accepted')
  }
})
