import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'

test('PATCH edits topic and review of any fact; an edit that changes nothing leaves no event', async () => {
  const api = await newOrganization()
  const path = `/knowledge_facts/${await newFact(api)}`
  const { body: before } = await api.get(path)
  const edit = { topic: 'pricing', reviewed: true }
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.patch(path, edit)).body, { ...before, ...edit })
  const [step, ...more] = await listRecorded(api, 'knowledge_fact')
  assert.deepEqual(more, [])
  assert.deepEqual(
    [step?.type, step?.before, step?.after],
    ['knowledge_fact.updated', before, { ...before, ...edit }],
  )
})

test('naming the tier pins it, also when it is the one it has; tier_pinned says otherwise', async () => {
  const api = await newOrganization()
  const steps: [object, string, boolean][] = [
    [{ topic: 'people' }, 'situational', false],
    [{ tier: 'situational' }, 'situational', true],
    [{ tier: 'universal' }, 'universal', true],
    [{ tier_pinned: false }, 'universal', false],
    [{ tier_pinned: true }, 'universal', true],
    [{ tier: 'situational', tier_pinned: false }, 'situational', false],
  ]
  const own: number = (await api.post('/knowledge_facts', { text: 'We are closed.' })).body.id
  for (const id of [await newFact(api), own])
    for (const [edit, tier, tier_pinned] of steps) {
      const { body } = await api.patch(`/knowledge_facts/${id}`, edit)
      assert.deepEqual([body.tier, body.tier_pinned], [tier, tier_pinned], JSON.stringify(edit))
    }
})

test('what ingestion judged stays known while the owner’s tier stands over it', async () => {
  const api = await newOrganization()
  const id = await newFact(api, { digested_tier: 'situational' })
  await api.patch(`/knowledge_facts/${id}`, { tier: 'universal' })
  const [row] = await api.service.database.tenant(api.organization.id).query(
    (sql) => sql`select tier, digested_tier from knowledge_facts
        where organization_id = ${api.organization.id} and id = ${id}`,
  )
  assert.deepEqual({ ...row }, { tier: 'universal', digested_tier: 'situational' })
})

test("an owner's fact is reworded; what a source states is archived and replaced instead", async () => {
  const api = await newOrganization()
  const { body: own } = await api.post('/knowledge_facts', { text: 'We are closed.' })
  const reworded = await api.patch(`/knowledge_facts/${own.id}`, { text: 'We are open.' })
  assert.deepEqual(reworded.body, { ...own, text: 'We are open.' })
  const { body: digested } = await api.get(`/knowledge_facts/${await newFact(api)}`)
  const { status, body } = await api.patch(`/knowledge_facts/${digested.id}`, { text: 'We are open.' })
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'text'])
  assert.match(body.error.message, /Correct it with/)
  const same = await api.patch(`/knowledge_facts/${digested.id}`, { text: digested.text, reviewed: true })
  assert.deepEqual([same.status, same.body], [200, { ...digested, reviewed: true }])
})

test('a refused edit names the field and keeps nothing; an archived fact is not edited', async () => {
  const api = await newOrganization()
  const path = `/knowledge_facts/${await newFact(api)}`
  const before = await api.get(path)
  const refusals: [object, string, string][] = [
    [{ topic: 'weather' }, 'parameter_invalid', 'topic'],
    [{ tier: null }, 'parameter_invalid', 'tier'],
    [{ tier_pinned: 1 }, 'parameter_invalid', 'tier_pinned'],
    [{ reviewed: null }, 'parameter_invalid', 'reviewed'],
    [{ text: '' }, 'parameter_invalid', 'text'],
    [{ supported: false }, 'parameter_unknown', 'supported'],
    [{ source_id: 1 }, 'parameter_unknown', 'source_id'],
  ]
  for (const [sent, code, param] of refusals) {
    const { status, body } = await api.patch(path, { ...sent })
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, param])
  }
  assert.equal((await api.get(path)).text, before.text)
  await api.post(`${path}/archive`)
  const archived = await api.patch(path, { reviewed: true })
  assert.deepEqual([archived.status, archived.body.error.code], [422, 'resource_archived'])
})

test('the owner’s facts are in the language that they are written in, also when they are reworded', async () => {
  const api = await newOrganization()
  const languageOf = async (id: number) => {
    const [row] = await api.service.database.tenant(api.organization.id).query<{ language: string }>(
      (sql) => sql`select language from knowledge_facts
        where organization_id = ${api.organization.id} and id = ${id}`,
    )
    return row?.language
  }
  const german = 'Über Weihnachten ist niemand im Büro, danach sind wir wieder für Sie da.'
  const { id } = (await api.post('/knowledge_facts', { text: german })).body
  assert.equal(await languageOf(id), 'de')
  await api.patch(`/knowledge_facts/${id}`, { text: 'Over Christmas, nobody is in the office.' })
  assert.equal(await languageOf(id), 'en')
})
