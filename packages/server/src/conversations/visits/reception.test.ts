import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations, visits } from '@foyer/contract'
import { newOrganization } from '../../testing/api.ts'
import { holding, newVisitor, publicAgent, stranger } from './testing/visitors.ts'

test('the nearest language of the agent is spoken, its first one otherwise', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api, { languages: ['en', 'de'] })
  const localeOf = async (locale?: string) =>
    (await newVisitor(api, agent, { body: locale ? { locale } : {} })).visit.locale
  assert.equal(await localeOf('de-AT'), 'de')
  assert.equal(await localeOf('fr'), 'en')
  assert.equal(await localeOf(), 'en')
})

test('who receives is shown as the identity says, and by the name of the agent without one', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const shown = async () => (await stranger(api).get(`/agents/${agent.public_id}`)).body
  const appearance = { position: 'right', starter_questions: [], ai_notice: false }
  assert.deepEqual(await shown(), {
    object: 'visited_agent',
    name: 'Front desk',
    languages: ['en'],
    appearance,
  })
  const identity = { display_name: 'Mara', role: 'Reception', disclosure: 'I am a program.' }
  const { id } = (await api.post('/identities', { ...identity, bio: 'Kept inside', agents: [agent.slug] }))
    .body
  const { display_name: name, ...rest } = identity
  assert.deepEqual(await shown(), { object: 'visited_agent', name, ...rest, languages: ['en'], appearance })
  const { visit } = await newVisitor(api, agent)
  assert.deepEqual(visit.agent, await shown())
  await api.patch(`/identities/${id}`, { display_name: 'Nora' })
  const later = (await holding(api, visit.token).get('/conversation')).body
  assert.equal(later.agent.name, 'Mara', 'whoever began the conversation goes on with it')
})

test('a paused organization receives nobody, and says so in the words of /v1', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const visitor = await newVisitor(api, agent)
  await api.post('/organization/pause')
  const started = await stranger(api).post(`/agents/${agent.public_id}/conversations`, {})
  const said = await visitor.say('Hello')
  assert.deepEqual(
    [started.body.error.code, said.body.error.code],
    ['organization_paused', 'organization_paused'],
  )
  assert.equal((await visitor.get('/conversation')).status, 200)
})

test('an archived agent receives nobody new, exactly as if it had never been; who is talking to it goes on', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const visitor = await newVisitor(api, agent)
  await api.post(`/agents/${agent.slug}/archive`)
  for (const public_id of [agent.public_id, 'ag_unknown', 'nonsense', '%00', 'ag_%F0%9F%98%80']) {
    const shown = await stranger(api).get(`/agents/${public_id}`)
    const started = await stranger(api).post(`/agents/${public_id}/conversations`, {})
    for (const answer of [shown, started])
      assert.deepEqual(
        [answer.status, answer.body.error.code, answer.body.error.message],
        [404, 'resource_missing', 'There is no agent at this address.'],
        public_id,
      )
  }
  assert.equal((await visitor.say('We want a new website.')).status, 201)
})

test('nothing of a visit is in the OpenAPI document, nor in the list that the SDK is made of', async () => {
  assert.deepEqual(
    Object.keys(visits).filter((id) => id in operations),
    [],
  )
  const { app } = (await newOrganization()).service
  const { paths, components } = (await app.inject({ url: '/openapi.json' })).json()
  const published = JSON.stringify([Object.keys(components.schemas), Object.values(paths)])
  assert.ok(published.includes('"operationId":"startConversation"'))
  for (const { id, path } of Object.values(visits)) {
    assert.ok(!published.includes(`"operationId":"${id}"`), id)
    assert.ok(!Object.keys(paths).includes(`/visit${path}`), path)
  }
  assert.doesNotMatch(published, /"visit(_\w+)?"/)
})

test('a path that is not there is missing, and one that knows another method says which', async () => {
  const visitor = await newVisitor(await newOrganization())
  assert.equal((await visitor.get('/elsewhere')).body.error.code, 'resource_missing')
  const wrong = await visitor.post('/conversation', {})
  assert.deepEqual([wrong.status, wrong.headers.allow], [405, 'GET, HEAD'])
})
