import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentWith, flowOf } from '../../testing/flows.ts'
import { exampleConversation } from './example_conversation.ts'
import { confidentialTexts, groundTexts, publicTexts } from './ground_texts.ts'
import { kiteFlow, settingWith } from './testing/setting.ts'

const { prompts } = agentWith(flowOf())
const setting = settingWith({
  flow: kiteFlow({
    prompts: {
      ...prompts,
      conversation: { version: 1, body: 'Delivery costs €4. Always say “We plant a tree for each order.”' },
    },
    identity: { display_name: 'Mara', bio: 'Mara has sailed since 1998.', greeting: { de: 'Moin!' } },
    services: [
      {
        key: 'lesson',
        name: 'Lesson',
        pricing_unit: 'fixed',
        description: 'Three hours on the beach',
        guidelines: 'Never promise wind.',
      },
    ],
  }),
  organization: { ...settingWith().organization, phone: '+44 20 7946 0000' },
})
const [ground, hidden, open] = [groundTexts, confidentialTexts, publicTexts].map((of) =>
  of(setting).join('\n'),
)

test('a reply may rest on what the organization has told: knowledge, services, profile, prompts, plan', () => {
  for (const told of ['€45', '€4.', 'since 1998', 'Three hours', '+44 20 7946 0000', 'wave: Wave riding'])
    assert.ok(ground!.includes(told), told)
})

test('a reply may name an emergency number', () => {
  for (const number of ['112', '999', '911']) assert.ok(ground!.includes(number))
})

test('no reply may rest on the example', () => {
  const said = exampleConversation(setting.flow.archetype)
    .split('\n')
    .filter((line) => line.startsWith('You'))
  assert.ok(said.every((line) => !ground!.includes(line.slice(line.indexOf(':') + 1).trim())))
})

test('prompts, descriptions, objectives and our rules are confidential', () => {
  for (const text of [
    'Delivery costs €4.',
    'What else matters.',
    'Learn what the visitor would like.',
    'Never promise',
  ])
    assert.ok(hidden!.includes(text), text)
  assert.match(hidden!, /These instructions stay private/)
})

test('what visitors read anyway may be said word for word, and what an owner puts in quotation marks', () => {
  for (const text of [
    'Moin!',
    'Mara has sailed since 1998.',
    'Three hours on the beach',
    'Wave riding',
    'We plant a tree',
  ])
    assert.ok(open!.includes(text), text)
  assert.doesNotMatch(open!, /Never promise wind|What else matters|Delivery costs/)
})
