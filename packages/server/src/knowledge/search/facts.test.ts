import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'

const text = `# Workshops

## Prices

The pricing workshop costs 4,800 euros. Travel within Germany is included.

## Rooms

The workshop rooms have daylight. Lunch is served in the garden.
`
const query = 'What does the pricing workshop cost?'
const price = 'The pricing workshop costs 4,800 euros.'

async function reading(api: Api): Promise<number> {
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title: 'Offer', text })).body
  await runJobs(api)
  return id
}

interface Result {
  kind: string
  id: number
  text: string
  trail: string[]
  score: number
}

async function factsFound(api: Api, more: object = {}): Promise<Result[]> {
  const answer = await api.post('/knowledge/search', { query, kinds: ['fact'], ...more })
  assert.equal(answer.status, 200, answer.text)
  return answer.body.data
}

const texts = (found: Result[]) => found.map((each) => each.text)

test('a search for facts finds those that passages state, each by itself, the one that matches best first', async () => {
  const api = await newOrganization()
  await reading(api)
  await api.post('/knowledge_facts', { text: 'The newsletter comes out in spring.' })
  const found = await factsFound(api)
  assert.deepEqual([found[0]!.text, found[0]!.trail.at(-1)], [price, 'Workshops'])
  assert.ok(found.every(({ kind }) => kind === 'fact'))
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length)
  const scores = found.map(({ score }) => score)
  assert.deepEqual(
    scores,
    scores.toSorted((one, other) => other - one),
  )
  const { body: fact } = await api.get(`/knowledge_facts/${found[0]!.id}`)
  assert.equal(fact.text, price)
  assert.ok(texts(found).includes('Travel within Germany is included.'))
})

test('as many facts are found as were asked for, and it is told whether there are more', async () => {
  const api = await newOrganization()
  await reading(api)
  const { data, has_more } = (await api.post('/knowledge/search', { query, kinds: ['fact'], limit: 1 })).body
  assert.deepEqual([texts(data), has_more], [[price], true])
})

test('a fact that is archived, no longer stated or excluded for the agent is not found', async () => {
  const api = await newOrganization()
  const source_id = await reading(api)
  await newAgent(api, { slug: 'desk' })
  const [first] = await factsFound(api)
  await api.post(`/knowledge_facts/${first!.id}/exclusion`, { agent: 'desk' })
  assert.ok(!texts(await factsFound(api, { agent: 'desk' })).includes(price))
  assert.equal((await factsFound(api))[0]!.text, price)
  await api.post(`/knowledge_facts/${first!.id}/archive`)
  assert.ok(!texts(await factsFound(api)).includes(price))
  await api.delete(`/knowledge_facts/${first!.id}/archive`)
  await api.patch(`/knowledge_sources/${source_id}`, { text: text.replace(price, '') })
  await api.post(`/knowledge_sources/${source_id}/ingest`)
  await runJobs(api)
  const left = texts(await factsFound(api))
  assert.ok(left.length > 0 && !left.includes(price))
})
