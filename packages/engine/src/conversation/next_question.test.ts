import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhaseDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, Talk } from '../testing/talks.ts'

const goal = slot(1, { key: 'goal', required: true })
const role = slot(2, { key: 'role', title: 'Role' })
const talkIn = (overrides: Partial<PhaseDefinition>) =>
  new Talk(compileFlow(flowThrough(phase(1, { tools: ['capture_slots'], max_turns: 9, ...overrides }))))
const talk = { acts: ['small_talk' as const] }

test('an optional answer is asked for once, and then the next question comes', () => {
  const it = talkIn({ slots: [role, goal] })
  assert.deepEqual(it.acts(), ['greet', 'ask role'])
  it.hear('we do shops', { acts: ['inform'] })
  assert.deepEqual(it.acts(), ['ask goal'])
  it.hear('ok', talk)
  it.hear('ok', talk)
  assert.deepEqual(it.acts(), ['ask goal'])
})

test('an optional answer that the exit criteria name is asked for again', () => {
  const it = talkIn({ slots: [goal, role], exit_criteria: 'The role is known.' })
  it.tell('goal', 'a shop')
  assert.deepEqual(it.acts(), ['acknowledge', 'ask role'])
  it.hear('ok', talk)
  assert.deepEqual(it.acts(), ['courtesy'])
  it.hear('ok', talk)
  assert.deepEqual(it.last.plan.at(-1), { act: 'ask', slot: 'role', attempt: 2, skippable: false })
})

test('no slot is asked for twice running, also where it is the only one left', () => {
  const it = talkIn({ slots: [goal] })
  const asked = ['hm', 'hm', 'hm', 'hm'].map((text) =>
    it.hear(text, talk).plan.some(({ act }) => act === 'ask'),
  )
  assert.deepEqual(asked, [false, true, false, true])
})

test('§2.2 a phase without capture_slots neither asks for its own slots nor waits for them', () => {
  const it = talkIn({ tools: [], slots: [role] })
  assert.deepEqual(it.acts(), ['greet', 'invite'])
  it.hear('ok', talk)
  assert.equal(it.state.ended, true)
})

test('what was refused is asked for again only after the rest', () => {
  const size = slot(3, { key: 'size', required: true })
  const it = talkIn({ slots: [goal, { ...role, required: true }, size] })
  it.hear('no idea', { declined: ['goal'] })
  assert.deepEqual(it.acts(), ['courtesy', 'ask role'])
  it.tell('role', 'I decide')
  assert.deepEqual(it.acts(), ['acknowledge', 'ask size'])
})

test('who has no answer to the only question is handed the word, and the question waits no longer', () => {
  const it = talkIn({ slots: [goal] })
  it.hear('no idea', { declined: ['goal'] })
  assert.deepEqual(it.acts(), ['courtesy', 'invite'])
})

test('who wants a person and has given an address is not asked for it', () => {
  const email = slot(3, { key: 'email', data_type: 'email' })
  const it = talkIn({ slots: [goal, email] })
  it.tell('email', 'a@b.example')
  it.hear('Let me talk to a human', { acts: ['wants_person'] })
  assert.deepEqual(it.acts(), ['pass_on'])
})
