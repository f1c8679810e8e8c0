import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { away, newDisturbedOrganization } from '../../testing/disturbed.ts'

const facts = [
  'Parking for customers is in the courtyard.',
  'The newsletter for customers comes out in spring.',
  'Our workshops take two days.',
]
const query = 'Is there parking for customers?'

async function knowing(api: Api) {
  const ids: number[] = []
  for (const text of facts) ids.push((await api.post('/knowledge_facts', { text })).body.id)
  return ids
}

const found = async (api: Api, body: object) => {
  const answer = await api.post('/knowledge/search', body)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

test('a search finds what is about the words, best first, with its source, a score and a band', async () => {
  const api = await newOrganization()
  const [id] = await knowing(api)
  const { object, data, has_more, ...more } = await found(api, { query })
  const { body: fact } = await api.get(`/knowledge_facts/${id}`)
  const { score, band, ...first } = data[0]
  assert.deepEqual([object, has_more, more], ['list', false, {}])
  assert.deepEqual(first, {
    object: 'knowledge_search_result',
    kind: 'fact',
    id,
    text: facts[0],
    source_id: fact.source_id,
    source_title: fact.source_title,
    trail: [],
  })
  assert.ok(score > 0 && score <= 1, String(score))
  assert.ok(['close', 'near', 'far'].includes(band))
  const scores = data.map((each: { score: number }) => each.score)
  assert.deepEqual(
    scores,
    scores.toSorted((a: number, b: number) => b - a),
  )
})

test('with an agent only what it may use is found, and it is judged whether it could answer', async () => {
  const api = await newOrganization()
  const [id] = await knowing(api)
  await newAgent(api, { slug: 'desk' })
  const asked = { query, agent: 'desk' }
  const { judgement } = await found(api, asked)
  const { probability, answer, ...rest } = judgement
  assert.deepEqual(rest, { answerable: true, fact_ids: [id] })
  assert.ok(probability > 0 && probability <= 1)
  assert.match(answer, /courtyard/)
  await api.post(`/knowledge_facts/${id}/exclusion`, { agent: 'desk' })
  const without = await found(api, asked)
  assert.ok(!without.data.some((each: { id: number }) => each.id === id))
  const { answerable, reason } = without.judgement
  assert.equal(answerable, false)
  assert.ok(['no_match', 'weak_match'].includes(reason), reason)
  assert.equal((await found(api, { query })).data[0].id, id)
})

test('as many are found as were asked for, and it is told whether there are more', async () => {
  const api = await newOrganization()
  await knowing(api)
  const one = await found(api, { query: 'customers', limit: 1 })
  assert.deepEqual([one.data.length, one.has_more], [1, true])
  const all = await found(api, { query: 'customers', limit: 50 })
  assert.deepEqual([all.data.length >= 2, all.has_more], [true, false])
  assert.deepEqual((await found(api, { query: 'customers', kinds: ['passage'] })).data, [])
})

test('another organization’s knowledge is not found', async () => {
  const [api, other] = [await newOrganization(), await newOrganization()]
  await knowing(other)
  assert.deepEqual((await found(api, { query })).data, [])
})

test('while judging is out of order, a search is answered with 503 and when to come back', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  await newAgent(api, { slug: 'desk' })
  disturbance.before = away
  const { status, body, headers } = await api.post('/knowledge/search', { query, agent: 'desk' })
  assert.deepEqual([status, body.error.code, headers['retry-after']], [503, 'internal', '5'])
})

test('a search without words, with too large a limit, or for an unknown or archived agent is refused by name', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  await archiveAgent(api, agent)
  const refused: [object, string, string][] = [
    [{}, 'parameter_missing', 'query'],
    [{ query: ' ' }, 'parameter_invalid', 'query'],
    [{ query, limit: 51 }, 'parameter_invalid', 'limit'],
    [{ query, kinds: ['page'] }, 'parameter_invalid', 'kinds.0'],
    [{ query, agent: 'nobody' }, 'parameter_invalid', 'agent'],
    [{ query, agent: 'desk' }, 'resource_archived', 'agent'],
  ]
  for (const [body, code, param] of refused) {
    const { error } = (await api.post('/knowledge/search', body)).body
    assert.deepEqual([error?.code, error?.param], [code, param])
  }
})
