import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newFact } from '../../testing/knowledge.ts'

test('a correction archives what a source states, everywhere, and puts the owner’s words in its place', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const id = await newFact(api, { text: 'A workshop takes two days.', topic: 'method' })
  const elsewhere = await newFact(api, { text: 'A workshop takes two days.' })
  await api.patch(`/knowledge_facts/${id}`, { tier: 'universal' })
  await api.post(`/knowledge_facts/${id}/exclusion`, { agent: slug })

  const { status, body: right } = await api.post(`/knowledge_facts/${id}/correction`, {
    text: 'A workshop takes one day.',
  })

  assert.equal(status, 201)
  assert.deepEqual(
    [right.text, right.origin, right.topic, right.tier, right.tier_pinned, right.reviewed],
    ['A workshop takes one day.', 'owner', 'method', 'universal', true, true],
  )
  assert.deepEqual(right.excluded_agents, [slug])
  for (const wrong of [id, elsewhere]) {
    const { archived, suppression_scope } = (await api.get(`/knowledge_facts/${wrong}`)).body
    assert.deepEqual([archived, suppression_scope], [true, 'organization'])
  }
})

test('what was corrected does not come back when its source is read again', async () => {
  const api = await newOrganization()
  const source = { kind: 'text', text: 'The audit costs 800 euros. The audit takes two weeks.' }
  const { id } = (await api.post('/knowledge_sources', source)).body
  await runJobs(api)
  const facts = (await api.get(`/knowledge_facts?source_id=${id}`)).body.data
  const wrong = facts.find(({ text }: { text: string }) => text.includes('800'))
  await api.post(`/knowledge_facts/${wrong.id}/correction`, { text: 'The audit costs 900 euros.' })

  await api.post(`/knowledge_sources/${id}/ingest`)
  await runJobs(api)

  const { data } = (await api.get('/knowledge_facts?query=audit%20costs')).body
  assert.deepEqual(
    data.map(({ text }: { text: string }) => text),
    ['The audit costs 900 euros.'],
  )
})

test('a correction that says the same, and one of an archived fact, keep nothing', async () => {
  const api = await newOrganization()
  const id = await newFact(api)
  const path = `/knowledge_facts/${id}`
  const same = await api.post(`${path}/correction`, { text: 'A workshop takes two days' })
  assert.deepEqual([same.status, same.body.error.param], [422, 'text'])
  assert.match(same.body.error.message, /Write the correct statement/)
  assert.equal((await api.get(path)).body.archived, false)

  await api.post(`${path}/archive`)
  const gone = await api.post(`${path}/correction`, { text: 'A workshop takes one day.' })
  assert.deepEqual([gone.status, gone.body.error.code], [422, 'resource_archived'])
  assert.deepEqual((await api.get('/knowledge_facts?origin=owner')).body.data, [])
})
