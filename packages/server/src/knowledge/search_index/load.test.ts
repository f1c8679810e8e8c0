import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evidenceKinds } from '@foyer/contract'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { OrganizationIndex } from './organization_index.ts'

const question = 'Where do the workshops take place?'
const [hamburg, bremen] = ['Workshops take place in Hamburg.', 'Workshops take place in Bremen.']

async function newText(api: Api, text: string) {
  const { body } = await api.post('/knowledge_sources', { kind: 'text', title: 'Workshops', text })
  await runJobs(api)
  return body.id as number
}

async function finds(api: Api): Promise<string[]> {
  const { status, body, text } = await api.post('/knowledge/search', { query: question })
  assert.equal(status, 200, text)
  return body.data.map((found: { text: string }) => found.text).sort()
}

/** Vectors of this source that no index can take, until they are mended. */
async function spoilVectors({ service, organization }: Api, source_id: number) {
  const { system } = service.database
  const whose = system`organization_id = ${organization.id} and source_id = ${source_id}`
  await system`update knowledge_passages set vector = '\\x00' where ${whose}`
  return async () =>
    void (await system`update knowledge_passages set vector = null, embedder = null where ${whose}`)
}

test('a first load that fails leaves nothing: what is retired before the next one is not found', async () => {
  const api = await newOrganization()
  const first = await newText(api, hamburg)
  const mend = await spoilVectors(api, await newText(api, bremen))
  assert.equal((await api.post('/knowledge/search', { query: question })).status, 500)
  const { system } = api.service.database
  await system`update knowledge_passages set live = false
    where organization_id = ${api.organization.id} and source_id = ${first}`
  await mend()
  assert.deepEqual(await finds(api), [bremen])
})

test('a later load that fails leaves the index as it was, and the next one is right', async () => {
  const api = await newOrganization()
  const { database, equipment } = api.service
  const tenant = database.tenant(api.organization.id)
  const index = new OrganizationIndex(equipment.embedder)
  const found = () => {
    const query = { text: question, language: 'en', vector: null, limit: 10 }
    return index.search(query, { agent_id: undefined, kinds: evidenceKinds }).length
  }
  const first = await newText(api, hamburg)
  await index.bringUpToDate(tenant)
  assert.deepEqual([index.index.size, found()], [1, 1])

  await api.post(`/knowledge_sources/${first}/archive`)
  await api.post('/knowledge_facts', { text: 'Workshops take place online.' })
  const mend = await spoilVectors(api, await newText(api, bremen))
  await assert.rejects(index.bringUpToDate(tenant), RangeError)
  assert.deepEqual([index.index.size, found()], [1, 1])

  await mend()
  assert.equal(await index.bringUpToDate(tenant), true)
  assert.deepEqual([index.index.size, found()], [3, 2])
  assert.equal(await index.bringUpToDate(tenant), false)
})

test('more changes than are put in at once are loaded beside the index, and none is missing', async () => {
  const api = await newOrganization()
  const { database, equipment } = api.service
  const { system } = database
  const tenant = database.tenant(api.organization.id)
  const index = new OrganizationIndex(equipment.embedder)
  const { id } = (await api.post('/knowledge_facts', { text: hamburg })).body
  await index.bringUpToDate(tenant)
  await system`insert into knowledge_facts
      (organization_id, source_id, text, statement, origin, topic, tier, reviewed, created_at)
    select organization_id, source_id, 'Room ' || n, 'room ' || n, origin, topic, tier, reviewed, created_at
    from knowledge_facts, generate_series(1, 2100) n where organization_id = ${tenant.organization_id}`
  await api.post(`/knowledge_facts/${id}/archive`)
  assert.equal(await index.bringUpToDate(tenant), true)
  assert.equal(index.index.size, 2100)
})

for (const load of ['first', 'later'])
  test(`a change that is committed between two statements of a ${load} load is wholly out of it, and wholly in the next`, async () => {
    const api = await newOrganization()
    const { system } = api.service.database
    const source_id = await newText(api, hamburg)
    const whose = system`organization_id = ${api.organization.id}`
    await system`update knowledge_passages set live = false where ${whose} and source_id = ${source_id}`
    if (load === 'later') assert.deepEqual(await finds(api), [])
    const { id } = (await api.post('/knowledge_facts', { text: bremen })).body

    // Whoever loads has read the facts when it comes to the passages, and waits there.
    const [searching] = await system.begin(async (sql) => {
      await sql`lock table knowledge_passages in access exclusive mode`
      const searching = api.post('/knowledge/search', { query: question })
      await untilItWaits(api.service, searching)
      await sql`update knowledge_facts set archived = true, suppression_scope = 'organization'
        where ${whose} and id = ${id}`
      await sql`update knowledge_passages set live = true where ${whose} and source_id = ${source_id}`
      return [searching]
    })
    const { body } = await searching
    assert.deepEqual(
      body.data.map((found: { text: string }) => found.text),
      [bremen],
    )
    assert.deepEqual(await finds(api), [hamburg])
  })
