import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newGap, newSource } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const earlier = '2026-01-10T08:00:00.000Z'
const lastCheck = { checked_at: earlier, trigger: 'owner', answerable: true, answer: 'No.', reachable: [] }
const resolved = (resolution_basis: 'declared' | 'verified') => ({
  status: 'resolved',
  resolution_basis,
  resolved_at: new Date(earlier),
})

async function organizationWithAgent() {
  const api = await newOrganization()
  return { api, agent: await newAgent(api, { slug: 'desk' }) }
}

test("a gap is resolved on the owner's word, with or without a body", async () => {
  const { api, agent } = await organizationWithAgent()
  for (const sent of [undefined, {}, { basis: 'declared' }]) {
    const id = await newGap(api, { agent_id: agent.id })
    const { body: before } = await api.get(`/knowledge_gaps/${id}`)
    const { status, body } = await api.post(`/knowledge_gaps/${id}/resolution`, sent)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...before, status: 'resolved', resolution_basis: 'declared', resolved_at: now })
    assert.deepEqual((await api.get(`/knowledge_gaps/${id}`)).body, body)
    const step = (await listRecorded(api, 'knowledge_gap')).at(-1)
    assert.deepEqual([step?.type, step?.before, step?.data], ['knowledge_gap.resolved', before, body])
  }
})

test('resolving again on the same basis changes nothing; another basis is a new resolution', async () => {
  const { api, agent } = await organizationWithAgent()
  const declared = await newGap(api, { agent_id: agent.id, ...resolved('declared') })
  const again = await api.post(`/knowledge_gaps/${declared}/resolution`)
  assert.deepEqual([again.status, again.body.resolved_at], [200, earlier])
  assert.deepEqual(await listRecorded(api, 'knowledge_gap'), [])
  const verified = await newGap(api, { agent_id: agent.id, ...resolved('verified') })
  const { body } = await api.post(`/knowledge_gaps/${verified}/resolution`)
  assert.deepEqual([body.resolution_basis, body.resolved_at], ['declared', now])
})

test('resolved by many at once, a gap is resolved once', async () => {
  const { api, agent } = await organizationWithAgent()
  const id = await newGap(api, { agent_id: agent.id })
  await Promise.all(Array.from({ length: 6 }, () => api.post(`/knowledge_gaps/${id}/resolution`)))
  assert.equal((await listRecorded(api, 'knowledge_gap')).length, 1)
})

test('an unknown basis or field is refused by name, and resolves nothing', async () => {
  const { api, agent } = await organizationWithAgent()
  const id = await newGap(api, { agent_id: agent.id })
  for (const basis of ['hearsay', null, 1]) {
    const { status, body } = await api.post(`/knowledge_gaps/${id}/resolution`, { basis })
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'basis'])
  }
  const more = await api.post(`/knowledge_gaps/${id}/resolution`, { note: 'asked twice' })
  assert.deepEqual([more.status, more.body.error.code], [422, 'parameter_unknown'])
  assert.equal((await api.get(`/knowledge_gaps/${id}`)).body.status, 'open')
})

test('§4.8 a resolved gap is reopened; its source and its latest check stay', async () => {
  const { api, agent } = await organizationWithAgent()
  const knowledge_source_id = await newSource(api)
  for (const basis of ['declared', 'verified'] as const) {
    const tried = { knowledge_source_id, last_check: lastCheck }
    const id = await newGap(api, { agent_id: agent.id, ...resolved(basis), ...tried })
    const { body: before } = await api.get(`/knowledge_gaps/${id}`)
    const { status, body } = await api.delete(`/knowledge_gaps/${id}/resolution`)
    const { resolved_at, ...rest } = before
    assert.equal(status, 200)
    assert.deepEqual(body, { ...rest, status: 'open', resolution_basis: null })
    assert.deepEqual((await api.get(`/knowledge_gaps/${id}`)).body, body)
    const step = (await listRecorded(api, 'knowledge_gap')).at(-1)
    assert.deepEqual([step?.type, step?.before, step?.data], ['knowledge_gap.reopened', before, body])
  }
})

test('§4.8 reopening an open gap changes nothing', async () => {
  const { api, agent } = await organizationWithAgent()
  const id = await newGap(api, { agent_id: agent.id, last_check: lastCheck })
  const { body: before } = await api.get(`/knowledge_gaps/${id}`)
  const { status, body } = await api.delete(`/knowledge_gaps/${id}/resolution`)
  assert.deepEqual([status, body], [200, before])
  assert.deepEqual(await listRecorded(api, 'knowledge_gap'), [])
})

test('an archived gap can be neither resolved nor reopened, and stays as it was', async () => {
  const { api, agent } = await organizationWithAgent()
  const resolution = { resolution_basis: 'verified', resolved_at: new Date(earlier) }
  for (const fields of [{}, resolution]) {
    const id = await newGap(api, { agent_id: agent.id, ...fields, status: 'archived' })
    const before = await api.get(`/knowledge_gaps/${id}`)
    const resolve = await api.post(`/knowledge_gaps/${id}/resolution`)
    assert.deepEqual([resolve.status, resolve.body.error.code], [422, 'resource_archived'])
    const reopen = await api.delete(`/knowledge_gaps/${id}/resolution`)
    assert.deepEqual([reopen.status, reopen.body.error.code], [409, 'not_revertible'])
    assert.equal((await api.get(`/knowledge_gaps/${id}`)).text, before.text)
  }
  assert.deepEqual(await listRecorded(api, 'knowledge_gap'), [])
})

test('a dry run shows the reopened gap and keeps it resolved', async () => {
  const { api, agent } = await organizationWithAgent()
  const path = `/knowledge_gaps/${await newGap(api, { agent_id: agent.id, ...resolved('declared') })}`
  assert.equal((await api.delete(`${path}/resolution?dry_run=true`)).body.status, 'open')
  assert.equal((await api.get(path)).body.status, 'resolved')
  assert.deepEqual(await listRecorded(api, 'knowledge_gap'), [])
})
