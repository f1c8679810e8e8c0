import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedService, startService } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { startProvider } from '../../../testing/provider.ts'

const { database } = await sharedService()
const provider = await startProvider('small', [['workshops', 'seminars']])
const service = await startService({ database }, { embedder: () => provider.embedder })
after(() => service.app.close())

const text = 'Workshops take place in Hamburg.'

test('while the provider of embeddings is away a source fails for now and changes nothing; read again it is there', async () => {
  const api = await newOrganization(service)
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', text })).body
  await runJobs(api)
  const path = `/knowledge_sources/${id}`
  provider.away = true
  await api.patch(path, { text: 'Workshops take place online.' })
  await api.post(`${path}/ingest`)
  await runJobs(api)
  const { status, error } = (await api.get(path)).body
  assert.deepEqual([status, error.code, error.lasting], ['failed', 'embedder_away', false])
  const facts = async () =>
    (await api.get(`/knowledge_facts?source_id=${id}&supported=true`)).body.data.map(
      (fact: { text: string }) => fact.text,
    )
  assert.deepEqual(await facts(), [text])
  provider.away = false
  await api.post(`${path}/ingest`)
  await runJobs(api)
  assert.equal((await api.get(path)).body.status, 'ready')
  assert.deepEqual(await facts(), ['Workshops take place online.'])
})

test('while the provider of embeddings is away questions are answered by words alone', async () => {
  const api = await newOrganization(service)
  await api.post('/knowledge_sources', { kind: 'text', text })
  await runJobs(api)
  const finds = async (query: string) =>
    (await api.post('/knowledge/search', { query })).body.data.map((found: { text: string }) => found.text)
  provider.away = true
  assert.deepEqual(await finds('Where do the workshops take place?'), [text])
  assert.deepEqual(await finds('Which city hosts your seminars?'), [])
  provider.away = false
  provider.clock.now = new Date(provider.clock.now.getTime() + 60_000)
  assert.deepEqual(await finds('Which city hosts your seminars?'), [text])
})
