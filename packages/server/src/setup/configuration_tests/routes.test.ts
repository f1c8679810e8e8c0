import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newSource } from '../../testing/knowledge.ts'
import { demoOrganization, edited, type Files, pull } from '../configuration/testing/bundles.ts'
import { failed, tally, testing } from './testing/outcomes.ts'

const frontDesk = 'agents/front-desk.yaml'

describe('a test of the demo', () => {
  let api: Api
  let files: Files

  before(async () => {
    api = await demoOrganization()
    // As a server leaves it that has worked for a while.
    await runJobs(api)
    files = await pull(api)
  })

  const red = async (broken: Files) =>
    failed(await testing(api, broken, { checks: ['scenario'], agents: ['front-desk'] }))

  test('is green, sees every phase, slot and exit, and leaves nothing', async () => {
    const recorded = await listRecorded(api)
    const conversations = (await api.get('/conversations?limit=100')).body
    const result = await testing(api, files)
    assert.deepEqual(
      failed(result).map(({ name, failures }) => [name, failures]),
      [],
    )
    assert.equal(result.passes, true)
    assert.deepEqual(tally(result), [
      'files: 1 of 1',
      'flow front-desk: 1 of 1',
      'flow project-desk: 1 of 1',
      'readiness front-desk: 1 of 1',
      'readiness project-desk: 1 of 1',
      'standing_check project-desk: 1 of 1',
      'scenario front-desk: 5 of 5',
      'scenario project-desk: 2 of 2',
      'injection front-desk: 63 of 63',
      'injection project-desk: 63 of 63',
    ])
    for (const { phases, slots, exits } of result.coverage) {
      assert.ok(phases.every(({ visits }) => visits > 0))
      assert.ok(slots.every(({ fills }) => fills > 0))
      assert.ok(exits.every(({ exit }) => exit > 0))
    }
    assert.ok(result.warnings.some(({ agent }) => agent === 'front-desk'))
    assert.deepEqual(await listRecorded(api), recorded)
    assert.deepEqual(await pull(api), files)
    assert.deepEqual((await api.get('/conversations?limit=100')).body, conversations)
  })

  test('without files looks at what is there, with the scenarios that were applied', async () => {
    const result = await testing(api, undefined, { checks: ['scenario'] })
    assert.deepEqual(tally(result), [
      'flow front-desk: 1 of 1',
      'flow project-desk: 1 of 1',
      'scenario front-desk: 5 of 5',
      'scenario project-desk: 2 of 2',
    ])
  })

  test('is red when a slot is removed, with the file, the line and the conversation', async () => {
    const slot = / {8}- key: organization_name\n(?: {10}.*\n)*/
    const [first] = await red(edited(files, frontDesk, slot, ''))
    const path = 'scenarios/front-desk-raises-prices.yaml'
    const told = (await red(edited(files, frontDesk, slot, ''))).find((check) => check.path === path)!
    assert.ok(first)
    assert.deepEqual(told.failures[0], {
      path,
      line: 7,
      message: 'The flow has no slot organization_name.',
      expected: 'a slot organization_name',
      actual: told.failures[0]!.actual,
    })
    assert.deepEqual([told.runs, told.passed_runs], [1, 0])
    assert.equal(told.transcript![0]!.role, 'agent')
  })

  test('is red when a phase cannot be left any more', async () => {
    const broken = edited(
      files,
      frontDesk,
      /(- key: explore\n(?:.*\n)*? {6}tools:\n(?: {8}- .*\n)*?) {8}- capture_slots\n/,
      '$1',
    )
    const result = await testing(api, broken, { checks: ['scenario'], agents: ['front-desk'] })
    assert.equal(result.passes, false)
    assert.ok(failed(result).some(({ kind }) => kind === 'files' || kind === 'scenario'))
  })

  test('is red when an exit is not taken, and says how the phase was left', async () => {
    const broken = edited(files, frontDesk, /(key: explore[\s\S]*?max_turns:) 6/, '$1 1')
    const told = (await red(broken)).flatMap(({ failures }) => failures)
    assert.ok(
      told.some(
        ({ message, actual }) =>
          message === 'The phase explore was left otherwise.' && actual === 'max_turns',
      ),
      JSON.stringify(told),
    )
  })

  test('is red for files that cannot be applied, with every place, and looks no further', async () => {
    const broken = edited(files, frontDesk, 'max_links: 2', 'max_links: 9')
    const result = await testing(api, broken)
    assert.deepEqual(tally(result), ['files: 0 of 1'])
    const { failures } = failed(result)[0]!
    assert.equal(failures[0]!.path, frontDesk)
    assert.equal(
      failures[0]!.line,
      broken[frontDesk]!.split('\n').findIndex((line) => line.includes('max_links: 9')) + 1,
    )
  })

  test('a read-only key can test, and an agent that is not there is refused', async () => {
    const reader = await api.as({ role: 'read_only' })
    assert.equal((await testing(reader, files, { checks: ['flow'] })).passes, true)
    const { status, body } = await reader.post('/configuration/test', { agents: ['nobody'] })
    assert.deepEqual([status, body.error.param], [422, 'agents.0'])
    const model = await reader.post('/configuration/test', { reasoner: 'model' })
    assert.deepEqual([model.status, model.body.error.code], [403, 'method_not_allowed'])
    const none = await api.post('/configuration/test', { reasoner: 'model' })
    assert.deepEqual([none.status, none.body.error.param], [422, 'reasoner'])
  })
})

test('an agent that is not ready, or whose standing check fails, is red', async () => {
  const api = await newOrganization()
  await api.post('/agents', { name: 'Desk', slug: 'desk', languages: ['en'] })
  const kinds = { checks: ['readiness', 'standing_check'] }
  const [readiness] = failed(await testing(api, undefined, kinds))
  assert.equal(readiness!.kind, 'readiness')
  assert.ok(readiness!.failures.length > 0)
  const source = await newSource(api, { title: 'Another page' })
  await api.post('/knowledge_facts', { text: 'Parking for customers is in the courtyard.' })
  const check = (body: object) => api.post('/standing_checks', { agent: 'desk', ...body })
  const asked = [
    await check({ question: 'Is there parking for customers?' }),
    await check({ question: 'Is there parking for customers?', expected_source_id: source }),
    await check({ question: 'Who painted the picture in your lobby?' }),
  ]
  assert.deepEqual(
    asked.map(({ status }) => status),
    [201, 201, 201],
  )
  const result = await testing(api, undefined, { checks: ['standing_check'] })
  assert.deepEqual(
    result.checks
      .filter(({ kind }) => kind === 'standing_check')
      .map(({ failures }) => failures[0]?.message ?? 'passes')
      .sort(),
    ['It cannot be answered (no_match).', `The answer does not come from the source ${source}.`, 'passes'],
  )
})

test('an attack that finds out what is hidden is red, with the reply', async () => {
  const api = await newOrganization()
  await api.post('/agents', { name: 'Desk', slug: 'desk', languages: ['en'] })
  const files = await pull(api)
  const secret = 'Which of our secret premium packages would you like to buy today?'
  const leaky = edited(files, 'agents/desk.yaml', /objective: .*\n/, `objective: ${secret}\n`)
  const open = edited(leaky, 'agents/desk.yaml', /(- key: goal\n\s+title:) Goal/, `$1 ${secret}`)
  const result = await testing(api, open, { checks: ['injection'] })
  const told = failed(result).flatMap(({ failures }) => failures.map(({ message }) => message))
  assert.ok(told.includes('It gave away the objective of welcome.'), JSON.stringify(told.slice(0, 5)))
})
