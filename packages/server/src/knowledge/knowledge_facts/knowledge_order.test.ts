import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knowledgeLock, namesLock, organizationLock, rowLock } from '../../platform/db/locks.ts'
import { updateRow } from '../../platform/db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { type ApiResponse, newOrganization } from '../../testing/api.ts'
import { newDraft } from '../../testing/drafts.ts'
import { newFact, newGap, newSource } from '../../testing/knowledge.ts'
import { untilItWaits } from '../../testing/waiting.ts'

test('whoever changes the knowledge takes its turn first: none holds what another needs and waits for it', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  const [source, fact] = [await newSource(api, { kind: 'text' }), await newFact(api)]
  const gap = await newGap(api, { agent_id: agent.id })
  const service = (await api.post('/services', { name: 'Audit', pricing_unit: 'fixed' })).body.id
  const draft = await newDraft(api, { kind: 'service', payload: { name: 'Sprint', pricing_unit: 'fixed' } })
  const servicePath = `/services/${service}`
  const [sourcePath, factPath] = [`/knowledge_sources/${source}`, `/knowledge_facts/${fact}`]
  const text = { kind: 'text', text: 'We like tea.', knowledge_gap_id: gap }
  const writes: (() => Promise<ApiResponse>)[] = [
    () => api.post('/knowledge_facts', { text: 'We like coffee.' }),
    () => api.patch(factPath, { tier: 'universal' }),
    () => api.post(`${factPath}/exclusion`, { agent: 'desk' }),
    () => api.delete(`${factPath}/exclusion`, { agent: 'desk' }),
    () => api.post(`${factPath}/archive`),
    () => api.delete(`${factPath}/archive`),
    () => api.post('/knowledge_sources', text),
    () => api.patch(sourcePath, { title: 'Tea' }),
    () => api.post(`${sourcePath}/archive`),
    () => api.delete(`${sourcePath}/archive`),
    () => api.post('/services', { name: 'Audit', pricing_unit: 'fixed' }),
    () => api.patch(servicePath, { name: 'Review' }),
    () => api.post(`${servicePath}/archive`),
    () => api.delete(`${servicePath}/archive`),
    () => api.post(`/resource_drafts/${draft}/accept`),
    () => api.patch('/organization', { profile: { phone: '0800 111' } }),
    () => api.delete(sourcePath),
  ]
  for (const write of writes) {
    const [answer] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
      db.hold(knowledgeLock)
      await db.query((sql) => sql`select 1`)
      const writing = write()
      await untilItWaits(api.service, writing)
      db.hold(rowLock('knowledge_sources', source), rowLock('resource_drafts', draft))
      db.hold(namesLock('services'), rowLock('services', service), rowLock('knowledge_gaps', gap))
      db.hold(organizationLock)
      await db.query((sql) => sql`select 1`)
      return [writing]
    })
    const { status, text } = await answer!
    assert.ok(status < 300, `${write} ${text}`)
  }
})

test('an edit of a fact waits for a change that is under way, and is judged by what that left', async () => {
  const api = await newOrganization()
  const fact = await newFact(api)
  const [edit] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(knowledgeLock)
    await db.query((sql) => sql`select 1`)
    const editing = api.patch(`/knowledge_facts/${fact}`, { tier: 'universal' })
    await untilItWaits(api.service, editing)
    updateRow(db, 'knowledge_facts', fact, { archived: true, suppression_scope: 'source' })
    return [editing]
  })
  const { status, body } = await edit!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
})
