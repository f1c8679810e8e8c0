import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'

const statement = 'We are the best.'
const organization = { suppression_scope: 'organization' }

/** The scopes of facts, in their order; undefined where a fact is live. */
async function scopes(api: Api, ids: number[]) {
  const facts = await Promise.all(ids.map((id) => api.get(`/knowledge_facts/${id}`)))
  for (const { body } of facts) assert.equal(body.archived, 'suppression_scope' in body)
  return facts.map(({ body }) => body.suppression_scope)
}

const steps = async (api: Api) =>
  (await listRecorded(api, 'knowledge_fact')).map(({ type, data }) => [type.split('.')[1], data.id])

test('a fact is archived for its source alone, by default; both ways repeat harmlessly', async () => {
  const api = await newOrganization()
  const [id, equal] = [await newFact(api, { text: statement }), await newFact(api, { text: statement })]
  const { body: before } = await api.get(`/knowledge_facts/${id}`)
  for (const sent of [undefined, {}, { suppression_scope: 'source' }]) {
    const { status, body } = await api.post(`/knowledge_facts/${id}/archive`, sent)
    assert.deepEqual([status, body], [200, { ...before, archived: true, suppression_scope: 'source' }])
  }
  assert.deepEqual(await scopes(api, [id, equal]), ['source', undefined])
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete(`/knowledge_facts/${id}/archive`)).body, before)
  assert.deepEqual(await steps(api), [
    ['archived', id],
    ['restored', id],
  ])
})

test('for the organization, equal statements of every source are archived and restored together, each with its event', async () => {
  const api = await newOrganization()
  const id = await newFact(api, { text: statement })
  const equal = await newFact(api, { text: 'we are  the BEST' })
  const own: number = (await api.post('/knowledge_facts', { text: '“We are the best!”' })).body.id
  const before = await newFact(api, { text: statement, archived: true })
  const other = await newFact(api, { text: 'We are the beast.' })
  const elsewhere = await newOrganization()
  const foreign = await newFact(elsewhere, { text: statement })
  const all = [id, equal, own, before, other]
  const begun = (await steps(api)).length
  for (let times = 0; times < 2; times++) await api.post(`/knowledge_facts/${equal}/archive`, organization)
  assert.deepEqual(await scopes(api, all), [...Array(4).fill('organization'), undefined])
  assert.deepEqual(await scopes(elsewhere, [foreign]), [undefined])
  await api.delete(`/knowledge_facts/${own}/archive`)
  assert.deepEqual(await scopes(api, all), Array(5).fill(undefined))
  assert.deepEqual((await steps(api)).slice(begun), [
    ...[id, equal, own, before].map((each) => ['archived', each]),
    ...[id, equal, own, before].map((each) => ['restored', each]),
  ])
})

test('archiving again with another scope changes it; without one it stays', async () => {
  const api = await newOrganization()
  const [id, equal] = [await newFact(api, { text: statement }), await newFact(api, { text: statement })]
  const ask: [object | undefined, (string | undefined)[]][] = [
    [undefined, ['source', undefined]],
    [organization, ['organization', 'organization']],
    [undefined, ['organization', 'organization']],
    [{ suppression_scope: 'source' }, ['source', undefined]],
  ]
  for (const [sent, expected] of ask) {
    await api.post(`/knowledge_facts/${id}/archive`, sent)
    assert.deepEqual(await scopes(api, [id, equal]), expected)
  }
})

test('what is archived for the organization is not stated anew, by POST or by rewording, until it is restored', async () => {
  const api = await newOrganization()
  const id = await newFact(api, { text: statement })
  const { body: own } = await api.post('/knowledge_facts', { text: 'We are good.' })
  await api.post(`/knowledge_facts/${id}/archive`, organization)
  const anew = { text: 'We are the best' }
  const answers = [
    await api.post('/knowledge_facts', anew),
    await api.patch(`/knowledge_facts/${own.id}`, anew),
  ]
  for (const { status, body } of answers) {
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'resource_archived', 'text'])
    assert.match(body.error.message, new RegExp(`Restore fact ${id}`))
  }
  await api.post(`/knowledge_facts/${id}/archive`, { suppression_scope: 'source' })
  assert.equal((await api.post('/knowledge_facts', anew)).status, 201)
})

test('a reworded fact is found by what it states now', async () => {
  const api = await newOrganization()
  const { body: own } = await api.post('/knowledge_facts', { text: statement })
  await api.patch(`/knowledge_facts/${own.id}`, { text: 'We are good.' })
  const [former, present] = [
    await newFact(api, { text: statement }),
    await newFact(api, { text: 'We are good.' }),
  ]
  await api.post(`/knowledge_facts/${former}/archive`, organization)
  assert.deepEqual(await scopes(api, [own.id]), [undefined])
  await api.post(`/knowledge_facts/${present}/archive`, organization)
  assert.deepEqual(await scopes(api, [own.id]), ['organization'])
})

test('a statement that is archived and stated at once ends archived everywhere, every time', async () => {
  const api = await newOrganization()
  for (let round = 0; round < 10; round++) {
    const text = `We are number ${round}.`
    const id = await newFact(api, { text })
    const state = () => api.post('/knowledge_facts', { text })
    const archive = () => api.post(`/knowledge_facts/${id}/archive`, organization)
    const answers = await Promise.all([state(), state(), archive(), state(), state(), state()])
    assert.ok(answers.every(({ status }) => [200, 201, 422].includes(status)))
    assert.deepEqual((await api.get('/knowledge_facts')).body.data, [])
  }
})

test('an unknown scope is refused, and a long statement is archived like any other', async () => {
  const api = await newOrganization()
  const text = 'Long words. '.repeat(800).trim()
  const [id, equal] = [await newFact(api, { text }), await newFact(api, { text })]
  const { status, body } = await api.post(`/knowledge_facts/${id}/archive`, { suppression_scope: 'world' })
  assert.deepEqual(
    [status, body.error.code, body.error.param],
    [422, 'parameter_invalid', 'suppression_scope'],
  )
  assert.deepEqual(await scopes(api, [id, equal]), [undefined, undefined])
  await api.post(`/knowledge_facts/${id}/archive`, organization)
  assert.deepEqual(await scopes(api, [id, equal]), ['organization', 'organization'])
})

test('a fact that is archived while it is switched off is recorded step by step, each on top of the one before', async () => {
  const api = await newOrganization()
  const agents: string[] = []
  for (let count = 0; count < 5; count++) agents.push((await newAgent(api)).slug)
  const id = await newFact(api, { text: statement })
  const { body: fact } = await api.get(`/knowledge_facts/${id}`)
  await Promise.all([
    ...agents.map((agent) => api.post(`/knowledge_facts/${id}/exclusion`, { agent })),
    api.post(`/knowledge_facts/${id}/archive`, organization),
    ...agents.map((agent) => api.delete(`/knowledge_facts/${id}/exclusion`, { agent })),
    api.delete(`/knowledge_facts/${id}/archive`),
  ])
  const recorded = await listRecorded(api, 'knowledge_fact')
  assert.deepEqual(
    recorded.map(({ before }) => before),
    [fact, ...recorded.slice(0, -1).map(({ after }) => after)],
  )
})
