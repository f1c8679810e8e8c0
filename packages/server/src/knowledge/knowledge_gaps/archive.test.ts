import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newGap } from '../../testing/knowledge.ts'

const resolution = {
  status: 'resolved',
  resolution_basis: 'verified',
  resolved_at: new Date('2026-01-10T08:00:00.000Z'),
}

async function organizationWithAgent() {
  const api = await newOrganization()
  return { api, agent_id: (await newAgent(api)).id }
}

test('archiving a gap keeps what it was resolved on, restoring returns its status, both repeat harmlessly', async () => {
  const { api, agent_id } = await organizationWithAgent()
  for (const fields of [{}, resolution]) {
    const path = `/knowledge_gaps/${await newGap(api, { agent_id, ...fields })}`
    const { body: before } = await api.get(path)
    for (let times = 0; times < 2; times++) {
      const { status, body } = await api.post(`${path}/archive`)
      assert.deepEqual([status, body], [200, { ...before, status: 'archived' }])
    }
    for (let times = 0; times < 2; times++) {
      const { status, body } = await api.delete(`${path}/archive`)
      assert.deepEqual([status, body], [200, before])
    }
    const [archived, restored, ...more] = (await listRecorded(api, 'knowledge_gap')).splice(-2)
    assert.deepEqual([archived?.type, restored?.type], ['knowledge_gap.archived', 'knowledge_gap.restored'])
    assert.deepEqual([restored?.after, more], [before, []])
  }
  assert.equal((await listRecorded(api, 'knowledge_gap')).length, 4)
})

test('§4.8 a gap is not reopened while another one for its question is open, in either direction and over several', async () => {
  const { api, agent_id } = await organizationWithAgent()
  const first = await newGap(api, { agent_id, ...resolution })
  const second = await newGap(api, { agent_id, ...resolution, resurfaced_from_id: first })
  const third = await newGap(api, { agent_id, resurfaced_from_id: second })
  const stranger = await newGap(api, { agent_id, ...resolution })
  for (const id of [first, second]) {
    const { status, body } = await api.delete(`/knowledge_gaps/${id}/resolution`)
    assert.deepEqual([status, body.error.code], [409, 'not_revertible'])
    assert.match(body.error.message, new RegExp(`Gap ${third} is open for the same question`))
  }
  assert.equal((await api.delete(`/knowledge_gaps/${stranger}/resolution`)).body.status, 'open')
  await api.post(`/knowledge_gaps/${third}/resolution`)
  assert.equal((await api.delete(`/knowledge_gaps/${first}/resolution`)).body.status, 'open')
  const last = await api.delete(`/knowledge_gaps/${third}/resolution`)
  assert.match(last.body.error.message, new RegExp(`Gap ${first} is open`))
  assert.equal((await api.delete(`/knowledge_gaps/${first}/resolution`)).status, 200)
})

test('a gap is not restored open beside another open one for its question; resolved it is', async () => {
  const { api, agent_id } = await organizationWithAgent()
  const first = await newGap(api, { agent_id, ...resolution })
  const second = await newGap(api, { agent_id, resurfaced_from_id: first })
  await api.post(`/knowledge_gaps/${first}/archive`)
  assert.equal((await api.delete(`/knowledge_gaps/${first}/archive`)).body.status, 'resolved')
  await api.post(`/knowledge_gaps/${second}/archive`)
  assert.equal((await api.delete(`/knowledge_gaps/${first}/resolution`)).body.status, 'open')
  const { status, body } = await api.delete(`/knowledge_gaps/${second}/archive`)
  assert.deepEqual([status, body.error.code], [409, 'not_revertible'])
  assert.equal((await api.get(`/knowledge_gaps/${second}`)).body.status, 'archived')
})

test('two gaps of one question reopened at once: one opens', async () => {
  const { api, agent_id } = await organizationWithAgent()
  for (let times = 0; times < 5; times++) {
    const first = await newGap(api, { agent_id, ...resolution })
    const second = await newGap(api, { agent_id, ...resolution, resurfaced_from_id: first })
    const answers = await Promise.all(
      [first, second].map((id) => api.delete(`/knowledge_gaps/${id}/resolution`)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  }
})
