import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'

test('§4.6 a fact is switched off and back on for one agent at a time, and repeating changes nothing', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'zoe' })
  await newAgent(api, { slug: 'abe' })
  const path = `/knowledge_facts/${await newFact(api)}`
  const { body: fact } = await api.get(path)
  const steps: ['post' | 'delete', string, string[]][] = [
    ['delete', 'abe', []],
    ['post', 'abe', ['abe']],
    ['post', 'abe', ['abe']],
    ['post', 'zoe', ['zoe', 'abe']],
    ['delete', 'abe', ['zoe']],
    ['delete', 'abe', ['zoe']],
  ]
  for (const [method, agent, excluded_agents] of steps) {
    const { status, body } = await api[method](`${path}/exclusion`, { agent })
    assert.deepEqual([status, body], [200, { ...fact, excluded_agents }])
    assert.deepEqual((await api.get(path)).body, body)
  }
  assert.deepEqual(
    (await listRecorded(api, 'knowledge_fact')).map(({ type }) => type),
    ['knowledge_fact.excluded', 'knowledge_fact.excluded', 'knowledge_fact.included'],
  )
  const last = (await listRecorded(api, 'knowledge_fact')).at(-1)
  assert.deepEqual([last?.before?.excluded_agents, last?.after?.excluded_agents], [['zoe', 'abe'], ['zoe']])
})

test('§4.6 the body names the agent; without it, or with more, nothing is switched', async () => {
  const api = await newOrganization()
  const path = `/knowledge_facts/${await newFact(api)}/exclusion`
  for (const method of ['post', 'delete'] as const) {
    const none = await api[method](path)
    assert.deepEqual(
      [none.status, none.body.error.code, none.body.error.param],
      [422, 'parameter_missing', 'agent'],
    )
    const wrong = await api[method](path, { agent: 7 })
    assert.deepEqual([wrong.body.error.code, wrong.body.error.param], ['parameter_invalid', 'agent'])
    const more = await api[method](path, { agent: 'desk', agents: [] })
    assert.deepEqual([more.body.error.code, more.body.error.param], ['parameter_unknown', 'agents'])
  }
})

test('an exclusion refuses an unknown and a foreign agent in the same words, both ways', async () => {
  const api = await newOrganization()
  await newAgent(await newOrganization(), { slug: 'elsewhere' })
  const path = `/knowledge_facts/${await newFact(api)}/exclusion`
  for (const method of ['post', 'delete'] as const) {
    const unknown = await api[method](path, { agent: 'nobody' })
    const { code, param } = unknown.body.error
    assert.deepEqual([unknown.status, code, param], [422, 'parameter_invalid', 'agent'])
    assert.equal((await api[method](path, { agent: 'elsewhere' })).text, unknown.text)
  }
})

test('nothing is switched off for an archived agent or on an archived fact', async () => {
  const api = await newOrganization()
  const desk = await newAgent(api)
  const archived = await newFact(api, { archived: true })
  const fact = await newFact(api)
  const onArchived = await api.post(`/knowledge_facts/${archived}/exclusion`, { agent: desk.slug })
  assert.deepEqual([onArchived.status, onArchived.body.error.code], [422, 'resource_archived'])
  await archiveAgent(api, desk)
  const forArchived = await api.post(`/knowledge_facts/${fact}/exclusion`, { agent: desk.slug })
  const { code, param } = forArchived.body.error
  assert.deepEqual([forArchived.status, code, param], [422, 'resource_archived', 'agent'])
  for (const id of [archived, fact])
    assert.deepEqual((await api.get(`/knowledge_facts/${id}`)).body.excluded_agents, [])
})

test('§3 an exclusion is lifted for an archived agent and on an archived fact too', async () => {
  const api = await newOrganization()
  const desk = await newAgent(api)
  const sales = await newAgent(api)
  const id = await newFact(api)
  const path = `/knowledge_facts/${id}/exclusion`
  for (const agent of [desk, sales]) await api.post(path, { agent: agent.slug })
  await archiveAgent(api, desk)
  const forArchived = await api.delete(path, { agent: desk.slug })
  assert.deepEqual([forArchived.status, forArchived.body.excluded_agents], [200, [sales.slug]])
  await api.post(`/knowledge_facts/${id}/archive`)
  const onArchived = await api.delete(path, { agent: sales.slug })
  assert.deepEqual([onArchived.status, onArchived.body.excluded_agents], [200, []])
})

test('exclusions of one fact for many agents at once are all kept, and lifted, each recorded on top of the one before', async () => {
  const api = await newOrganization()
  const agents: string[] = []
  for (let count = 0; count < 6; count++) agents.push((await newAgent(api)).slug)
  const path = `/knowledge_facts/${await newFact(api)}`
  const { body: fact } = await api.get(path)
  await Promise.all(agents.map((agent) => api.post(`${path}/exclusion`, { agent })))
  assert.deepEqual((await api.get(path)).body, { ...fact, excluded_agents: agents })
  await Promise.all(agents.map((agent) => api.delete(`${path}/exclusion`, { agent })))
  const { body: last } = await api.get(path)
  assert.deepEqual(last, { ...fact, excluded_agents: [] })
  const steps = await listRecorded(api, 'knowledge_fact')
  assert.deepEqual(
    steps.map(({ before }) => before),
    [fact, ...steps.slice(0, -1).map(({ after }) => after)],
  )
  assert.deepEqual(steps.at(-1)?.after, last)
})
