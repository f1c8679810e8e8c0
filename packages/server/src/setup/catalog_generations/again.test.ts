import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftsOf, generate, newReader, priceList } from '../../testing/generations.ts'
import { runJobs } from '../../testing/jobs.ts'

const services = { kinds: ['service'] }

test('running it again proposes nothing twice', async () => {
  const { api } = await newReader()
  const first = await generate(api)
  const second = await generate(api)
  assert.ok(first.counts.proposed >= 2)
  assert.equal(second.counts.proposed, 0)
  assert.equal(second.counts.known, first.counts.proposed)
  assert.deepEqual(second.flow_proposals, [])
})

test('nothing that was accepted, dismissed or edited is proposed again', async () => {
  const { api } = await newReader()
  const { id } = await generate(api, services)
  const [audit, workshop] = await draftsOf(api, id)
  await api.patch(`/resource_drafts/${audit!.id}`, { payload: { name: 'Site check', pricing_unit: 'fixed' } })
  await api.patch(`/resource_drafts/${audit!.id}`, { payload: { name: 'Look over', pricing_unit: 'fixed' } })
  await api.post(`/resource_drafts/${audit!.id}/accept`)
  await api.post(`/resource_drafts/${workshop!.id}/dismiss`)
  assert.deepEqual((await generate(api, services)).counts, {
    proposed: 0,
    known: 2,
    refused: 0,
    dismissed: 0,
  })
})

test('what the owner has added by hand is not proposed, in whatever spelling', async () => {
  const { api } = await newReader()
  await api.post('/services', { name: 'Website-Audit', pricing_unit: 'from' })
  const { id, counts } = await generate(api, services)
  assert.deepEqual(counts, { proposed: 1, known: 1, refused: 0, dismissed: 0 })
  assert.deepEqual(
    (await draftsOf(api, id)).map(({ payload }) => payload.name),
    ['Brand workshop'],
  )
})

test('what is new on the site since is proposed', async () => {
  const { api, source_id } = await newReader()
  await generate(api, services)
  await api.patch(`/knowledge_sources/${source_id}`, { text: `${priceList}| Photo shooting | 500 EUR |\n` })
  await api.post(`/knowledge_sources/${source_id}/ingest`)
  await runJobs(api)
  const { id } = await generate(api, services)
  assert.deepEqual(
    (await draftsOf(api, id)).map(({ payload }) => payload.name),
    ['Photo shooting'],
  )
})

test('where the sources say something else than a row, that is shown and no second row proposed', async () => {
  const { api } = await newReader()
  const { body: stored } = await api.post('/services', {
    name: 'Website audit',
    pricing_unit: 'fixed',
    price_min: 80_000,
    currency: 'EUR',
  })
  const { body: gone } = await api.post('/services', {
    name: 'Brand workshop',
    pricing_unit: 'fixed',
    price_min: 1,
    currency: 'EUR',
  })
  await api.post(`/services/${gone.id}/archive`)
  const { contradictions, counts } = await generate(api, services)
  assert.equal(counts.known, 1)
  assert.deepEqual(
    contradictions.map(({ fact_ids, ...rest }: { fact_ids: number[] }) => rest),
    [
      {
        number: 1,
        kind: 'service',
        resource_id: stored.id,
        field: 'price_min',
        stored: 80_000,
        stated: 90_000,
        dismissed: false,
      },
    ],
  )
  assert.ok(contradictions[0].fact_ids.length > 0)
  assert.deepEqual((await api.get(`/services/${stored.id}`)).body, stored, 'nothing is changed')
  const { contradictions: none } = await generate(api, { kinds: ['voice'] })
  assert.deepEqual(none, [])
})
