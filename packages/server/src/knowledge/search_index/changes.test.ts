import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, call, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'

/** Every search is asked of two servers: the one that the change went through, and another. */
let another: Promise<TestService> | undefined
function anotherService() {
  another ??= openDatabase(testAddress(), { now: new Date(0), connections: 2 }).then((database) =>
    startService({ database }),
  )
  return another
}
after(async () => {
  const service = await another
  await service?.app.close()
  await service?.database.close()
})

async function finds(api: Api, query: string, agent?: string): Promise<string[]> {
  const body = { query, ...(agent && { agent }) }
  const headers = { authorization: `Bearer ${api.key}` }
  const [here, there] = [
    await api.post('/knowledge/search', body),
    await call((await anotherService()).app, 'POST', '/knowledge/search', body, headers),
  ]
  assert.deepEqual(here.body, there.body)
  return here.body.data.map(({ text }: { text: string }) => text)
}

const question = 'Where do the workshops take place?'
const text = 'Workshops take place in Hamburg.'

async function newText(api: Api, content = text) {
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title: 'Workshops', text: content }))
    .body
  await runJobs(api)
  const [fact] = (await api.get(`/knowledge_facts?source_id=${id}`)).body.data
  return { path: `/knowledge_sources/${id}`, fact: `/knowledge_facts/${fact.id}` }
}

test('what a source states is found once it is applied, not before, and not after the source is archived', async () => {
  const api = await newOrganization()
  assert.deepEqual(await finds(api, question), [])
  const { body } = await api.post('/knowledge_sources', { kind: 'text', title: 'Workshops', text })
  assert.deepEqual(await finds(api, question), [])
  await runJobs(api)
  assert.deepEqual(await finds(api, question), [text])
  const path = `/knowledge_sources/${body.id}/archive`
  await api.post(path)
  assert.deepEqual(await finds(api, question), [])
  await api.delete(path)
  assert.deepEqual(await finds(api, question), [text])
})

test('a source that is read again is found in its new words only', async () => {
  const api = await newOrganization()
  const { path } = await newText(api)
  assert.deepEqual(await finds(api, question), [text])
  const moved = 'Workshops take place in Bremen.'
  await api.patch(path, { text: moved })
  assert.deepEqual(await finds(api, question), [text])
  await api.post(`${path}/ingest`)
  await runJobs(api)
  assert.deepEqual(await finds(api, question), [moved])
})

test('a source that is closed to an agent is not found by it, and by others it is', async () => {
  const api = await newOrganization()
  const [one, another] = [await newAgent(api), await newAgent(api)]
  const { path } = await newText(api)
  await api.patch(path, { agents: [another.slug] })
  assert.deepEqual(await finds(api, question, one.slug), [])
  assert.deepEqual(await finds(api, question, another.slug), [text])
  await api.patch(path, { agents: null })
  assert.deepEqual(await finds(api, question, one.slug), [text])
})

test('a passage whose facts are all archived, or switched off for an agent, is not found any more', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const { fact } = await newText(api)
  await api.post(`${fact}/exclusion`, { agent: slug })
  assert.deepEqual(await finds(api, question, slug), [])
  assert.deepEqual(await finds(api, question), [text])
  await api.delete(`${fact}/exclusion`, { agent: slug })
  assert.deepEqual(await finds(api, question, slug), [text])
  await api.post(`${fact}/archive`)
  assert.deepEqual(await finds(api, question, slug), [])
  await api.delete(`${fact}/archive`)
  assert.deepEqual(await finds(api, question, slug), [text])
})

test("an owner's fact is found by itself from the moment it is stated, in its latest words", async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/knowledge_facts', { text })).body
  assert.deepEqual(await finds(api, question), [text])
  await api.patch(`/knowledge_facts/${id}`, { text: 'Workshops take place online.' })
  assert.deepEqual(await finds(api, question), ['Workshops take place online.'])
  await api.post(`/knowledge_facts/${id}/archive`)
  assert.deepEqual(await finds(api, question), [])
})

test('a dry run changes nothing that is found', async () => {
  const api = await newOrganization()
  const { path } = await newText(api)
  await api.post(`${path}/archive?dry_run=true`)
  await api.post('/knowledge_facts?dry_run=true', { text: 'Workshops take place in Bremen.' })
  assert.deepEqual(await finds(api, question), [text])
})

test('R5 nothing of another organization is found', async () => {
  const [ours, theirs] = [await newOrganization(), await newOrganization()]
  await newText(theirs)
  assert.deepEqual(await finds(ours, question), [])
})
