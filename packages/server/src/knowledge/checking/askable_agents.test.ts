import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'

const models = scriptedModels()
const service = await startService({ database: await sharedDatabase() }, models)
after(() => service.app.close())

const question = 'Is there parking for customers?'
const answer = 'Yes, you can park in the courtyard behind the shop.'
const stated = 'Parking for customers is in the courtyard behind the shop.'

async function newShop() {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  return { api, agent }
}

const check = (api: Api, gap: number) => api.post(`/knowledge_gaps/${gap}/check`)

test('the owner’s check puts the question to the model that visitors get, and shows its reply', async () => {
  const { api, agent } = await newShop()
  const { id: fact, source_id } = (await api.post('/knowledge_facts', { text: stated })).body
  assert.ok(fact)
  const gap = await newGap(api, { agent_id: agent.id, question })
  const responder = models.script(api, {
    text: answer,
    request: ({ system, messages }) => {
      assert.match(system, /in the courtyard/)
      assert.match(JSON.stringify(messages), /Is there parking for customers\?/)
    },
  })
  const { last_check } = (await check(api, gap)).body
  responder.finish()
  assert.deepEqual(
    [last_check.answerable, last_check.answer, last_check.source_ids],
    [true, answer, [source_id]],
  )
})

test('a reply that reports a gap, or rests on nothing, is no answer', async () => {
  const { api, agent } = await newShop()
  await api.post('/knowledge_facts', { text: 'We sell bread.' })
  const gap = await newGap(api, { agent_id: agent.id, question })
  models.script(api, {
    text: 'I do not know that.',
    calls: [{ name: 'report_gap', arguments: { question } }],
  })
  const reported = (await check(api, gap)).body.last_check
  assert.deepEqual([reported.answerable, reported.answer], [false, undefined])
  models.script(api, { text: 'Sure, everybody may.' })
  const groundless = (await check(api, gap)).body.last_check
  assert.deepEqual([groundless.answerable, groundless.reason], [false, 'weak_match'])
})

test('a model that does not answer says nothing about the knowledge', async () => {
  const { api, agent } = await newShop()
  const gap = await newGap(api, { agent_id: agent.id, question })
  models.script(api, { failure: { reason: 'unreachable', message: 'The provider does not answer.' } })
  const { last_check } = (await check(api, gap)).body
  assert.deepEqual([last_check.answerable, last_check.error], [false, 'The provider does not answer.'])
})

test('after a change of the knowledge, a model is asked again where something else lies nearest, and only there', async () => {
  const { api, agent } = await newShop()
  for (const place of ['Parking', 'Customers', 'The courtyard', 'Delivery', 'The shop', 'Staff'])
    await api.post('/knowledge_facts', {
      text: `${place}: parking for customers is looked after by ${place}.`,
    })
  await api.post('/standing_checks', { agent: agent.slug, question })
  const first = models.script(api, { text: 'Parking for customers is looked after by Delivery.' })
  await runJobs(api)
  first.finish()
  // No script: a model that is asked now fails.
  await api.post('/knowledge_facts', { text: 'Yesterday it rained in Bremen.' })
  await runJobs(api)
  const second = models.script(api, { text: answer })
  await api.post('/knowledge_facts', { text: stated })
  await runJobs(api)
  second.finish()
  const { data } = (await api.get(`/standing_checks?agent=${agent.slug}`)).body
  assert.deepEqual([data[0].passes, data[0].last_check.answer], [true, answer])
})
