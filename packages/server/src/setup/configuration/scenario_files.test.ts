import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { actionsOf, apply, type Files, plan, pull, without } from './testing/bundles.ts'

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
          enum_labels: {small: A small one, large: A large one}
        - key: email
          data_type: email
    - key: bye
      title: Goodbye
      kind: terminal
      max_turns: 1
`
const scenario = `# Kept as it is written
title: Somebody who has a large team
agent: desk
persona:
  goal: Good morning
  facts:
    size: large
    email: jana@novak.example
expect:
  slots:
    size: large
    email: jana@*
  ends: completed
  phase: bye
`
const path = 'scenarios/large-team.yaml'
const files: Files = { 'agents/desk.yaml': agent, [path]: scenario }
const having = (content: string): Files => ({ ...files, [path]: content })

test('somebody described talks with the agent as it is planned, and what comes of it is compared', async () => {
  const api = await newOrganization()
  const title = 'Somebody who has a large team'
  assert.deepEqual((await plan(api, files)).scenarios, [{ path, title, passes: true }])
  const wrong = having(
    scenario.replace('    size: large\n    email: jana@*', '    size: small\n    email: null'),
  )
  assert.deepEqual((await plan(api, wrong)).scenarios, [
    { path, title, passes: false, line: 11, expected: 'small', actual: 'large' },
  ])
})

test('a slot or a phase that the flow does not have is told with the likely one', async () => {
  const api = await newOrganization()
  const { scenarios, valid } = await plan(
    api,
    having(scenario.replace('    size: large\n', '    sise: large\n')),
  )
  assert.equal(valid, true)
  assert.deepEqual(
    [scenarios[0].passes, scenarios[0].line, scenarios[0].expected, scenarios[0].actual],
    [false, 7, 'a slot sise', 'the flow has size, email'],
  )
})

test('messages are said and tapped word for word, and a tap on what is not there is refused', async () => {
  const api = await newOrganization()
  const lines = (tap: string) =>
    having(
      `title: Taps\nagent: desk\nvisitor:\n  - tap: ${tap}\n  - jana@novak.example\nexpect:\n  slots: {size: small}\n`,
    )
  assert.equal((await plan(api, lines('size small'))).scenarios[0].passes, true)
  const [refused] = (await plan(api, lines('size huge'))).scenarios
  assert.deepEqual([refused.passes, refused.actual], [false, 'chip.values.0 must be a value of size.'])
})

test('a scenario that cannot be read is a problem with its line, its field and what to do', async () => {
  const api = await newOrganization()
  const cases: [string, number, RegExp][] = [
    [
      scenario.replace('expect:', 'expects:'),
      9,
      /expects is not a field of this file\. Did you mean expect\?/,
    ],
    [scenario.replace('agent: desk\n', ''), 2, /agent is required/],
    [scenario.replace('agent: desk', 'agent: dsk'), 3, /no file agents\/dsk\.yaml/],
    [
      scenario.replace('ends: completed', 'ends: done'),
      13,
      /expect\.ends must be one of "completed", "active"/,
    ],
    [
      scenario.replace('goal: Good morning', 'temper: angry'),
      5,
      /persona\.temper must be one of "plain", "brief"/,
    ],
    [`${scenario}visitor: [Hi]\n`, 15, /persona or visitor, not both/],
    ['title: A\nagent: desk\n', 1, /Write who comes/],
    ['title: A\nagent: desk\npersona: {temper: brief}\n', 3, /nothing to say/],
    [
      'title: A\nagent: desk\nvisitor:\n  - Hi\n  - tap: size\n',
      5,
      /visitor\.1\.tap must be a slot and its values/,
    ],
    [
      'title: A\nagent: desk\nvisitor: [Hi]\nexpect:\n  answers:\n    - question: Why?\n',
      6,
      /in none of the messages under visitor/,
    ],
    [`title: A\nagent: desk\nvisitor:\n${'  - Hi\n'.repeat(61)}`, 3, /visitor must have at most 60 items/],
    ['title: A\nagent: [', 2, /not valid YAML/],
  ]
  for (const [content, line, words] of cases) {
    const { valid, problems } = await plan(api, having(content))
    assert.equal(valid, false, content)
    assert.match(problems[0].message, words)
    assert.deepEqual([problems[0].path, problems[0].line], [path, line], content)
  }
})

test('scenarios are applied, pulled with their comments, updated and removed like other files', async () => {
  const api = await newOrganization()
  assert.ok(actionsOf(await plan(api, files)).includes(`create ${path}`))
  await apply(api, files)
  const pulled = await pull(api)
  assert.equal(pulled[path], scenario)
  assert.deepEqual(actionsOf(await plan(api, pulled)), [])
  const { id } = await plan(api, pulled)
  const changed = { ...pulled, [path]: `${scenario}# Another line\n` }
  const next = await plan(api, changed)
  assert.deepEqual(actionsOf(next), [`update ${path}`])
  assert.notEqual(next.id, id)
  // One that cannot be read is not taken for removed.
  assert.deepEqual(actionsOf(await plan(api, { ...pulled, [path]: 'title: [' })), [])
  assert.deepEqual(actionsOf(await apply(api, without(pulled, path))), [`archive ${path}`])
  assert.equal((await pull(api))[path], undefined)
  assert.deepEqual(actionsOf(await apply(api, pulled)), [`create ${path}`])
})
