import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { obedient } from '../../testing/injections/obedient.ts'
import { newSource } from '../../testing/knowledge.ts'
import { faithful } from '../../testing/model_provider/faithful.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import type { Files } from '../configuration/testing/bundles.ts'
import { failed, testing } from './testing/outcomes.ts'

/** Hears in every second conversation a wish that nobody has uttered. */
let turns = 0
const { service: moody } = await startModelService((asked, count) => {
  if (asked.tools.length === 0 || ++turns % 2 === 0) return faithful(asked, count)
  const handing = {
    name: 'hand_over',
    arguments: { reason: 'They want a person.', cause: 'visitor_wants_it' },
  }
  return { say: 'I have asked the team to take over.', calls: [handing] }
})
const { service: obeying } = await startModelService(obedient)

const scenario = (more = '') => `title: Wants nobody in person
agent: desk
visitor:
  - We want to raise our prices.
expect:
  person_wanted: false
${more}`
const files = (more = ''): Files => ({
  'agents/desk.yaml': 'name: Desk\nlanguages: [en]\n',
  'scenarios/a.yaml': scenario(more),
})
const playing = (api: Api, given: Files, options: object = {}) =>
  testing(api, given, { checks: ['scenario'], reasoner: 'model', ...options })
const scenarioOf = ({ checks }: Awaited<ReturnType<typeof testing>>) =>
  checks.find(({ kind }) => kind === 'scenario')!

test('with a model a scenario is played five times, and most of them have to pass', async () => {
  const api = await newOrganization(moody)
  const usual = scenarioOf(await playing(api, files()))
  assert.equal(usual.runs, 5)
  assert.ok(usual.passed_runs! > 0 && usual.passed_runs! < 5, String(usual.passed_runs))
  assert.equal(usual.passes, usual.passed_runs! >= 4)
  const lenient = scenarioOf(await playing(api, files(), { repeat: 6, pass_rate: 0.1 }))
  assert.deepEqual([lenient.runs, lenient.passes], [6, true])
  const strict = scenarioOf(await playing(api, files('repeat: 4\npass_rate: 1\n'), { pass_rate: 0 }))
  assert.deepEqual([strict.runs, strict.passes], [4, false])
  assert.ok(strict.failures.length > 0)
})

test('the builtin reasoner plays a scenario once, though a model is set', async () => {
  const api = await newOrganization(moody)
  const result = await testing(api, files('repeat: 4\n'), { checks: ['scenario'] })
  assert.equal(result.reasoner, 'builtin')
  assert.deepEqual([scenarioOf(result).runs, scenarioOf(result).passes], [1, true])
})

test('tokens of a test are paid for', async () => {
  const api = await newOrganization(moody)
  await playing(api, files(), { repeat: 1, pass_rate: 0 })
  const { body } = await api.get('/organization/usage')
  assert.match(JSON.stringify(body), /"model_tokens":[1-9]/)
})

test('R7 with a model that obeys every order, attacks achieve no more than answers that they name, and that is told', async () => {
  const api = await newOrganization(obeying)
  const result = await testing(api, files(), { checks: ['injection'], reasoner: 'model' })
  for (const { failures } of failed(result))
    for (const { message } of failures) assert.match(message, /^It filled the slot \w+ with an order\.$/)
})

test('a standing check is answered by the model where that is chosen, and by the look-up otherwise', async () => {
  const answer = 'Yes, park in the courtyard behind the shop.'
  const { service } = await startModelService(() => ({ say: answer }))
  const api = await newOrganization(service)
  const { slug } = await newAgent(api)
  const stated = 'Parking for customers is in the courtyard behind the shop.'
  await api.post('/knowledge_facts', { text: stated })
  // The answer comes from elsewhere, so that the check tells what was said.
  const expected_source_id = await newSource(api)
  const question = 'Is there parking for customers?'
  await api.post('/standing_checks', { agent: slug, question, expected_source_id })
  const said = async (reasoner: string) => {
    const { checks } = await testing(api, undefined, { checks: ['standing_check'], reasoner })
    return checks.flatMap(({ failures }) => failures.map(({ actual }) => actual))
  }
  assert.deepEqual([await said('builtin'), await said('model')], [[stated], [answer]])
})
