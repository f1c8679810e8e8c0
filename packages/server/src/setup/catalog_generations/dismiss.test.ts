import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newGeneration } from '../../testing/drafts.ts'
import { listRecorded } from '../../testing/events.ts'
import { generate, newReader } from '../../testing/generations.ts'
import { untilItWaits } from '../../testing/waiting.ts'

const contradiction = {
  kind: 'service',
  resource_id: 1,
  field: 'price_min',
  stored: 100,
  stated: 200,
  fact_ids: [],
}

/** A generation that has proposed a slot and found two contradictions. */
async function found() {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  const phase = { title: 'Facts', tools: ['capture_slots'] }
  const { id: state } = (await api.post('/agents/desk/flow/states', phase)).body
  const slot = { key: 'shoe_size', data_type: 'string' }
  const edits = [{ operation: 'createSlot', id: state, body: slot }]
  const id = await newGeneration(api, {
    flow_proposals: [{ agent: 'desk', summary: 'Asks.', edits, fact_ids: [] }],
    contradictions: [contradiction, { ...contradiction, field: 'typical_duration' }],
  })
  const dismiss = (finding: string, number: number) =>
    api.post(`/catalog_generations/${id}/dismiss`, { finding, number })
  return { api, id, dismiss, state, slot }
}

test('a dismissed flow proposal is no longer open, and can still be applied', async () => {
  const { api, id, dismiss, state, slot } = await found()
  const { status, body } = await dismiss('flow_proposal', 1)
  assert.equal(status, 200)
  assert.deepEqual([body.flow_proposals[0].status, body.counts.dismissed], ['dismissed', 1])
  await api.post(`/agents/desk/flow/states/${state}/slots`, slot)
  const [applied] = (await api.get(`/catalog_generations/${id}`)).body.flow_proposals
  assert.equal(applied.status, 'applied')
})

test('of several contradictions the one with this number is dismissed, with an event, and once', async () => {
  const { api, dismiss } = await found()
  const { body } = await dismiss('contradiction', 2)
  assert.deepEqual(
    body.contradictions.map(({ number, dismissed }: { number: number; dismissed: boolean }) => [
      number,
      dismissed,
    ]),
    [
      [1, false],
      [2, true],
    ],
  )
  await dismiss('contradiction', 2)
  const recorded = (await listRecorded(api)).filter(({ type }) => type === 'catalog_generation.dismissed')
  assert.equal(recorded.length, 1)
})

test('two dismissals at the same moment are both kept', async () => {
  const { api, id, dismiss } = await found()
  const tenant = api.service.database.tenant(api.organization.id)
  const second = await tenant.transaction(async (db) => {
    await db.query(
      (sql) => sql`update catalog_generations
        set contradictions = jsonb_set(contradictions, '{0,dismissed}', 'true')
        where organization_id = ${api.organization.id} and id = ${id} returning id`,
    )
    const dismissing = dismiss('contradiction', 2)
    await untilItWaits(api.service, dismissing)
    return { dismissing }
  })
  const { body } = await second.dismissing
  assert.equal(body.counts.dismissed, 2)
})

test('what the generation did not find cannot be dismissed', async () => {
  const { dismiss } = await found()
  const { status, body } = await dismiss('flow_proposal', 2)
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'number'])
})

test('a dismissed contradiction is not reported again', async () => {
  const { api } = await newReader()
  const first = await generate(api, { kinds: ['service'] })
  assert.ok(first.counts.proposed > 0)
  const { data } = (await api.get('/resource_drafts?kind=service')).body
  const priced = data.find(({ payload }: { payload: { price_min?: number } }) => payload.price_min)
  const { resource_id } = (await api.post(`/resource_drafts/${priced.id}/accept`)).body
  await api.patch(`/services/${resource_id}`, { price_min: 1, price_max: null })
  const second = await generate(api, { kinds: ['service'] })
  assert.equal(second.contradictions.length, 1)
  await api.post(`/catalog_generations/${second.id}/dismiss`, { finding: 'contradiction', number: 1 })
  const third = await generate(api, { kinds: ['service'] })
  assert.deepEqual(third.contradictions, [])
})
