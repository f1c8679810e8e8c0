import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newFact } from '../../testing/knowledge.ts'

const path = '/knowledge_facts/batch_update'

test('several facts are reviewed, pinned, excluded and archived at once, each with its own event', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const fact_ids = [
    await newFact(api, { text: 'We open at 9.' }),
    await newFact(api, { text: 'We close at 17.' }),
  ]

  const { status, body } = await api.post(path, {
    fact_ids,
    reviewed: true,
    tier: 'universal',
    exclude_agents: [slug],
  })
  assert.equal(status, 200)
  assert.deepEqual(
    body.data.map((fact: Record<string, unknown>) => [
      fact.id,
      fact.reviewed,
      fact.tier,
      fact.tier_pinned,
      fact.excluded_agents,
    ]),
    fact_ids.map((id) => [id, true, 'universal', true, [slug]]),
  )
  const events = (await api.get('/events?type=knowledge_fact.excluded')).body.data
  assert.deepEqual(events.map((event: { data: { id: number } }) => event.data.id).toSorted(), fact_ids)

  const back = (await api.post(path, { fact_ids, include_agents: [slug], archived: true })).body.data
  assert.deepEqual(
    back.map((fact: Record<string, unknown>) => [
      fact.excluded_agents,
      fact.archived,
      fact.suppression_scope,
    ]),
    fact_ids.map(() => [[], true, 'source']),
  )
  const restored = (await api.post(path, { fact_ids, archived: false, reviewed: false })).body.data
  assert.deepEqual(
    restored.map((fact: Record<string, unknown>) => [fact.archived, fact.reviewed]),
    fact_ids.map(() => [false, false]),
  )
})

test('a fact that is unknown or archived is named by its place, and none of them changes', async () => {
  const api = await newOrganization()
  const live = await newFact(api, { text: 'We open at 9.' })
  const archived = await newFact(api, { text: 'We close at 17.', archived: true })
  const foreign = await newFact(await newOrganization())
  for (const [wrong, code] of [
    [foreign, 'parameter_invalid'],
    [archived, 'resource_archived'],
  ] as const) {
    const { status, body } = await api.post(path, { fact_ids: [live, wrong], reviewed: true })
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, 'fact_ids.1'])
  }
  assert.equal((await api.get(`/knowledge_facts/${live}`)).body.reviewed, false)
})
