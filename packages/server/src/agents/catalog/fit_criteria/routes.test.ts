import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitKinds } from '@foyer/contract'
import { archiveAgent, newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'
import { listRecorded } from '../../../testing/events.ts'

const decisive = { kind: 'ideal', description: 'Has a decision maker in the room' }

test('§2.5 a fit criterion carries its fields; weight is always there, guidance when it has a value', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/fit_criteria', decisive)
  assert.equal(status, 201)
  const { id, ...rest } = body
  assert.equal(Object.keys(body)[0], 'object')
  assert.deepEqual(rest, {
    object: 'fit_criterion',
    ...decisive,
    agents: [],
    created_at: '2026-01-15T09:30:00.000Z',
    weight: null,
    archived: false,
  })
  assert.deepEqual((await api.get(`/fit_criteria/${id}`)).body, body)
})

test('§2.5 takes the four kinds and the weights 1, 2, 3 and null', async () => {
  const api = await newOrganization()
  for (const kind of fitKinds)
    for (const weight of [1, 2, 3, null]) {
      const { status, body } = await api.post('/fit_criteria', { ...decisive, kind, weight })
      assert.deepEqual([status, body.kind, body.weight], [201, kind, weight])
    }
})

test('a create without what it needs, or with a wrong value, names the field and keeps nothing', async () => {
  const api = await newOrganization()
  const cases: [object, string, string][] = [
    [{ kind: 'ideal' }, 'parameter_missing', 'description'],
    [{ description: 'x' }, 'parameter_missing', 'kind'],
    [{ ...decisive, archived: true }, 'parameter_unknown', 'archived'],
    [{ ...decisive, kind: 'perfect' }, 'parameter_invalid', 'kind'],
    [{ ...decisive, description: '' }, 'parameter_invalid', 'description'],
    [{ ...decisive, weight: 0 }, 'parameter_invalid', 'weight'],
    [{ ...decisive, weight: 4 }, 'parameter_invalid', 'weight'],
    [{ ...decisive, weight: 1.5 }, 'parameter_invalid', 'weight'],
    [{ ...decisive, weight: '2' }, 'parameter_invalid', 'weight'],
    [{ ...decisive, agents: 'one' }, 'parameter_invalid', 'agents'],
    [{ ...decisive, agents: ['nobody'] }, 'parameter_invalid', 'agents.0'],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.post('/fit_criteria', body)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
  }
  assert.deepEqual((await api.get('/fit_criteria?include_archived=true')).body.data, [])
  assert.deepEqual(await listRecorded(api), [])
})

test('§2.5 without agents on create, all current agents judge by the criterion', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'one' })
  await archiveAgent(api, await newAgent(api, { slug: 'gone' }))
  await newAgent(api, { slug: 'two' })
  assert.deepEqual((await api.post('/fit_criteria', decisive)).body.agents, ['one', 'two'])
  assert.deepEqual((await api.post('/fit_criteria', { ...decisive, agents: [] })).body.agents, [])
  const named = await api.post('/fit_criteria', { ...decisive, agents: ['two'] })
  assert.deepEqual(named.body.agents, ['two'])
  const later = await newAgent(api, { slug: 'later' })
  assert.ok(!(await api.get(`/fit_criteria/${named.body.id}`)).body.agents.includes(later.slug))
})

test('§4.5 updates description, guidance and agents, and changes only what is named', async () => {
  const api = await newOrganization()
  for (const slug of ['one', 'two']) await newAgent(api, { slug })
  const { body: created } = await api.post('/fit_criteria', { ...decisive, guidance: 'Ask.', weight: 2 })
  const edit = { description: 'Decides alone', guidance: 'A named budget owner counts.', agents: ['two'] }
  const { status, body } = await api.patch(`/fit_criteria/${created.id}`, edit)
  assert.equal(status, 200)
  assert.deepEqual(body, { ...created, ...edit })
  assert.deepEqual((await api.get(`/fit_criteria/${created.id}`)).body, body)
})

