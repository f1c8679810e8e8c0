import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'

const prices = `# Prices

| Service | Price |
|---|---|
| Website audit | 900 EUR |
| Brand workshop | 2,400 EUR |
`

async function withPrices(): Promise<Api> {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  await api.post('/knowledge_sources', { kind: 'text', title: 'Prices', text: prices })
  await runJobs(api)
  return api
}

test('a generation proposes what the sources say, and completes', async () => {
  const api = await withPrices()
  const started = await api.post('/catalog_generations')
  assert.deepEqual([started.status, started.body.status], [202, 'queued'])
  await runJobs(api)
  const { body } = await api.get(`/catalog_generations/${started.body.id}`)
  assert.deepEqual([body.status, body.progress.stage], ['completed', 'done'])
  const { body: drafts } = await api.get(`/resource_drafts?catalog_generation_id=${body.id}`)
  assert.deepEqual(
    drafts.data
      .filter(({ kind }: { kind: string }) => kind === 'service')
      .map(({ payload }: { payload: { name: string } }) => payload.name),
    ['Brand workshop', 'Website audit'],
  )
})
