import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk, unanswerable } from '../testing/talks.ts'

const email = slot(1, { key: 'email', data_type: 'email' })
const fullName = slot(2, { key: 'full_name' })
const tools = ['capture_slots', 'consult_knowledge'] as const
const talkWith = (...slots: SlotDefinition[]) =>
  new Talk(compileFlow(flowThrough(phase(1, { kind: 'loop', tools: [...tools], slots }))))
const askInVain = (it: Talk, question = 'Parking?') =>
  it.hear(question, { acts: ['ask'], questions: [question] }, [unanswerable(question)])
const talking = { acts: ['small_talk' as const] }

test('who wants a person is asked where to reach them, and is not offered a message', () => {
  const it = talkWith(email)
  it.hear('Let me talk to a human', { acts: ['wants_person'] })
  assert.deepEqual(it.acts(), ['pass_on', 'ask email'])
})

test('who would like a call is asked for a number, and who can be reached for nothing', () => {
  const phone = slot(3, { key: 'phone', title: 'Phone' })
  for (const text of ['Can somebody call me?', 'Kann mich jemand anrufen?']) {
    const it = talkWith(email, phone)
    it.hear(text, { acts: ['wants_person'] })
    assert.deepEqual(it.acts(), ['pass_on', 'ask phone'])
  }
  const it = talkWith(email, phone)
  const captures = [{ slot: 'phone', value: '0131 496 0999', quote: '0131 496 0999', correction: false }]
  it.hear('Call me: 0131 496 0999', { acts: ['wants_person', 'inform'], captures })
  assert.deepEqual(it.acts(), ['acknowledge', 'pass_on'])
})

test('a message is offered only where an address can be taken', () => {
  const it = talkWith(fullName)
  askInVain(it)
  assert.deepEqual(it.acts(), ['gap'])
})

test('no message is offered beside what lies nearest', () => {
  const it = talkWith(email)
  const far = { ...answerable('Parking?', 'In the yard.'), verdict: 'far' as const }
  it.hear('Parking?', { acts: ['ask'], questions: ['Parking?'] }, [far])
  assert.deepEqual(it.acts(), ['gap'])
})

test('who leaves a message is asked on for where to reach them, and is not offered another', () => {
  const it = talkWith(fullName, email)
  it.hear('Leave a message', { acts: ['inform'] })
  assert.deepEqual(it.acts(), ['ask full_name'])
  it.hear('hm', talking)
  assert.deepEqual(it.acts(), ['courtesy', 'ask email'])
  askInVain(it)
  assert.deepEqual(it.acts(), ['gap'])
})

test('who leaves a message goes on to the phase that takes one', () => {
  const answers = phase(1, { kind: 'loop', tools: [...tools] })
  const contact = phase(2, { key: 'contact', tools: [...tools], slots: [email] })
  const it = new Talk(compileFlow(flowThrough(answers, contact)))
  askInVain(it)
  assert.deepEqual(it.acts(), ['gap', 'offer_message'])
  it.hear('Leave a message', { acts: ['inform'] })
  assert.deepEqual(it.acts(), ['move', 'ask email'])
})

test('a complaint in place of an answer is passed on, and nothing is asked for', () => {
  const it = talkWith({ ...fullName, required: true }, { ...email, required: true })
  it.hear('this is a mess', { acts: ['inform', 'complaint'] })
  assert.deepEqual(it.acts(), ['regret', 'pass_on'])
})

test('who says at first that they cancel is told that the team will know, though it is noted as what they want', () => {
  const it = talkWith({ ...slot(4, { key: 'goal', title: 'What do you want?' }), required: true })
  const captures = [{ slot: 'goal', value: 'cancel', quote: 'I want to cancel', correction: false }]
  it.hear('I want to cancel my booking', { acts: ['inform', 'cancel'], captures })
  assert.ok(it.acts().includes('pass_on'), it.acts().join(', '))
})
