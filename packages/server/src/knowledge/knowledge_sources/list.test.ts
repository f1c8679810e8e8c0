import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newFact, newSource } from '../../testing/knowledge.ts'

const titlesOf = async (api: Api, query: string) =>
  (await api.get(`/knowledge_sources?${query}`)).body.data.map(({ title }: { title: string }) => title)

test('sources are found by title, address and file name, whatever the letters, and by status and kind', async () => {
  const api = await newOrganization()
  await newSource(api, { title: 'Opening hours', kind: 'text', status: 'ready' })
  await newSource(api, { title: 'Prices', url: 'https://example.com/AUDIT', status: 'failed' })
  await newSource(api, { title: 'Terms', kind: 'file', filename: 'audit_100%.pdf', status: 'ready' })
  assert.deepEqual(await titlesOf(api, 'query=hours'), ['Opening hours'])
  assert.deepEqual(await titlesOf(api, 'query=audit'), ['Terms', 'Prices'])
  assert.deepEqual(await titlesOf(api, 'query=100%25'), ['Terms'])
  assert.deepEqual(await titlesOf(api, 'query=1%25p'), [])
  assert.deepEqual(await titlesOf(api, 'status=failed'), ['Prices'])
  assert.deepEqual(await titlesOf(api, 'status=ready&kind=file'), ['Terms'])
})

test('sources are listed by title, by facts or by the latest reading, and paged in that order', async () => {
  const api = await newOrganization()
  const hours = await newSource(api, { title: 'hours', ingested_at: new Date('2026-01-02') })
  await newSource(api, { title: 'Imprint' })
  const terms = await newSource(api, { title: 'Terms', ingested_at: new Date('2026-01-03') })
  await newFact(api, { source_id: hours, text: 'One.' })
  await newFact(api, { source_id: hours, text: 'Two.' })
  await newFact(api, { source_id: terms, text: 'Three.' })
  assert.deepEqual(await titlesOf(api, 'order=newest'), ['Terms', 'Imprint', 'hours'])
  assert.deepEqual(await titlesOf(api, 'order=title'), ['hours', 'Imprint', 'Terms'])
  assert.deepEqual(await titlesOf(api, 'order=facts'), ['hours', 'Terms', 'Imprint'])
  assert.deepEqual(await titlesOf(api, 'order=last_read'), ['Terms', 'hours', 'Imprint'])
  assert.deepEqual(await titlesOf(api, `order=title&starting_after=${hours}`), ['Imprint', 'Terms'])
  assert.deepEqual(await titlesOf(api, `order=facts&ending_before=${terms}`), ['hours'])
  const lost = await api.get(`/knowledge_sources?order=title&ending_before=${terms + 1000}`)
  assert.deepEqual([lost.status, lost.body.error.param], [422, 'ending_before'])
})
