import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { apply, type Files, plan, tryToApply } from './testing/bundles.ts'

const agent = `name: Desk
languages: [en]
flow:
  idle_minutes: 30
  phases:
    - key: welcome
      title: Welcome
      tools: [capture_slots, suggest_replies]
      slots:
        - key: size
          title: Team size
          data_type: enum
          required: true
          enum_values: [small, large]
    - key: bye
      title: Goodbye
      kind: terminal
      max_turns: 1
`
const scenario = `# Somebody taps
agent desk in en

agent: greet · ask size
tap: size large
  size = large
agent: acknowledge size · recap
visitor: Thanks, that is all.
agent: courtesy thanks · move bye · close

ends: completed, unknown
`
const path = 'scenarios/taps.txt'

const played = async (api: Api, files: Files) => (await plan(api, files)).scenarios

test('a scenario is played with the agent as it is planned, not as it is, and leaves nothing', async () => {
  const api = await newOrganization()
  const files = { 'agents/desk.yaml': agent, [path]: scenario }
  const first = await played(api, files)
  assert.deepEqual(first, [{ path, title: 'Somebody taps', passes: true }], JSON.stringify(first))
  assert.deepEqual((await api.get('/agents')).body.data, [])
  await apply(api, files)
  const recorded = await listRecorded(api)
  const renamed = { ...files, 'agents/desk.yaml': agent.replace('key: size', 'key: team') }
  assert.deepEqual(await played(api, renamed), [
    {
      path,
      title: 'Somebody taps',
      passes: false,
      line: 4,
      expected: 'agent: greet · ask size',
      actual: 'agent: greet · ask team',
    },
  ])
  assert.deepEqual((await api.get('/conversations')).body.data, [])
  assert.deepEqual(await listRecorded(api), recorded)
})

test('a scenario that cannot be played says why: another ending, a tap that is not there', async () => {
  const api = await newOrganization()
  const files = {
    'agents/desk.yaml': agent,
    'scenarios/a.txt': scenario.replace('ends: completed, unknown', 'ends: active'),
    'scenarios/b.txt': scenario.replace('tap: size large', 'tap: size huge'),
  }
  const [ending, tap] = await played(api, files)
  assert.deepEqual([ending.passes, ending.line, ending.actual], [false, 11, 'ends: completed, unknown'])
  assert.deepEqual(
    [tap.passes, tap.line, tap.actual],
    [false, 6, 'agent: refused: chip.values.0 must be a value of size.'],
  )
})

test('a scenario without an agent, or in words that nobody reads, is a problem with its line', async () => {
  const api = await newOrganization()
  const { problems } = await plan(api, {
    'scenarios/a.txt': scenario,
    'scenarios/b.txt': '# Title\nnobody: says this\n',
  })
  assert.deepEqual(
    problems.map((each: { path: string; line: number }) => `${each.path}:${each.line}`),
    ['scenarios/a.txt:2', 'scenarios/b.txt:2'],
  )
  const long = scenario.replace('tap: size large\n', 'visitor: Hm\nagent: x\n'.repeat(61))
  assert.match((await plan(api, { 'scenarios/a.txt': long })).problems[0].message, /more than 60 messages/)
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`scenarios/s${at}.txt`, scenario]))
  assert.equal((await tryToApply(api, many)).body.error.param, 'files')
})
