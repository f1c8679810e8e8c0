import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact, newGap } from '../../testing/knowledge.ts'

const hours = { kind: 'text', text: 'We are open from 9 to 17.' }

const usableBy = async (api: Api, agent: string) =>
  (await api.get(`/knowledge_facts?agent=${agent}`)).body.data.map(({ id }: { id: number }) => id)

test('a source is open to all agents unless it names some; an agent uses no fact of a source closed to it', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  await newAgent(api, { slug: 'sales' })
  const { body: source } = await api.post('/knowledge_sources', { ...hours, agents: ['desk'] })
  assert.deepEqual(source.agents, ['desk'])
  const path = `/knowledge_sources/${source.id}`
  const fact = await newFact(api, { source_id: source.id })
  const open = await newFact(api)
  const steps: [string[] | null, number[], number[]][] = [
    [['desk'], [open, fact], [open]],
    [
      ['sales', 'desk'],
      [open, fact],
      [open, fact],
    ],
    [[], [open], [open]],
    [null, [open, fact], [open, fact]],
  ]
  for (const [agents, desk, sales] of steps) {
    const { body } = await api.patch(path, { agents })
    assert.deepEqual(body.agents && new Set(body.agents), agents && new Set(agents))
    assert.deepEqual([await usableBy(api, 'desk'), await usableBy(api, 'sales')], [desk, sales])
  }
  assert.deepEqual((await api.get(`/knowledge_facts/${fact}`)).body.archived, false)
  await newAgent(api, { slug: 'late' })
  assert.deepEqual(await usableBy(api, 'late'), [open, fact])
})

test('an archived agent is not given a source anew, and may keep the one it has', async () => {
  const api = await newOrganization()
  const desk = await newAgent(api, { slug: 'desk' })
  const { body: source } = await api.post('/knowledge_sources', { ...hours, agents: ['desk'] })
  await archiveAgent(api, desk)
  const anew = await api.post('/knowledge_sources', { ...hours, agents: ['desk'] })
  const { code, param } = anew.body.error
  assert.deepEqual([anew.status, code, param], [422, 'resource_archived', 'agents.0'])
  await newAgent(api, { slug: 'sales' })
  const kept = await api.patch(`/knowledge_sources/${source.id}`, { agents: ['desk', 'sales'] })
  assert.deepEqual(kept.body.agents, ['desk', 'sales'])
})

test('a copied agent may use the restricted sources of its original, and only those', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  await newAgent(api, { slug: 'sales' })
  const theirs = await api.post('/knowledge_sources', { ...hours, agents: ['desk'] })
  const others = await api.post('/knowledge_sources', { ...hours, agents: ['sales'] })
  const fact = await newFact(api, { source_id: theirs.body.id })
  await newFact(api, { source_id: others.body.id })
  await api.post('/agents/desk/duplicate', { slug: 'copy' })
  assert.deepEqual((await api.get(`/knowledge_sources/${theirs.body.id}`)).body.agents, ['desk', 'copy'])
  assert.deepEqual(await usableBy(api, 'copy'), [fact])
})

test('§2.8 a source made for a gap is shown by the gap in the same step, and of several the latest', async () => {
  const api = await newOrganization()
  const gap = await newGap(api, { agent_id: (await newAgent(api)).id })
  const { body: before } = await api.get(`/knowledge_gaps/${gap}`)
  for (const times of [1, 2]) {
    const { body: source } = await api.post('/knowledge_sources', { ...hours, knowledge_gap_id: gap })
    assert.equal(source.knowledge_gap_id, gap)
    const { body: after } = await api.get(`/knowledge_gaps/${gap}`)
    assert.deepEqual(after, { ...before, knowledge_source_id: source.id })
    const steps = await listRecorded(api, 'knowledge_gap')
    assert.equal(steps.length, times)
    assert.deepEqual([steps.at(-1)?.type, steps.at(-1)?.after], ['knowledge_gap.updated', after])
  }
})

test('a source is made for a gap of the same organization that is not archived, and otherwise not at all', async () => {
  const api = await newOrganization()
  const other = await newOrganization()
  const foreign = await newGap(other, { agent_id: (await newAgent(other)).id })
  const archived = await newGap(api, { agent_id: (await newAgent(api)).id, status: 'archived' })
  const unknown = await api.post('/knowledge_sources', { ...hours, knowledge_gap_id: 9007199254740991 })
  assert.deepEqual([unknown.status, unknown.body.error.code], [422, 'parameter_invalid'])
  const elsewhere = await api.post('/knowledge_sources', { ...hours, knowledge_gap_id: foreign })
  assert.equal(elsewhere.text, unknown.text)
  const put = await api.post('/knowledge_sources', { ...hours, knowledge_gap_id: archived })
  const { code, param } = put.body.error
  assert.deepEqual([put.status, code, param], [422, 'resource_archived', 'knowledge_gap_id'])
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [])
  assert.deepEqual(await listRecorded(api, 'knowledge_gap'), [])
})
