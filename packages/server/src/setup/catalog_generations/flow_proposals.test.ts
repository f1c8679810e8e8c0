import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newGeneration } from '../../testing/drafts.ts'
import { generate, newReader } from '../../testing/generations.ts'

interface Edit {
  operation: string
  id: number
  body: object
}

/** As a client accepts them: by the operations of the flow. */
async function accept(api: Api, { agent, edits }: { agent: string; edits: Edit[] }) {
  const flow = `/agents/${agent}/flow`
  for (const { operation, id, body } of edits) {
    const answer = await (operation === 'createSlot'
      ? api.post(`${flow}/states/${id}/slots`, body)
      : api.patch(`${flow}/slots/${id}`, body))
    assert.ok(answer.status < 300, answer.text)
  }
}

test('proposed slots are edits that the operations of the flow accept; then they are applied', async () => {
  const { api } = await newReader()
  const { id, flow_proposals, counts } = await generate(api, { kinds: ['service', 'slot'] })
  assert.ok(flow_proposals.length > 0)
  assert.equal(counts.proposed, 2 + flow_proposals.length)
  for (const { agent, status, summary, edits } of flow_proposals) {
    assert.deepEqual([agent, status], ['desk', 'open'])
    assert.ok(summary.length > 0)
    const tried = await api.post('/agents/desk/flow/compile', { edits })
    assert.equal(tried.body.valid, true)
  }
  await accept(api, flow_proposals[0])
  const { body } = await api.get(`/catalog_generations/${id}`)
  assert.equal(body.flow_proposals[0].status, 'applied')
  const again = await generate(api, { kinds: ['slot'] })
  assert.deepEqual(again.flow_proposals, [])
})

/** A generation that has proposed this for the flow. */
async function proposed(edit: (phase: { id: number }) => Edit) {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  const { body: phase } = await api.post('/agents/desk/flow/states', {
    title: 'Facts',
    tools: ['capture_slots'],
  })
  const id = await newGeneration(api)
  const { system } = api.service.database
  const proposals = [{ agent: 'desk', summary: 'Asks.', edits: [edit(phase)], fact_ids: [3] }]
  await system`update catalog_generations set flow_proposals = ${system.json(proposals as never)}
    where organization_id = ${api.organization.id} and id = ${id}`
  const shown = async () => (await api.get(`/catalog_generations/${id}`)).body.flow_proposals
  return { api, agent, phase, shown }
}

test('a proposal that no longer compiles is marked, with the reason', async () => {
  const { api, phase, shown } = await proposed(({ id }) => ({
    operation: 'createSlot',
    id,
    body: { key: 'shoe_size', data_type: 'string' },
  }))
  const [open] = await shown()
  assert.deepEqual([open.status, open.problem, open.fact_ids], ['open', undefined, [3]])
  await api.post(`/agents/desk/flow/states/${phase.id}/archive`)
  const [outdated] = await shown()
  assert.equal(outdated.status, 'outdated')
  assert.match(outdated.problem, /archived/)
})

test('what was proposed for an agent that is archived is outdated', async () => {
  const { api, agent, shown } = await proposed(({ id }) => ({
    operation: 'createSlot',
    id,
    body: { key: 'shoe_size', data_type: 'string' },
  }))
  await archiveAgent(api, agent)
  const [{ status, problem }] = await shown()
  assert.deepEqual([status, problem], ['outdated', 'The agent is archived.'])
})

test('for an archived agent nothing is proposed', async () => {
  const { api } = await newReader()
  await archiveAgent(api, (await api.get('/agents/desk')).body)
  assert.deepEqual((await generate(api, { kinds: ['service', 'slot'] })).flow_proposals, [])
})
