import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newFact, newSource } from '../../testing/knowledge.ts'

test('the totals count what is in use, and nothing of archived sources', async () => {
  const api = await newOrganization()
  const source_id = await newSource(api, { status: 'ready', passages_count: 7 })
  await newSource(api, { status: 'failed' })
  await newSource(api, { status: 'ingesting' })
  const archived = await newSource(api, { archived: true, passages_count: 5 })
  await newFact(api, { source_id, text: 'One.', reviewed: true })
  await newFact(api, { source_id, text: 'Two.' })
  await newFact(api, { source_id, text: 'Three.', supported: false })
  await newFact(api, { source_id, text: 'Four.', archived: true })
  await newFact(api, { source_id: archived, text: 'Five.' })
  assert.deepEqual((await api.get('/knowledge/summary')).body, {
    object: 'knowledge_summary',
    sources: { total: 3, reading: 1, failed: 1 },
    passages: 7,
    facts: { total: 2, unreviewed: 1, unsupported: 1 },
  })
})