test('§4.5 kind and weight are editable too; null clears guidance and weight', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/fit_criteria', { ...decisive, guidance: 'Ask.', weight: 2 })
  const path = `/fit_criteria/${created.id}`
  const edited = await api.patch(path, { kind: 'dealbreaker', weight: 3 })
  assert.deepEqual(edited.body, { ...created, kind: 'dealbreaker', weight: 3 })
  const { guidance, ...rest } = edited.body
  const cleared = await api.patch(path, { guidance: null, weight: null })
  assert.deepEqual(cleared.body, { ...rest, weight: null })
})

test('§4.5 a refused edit names the field and keeps nothing', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'one' })
  await archiveAgent(api, await newAgent(api, { slug: 'gone' }))
  const { body: created } = await api.post('/fit_criteria', { ...decisive, agents: ['one'] })
  const before = (await listRecorded(api)).length
  const cases: [object, string, string][] = [
    [{ description: null }, 'parameter_invalid', 'description'],
    [{ description: 'x', agents: ['one', 'nobody'] }, 'parameter_invalid', 'agents.1'],
    [{ description: 'x', agents: ['gone'] }, 'resource_archived', 'agents.0'],
    [{ agents: ['one', 'one'] }, 'parameter_invalid', 'agents'],
    [{ description: 'x', weight: 7 }, 'parameter_invalid', 'weight'],
    [{ descripton: 'x' }, 'parameter_unknown', 'descripton'],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.patch(`/fit_criteria/${created.id}`, body)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
  }
  assert.deepEqual((await api.get(`/fit_criteria/${created.id}`)).body, created)
  assert.equal((await listRecorded(api)).length, before)
})

test('§4.5 of two sets of agents written at the same moment one stands, whole', async () => {
  const api = await newOrganization()
  for (const slug of ['one', 'two']) await newAgent(api, { slug })
  for (let round = 0; round < 5; round++) {
    const { body } = await api.post('/fit_criteria', { ...decisive, agents: [] })
    const path = `/fit_criteria/${body.id}`
    await Promise.all(['one', 'two'].map((slug) => api.patch(path, { agents: [slug] })))
    assert.equal((await api.get(path)).body.agents.length, 1)
  }
})

test('an edit that changes nothing leaves no event, agents in another order included', async () => {
  const api = await newOrganization()
  for (const slug of ['one', 'two']) await newAgent(api, { slug })
  const { body: created } = await api.post('/fit_criteria', decisive)
  const before = (await listRecorded(api)).length
  const same = { ...decisive, guidance: null, weight: null, agents: ['two', 'one'] }
  assert.deepEqual((await api.patch(`/fit_criteria/${created.id}`, same)).body, created)
  assert.equal((await listRecorded(api)).length, before)
  await api.patch(`/fit_criteria/${created.id}`, { weight: 1 })
  const [last] = (await listRecorded(api)).slice(-1)
  assert.deepEqual([last?.type, last?.operation], ['fit_criterion.updated', 'updateFitCriterion'])
  assert.deepEqual([last?.before, last?.after], [created, { ...created, weight: 1 }])
})

test('archive hides it from lists and closes it to edits, restore brings it back, both repeat harmlessly', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'one' })
  const { body: created } = await api.post('/fit_criteria', decisive)
  const path = `/fit_criteria/${created.id}`
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.post(`${path}/archive`)).body, { ...created, archived: true })
  assert.deepEqual((await api.get('/fit_criteria')).body.data, [])
  assert.equal((await api.get('/fit_criteria?include_archived=true')).body.data.length, 1)
  const edit = await api.patch(path, { description: 'Other' })
  assert.deepEqual([edit.status, edit.body.error.code], [422, 'resource_archived'])
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete(`${path}/archive`)).body, created)
  assert.deepEqual((await api.get('/fit_criteria')).body.data, [created])
  const types = (await listRecorded(api)).map(({ type }) => type).filter((type) => type.startsWith('fit_'))
  assert.deepEqual(types, ['fit_criterion.created', 'fit_criterion.archived', 'fit_criterion.restored'])
})
