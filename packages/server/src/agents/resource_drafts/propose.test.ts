import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftKind } from '@foyer/contract'
import type { Context } from '../../platform/context.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newGeneration } from '../../testing/drafts.ts'
import { listRecorded } from '../../testing/events.ts'
import { proposeDraft } from './service.ts'

/** Proposals come from catalog generations, not from callers: they enter by the service, and are seen by the API. */
async function start() {
  const api = await newOrganization()
  const catalog_generation_id = await newGeneration(api)
  const context: Context = {
    organization: api.organization,
    actor: { type: 'system', name: 'generation' },
    operation: 'generateCatalog',
    request_id: 'generation-1',
    now: api.service.clock.now,
  }
  const propose = (kind: DraftKind, payload: Record<string, unknown>) =>
    api.service.database
      .tenant(api.organization.id)
      .transaction((db) => proposeDraft(context, db, { kind, payload, fact_ids: [3], catalog_generation_id }))
  return { api, catalog_generation_id, propose }
}

const listed = async (api: Api) => (await api.get('/resource_drafts')).body.data
const audit = { name: 'Pricing audit', pricing_unit: 'fixed' }
const warm = { name: 'Warm', languages: ['en'] }
const budget = { kind: 'ideal', description: 'Has a budget' }
const again = [
  { kind: 'service', payload: audit, equivalent: { name: 'PRICING-AUDIT', pricing_unit: 'monthly' }, path: '/services' },
  { kind: 'voice', payload: warm, equivalent: { name: 'warm', languages: ['de'] }, path: '/voice_profiles' },
  { kind: 'fit_criterion', payload: budget, equivalent: { kind: 'acceptable', description: 'has a budget.' }, path: '/fit_criteria' },
] as const // biome-ignore format: one proposal a line

test('a proposal becomes a draft with its facts and its generation, and is told', async () => {
  const { api, catalog_generation_id, propose } = await start()
  await propose('service', audit)
  const [draft, ...more] = await listed(api)
  assert.deepEqual(draft, {
    object: 'resource_draft',
    id: draft.id,
    kind: 'service',
    status: 'proposed',
    payload: audit,
    created_at: '2026-01-15T09:30:00.000Z',
    catalog_generation_id,
    fact_ids: [3],
  })
  assert.deepEqual(more, [])
  const [told] = await listRecorded(api)
  assert.deepEqual(
    [told?.type, told?.operation, told?.data],
    ['resource_draft.created', 'generateCatalog', draft],
  )
})

for (const { kind, payload, equivalent, path } of again)
  test(`an equivalent of a ${kind} that is proposed, dismissed, accepted or live is not proposed again`, async () => {
    const { api, propose } = await start()
    const first = await propose(kind, payload)
    const isSkipped = async () => {
      const events = await listRecorded(api)
      assert.equal(await propose(kind, equivalent), undefined)
      assert.equal((await listed(api)).length, 1)
      assert.deepEqual(await listRecorded(api), events)
    }
    await isSkipped()
    await api.post(`/resource_drafts/${first!.id}/dismiss`)
    await isSkipped()
    const { resource_id } = (await api.post(`/resource_drafts/${first!.id}/accept`)).body
    await api.patch(`/voice_profiles/${resource_id}`, { agents: [] })
    await api.post(`${path}/${resource_id}/archive`)
    await isSkipped()

    const fresh = await start()
    const { body: live } = await fresh.api.post(path, payload)
    assert.equal(await fresh.propose(kind, equivalent), undefined)
    await fresh.api.post(`${path}/${live.id}/archive`)
    assert.ok(await fresh.propose(kind, equivalent), 'an archived row of the owner’s own may be proposed')
  })

test('what another kind or another organization has keeps nothing from being proposed', async () => {
  const { api, propose } = await start()
  const stranger = await start()
  await stranger.propose('voice', warm)
  await propose('service', { ...audit, name: 'Warm' })
  await propose('voice', warm)
  assert.equal((await listed(api)).length, 2)
})

test('equal proposals at the same moment become one draft', async () => {
  const { api, propose } = await start()
  await Promise.all(Array.from({ length: 8 }, () => propose('service', audit)))
  assert.equal((await listed(api)).length, 1)
})

test('a payload that is no create body of its kind is never proposed', async () => {
  const { api, propose } = await start()
  await assert.rejects(propose('service', { name: 'x' }), {
    code: 'parameter_missing',
    param: 'payload.pricing_unit',
  })
  assert.deepEqual(await listed(api), [])
})
