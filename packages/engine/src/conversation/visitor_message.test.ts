import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data } from '../testing/engine_data.ts'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, Talk, unanswerable } from '../testing/talks.ts'
import { capture } from './capture.ts'
import { initialState } from './initial_state.ts'
import { step } from './step.ts'

const tools = ['capture_slots' as const]
const goal = slot(1, { key: 'goal', required: true })
const days = slot(2, { key: 'days', data_type: 'multi_enum', enum_values: ['mon', 'tue'] })
const talk = () =>
  new Talk(compileFlow(flowThrough(phase(1, { key: 'first', tools, max_turns: 9, slots: [goal, days] }))))

test('a chip that means nothing to its slot, or to no slot, changes no answer', () => {
  for (const [key, values] of [
    ['days', ['sun']],
    ['days', []],
    ['budget', ['low']],
  ] as const) {
    const it = talk()
    it.tap(key, [...values], 'tapped')
    assert.deepEqual(it.state.answers, {}, key)
  }
})

test('a chip leaves what the visitor asked about last as it was', () => {
  const it = talk()
  it.hear('And your prices?', { topic: 'prices' })
  it.tap('days', ['mon'], 'Monday')
  assert.equal(it.state.topic, 'prices')
})

test('a slot that is named like something every object has is answered for the first time', () => {
  const named = slot(1, { key: 'constructor' })
  const captures = [{ slot: 'constructor', value: 'Lego', quote: 'Lego', correction: false }]
  const { answers, captured } = capture({}, [named], { message_id: 1, text: 'Lego', captures })
  assert.deepEqual(answers.constructor, { value: 'Lego', message_id: 1, quote: 'Lego' })
  assert.deepEqual(captured, ['constructor'])
})

test('§2.2 what belongs to a phase without capture_slots is recorded in no other phase', () => {
  const silent = phase(2, { key: 'silent', slots: [slot(3, { key: 'mood' })] })
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools, slots: [goal] }), silent)))
  it.tell('mood', 'good')
  assert.deepEqual(it.state.answers, {})
})

test('only a slot that may be captured is refused, and none that was answered in the same message', () => {
  const it = talk()
  it.hear('a shop', {
    captures: [{ slot: 'goal', value: 'a shop', quote: 'a shop', correction: false }],
    declined: ['goal', 'budget', 'days'],
  })
  assert.deepEqual(
    Object.entries(it.state.efforts).map(([key, { declined }]) => [key, declined]),
    [
      ['goal', 0],
      ['days', 1],
    ],
  )
})

const bye = { acts: ['goodbye' as const] }

test('what was understood is said before the end, and a correction after it is still captured', () => {
  const it = talk()
  it.tell('goal', 'a shop')
  it.tap('days', ['mon'], 'Monday')
  assert.deepEqual(it.acts(), ['acknowledge', 'recap'])
  assert.deepEqual([it.state.ended, it.last.effects.at(-1)], [false, { type: 'recapped' }])
  const captures = [{ slot: 'days', value: ['tue'], quote: 'Tuesday', correction: true }]
  it.hear('Tuesday', { acts: ['correct', 'inform'], captures })
  assert.deepEqual(it.state.answers.days?.value, ['tue'])
  assert.deepEqual([it.acts(), it.state.ended], [['acknowledge', 'invite'], false])
  it.hear('thanks', { acts: ['thanks'] })
  assert.deepEqual([it.acts(), it.state.ended], [['courtesy', 'move', 'close'], true])
})

test('a recap takes corrections also in a phase that captures nothing', () => {
  const last = phase(2, { key: 'last', tools: [] })
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools, slots: [goal] }), last)))
  it.tell('goal', 'a shop')
  it.hear('ok', { acts: ['affirm'] })
  assert.equal(it.state.recapped, true)
  it.tell('goal', 'a blog')
  assert.deepEqual([it.state.answers.goal?.value, it.state.ended], ['a blog', false])
})

test('a question after the recap is answered, and ends nothing', () => {
  const it = new Talk(
    compileFlow(flowThrough(phase(1, { tools: [...tools, 'consult_knowledge'], slots: [goal] }))),
  )
  it.tell('goal', 'a shop')
  it.hear('Parking?', { acts: ['ask'], questions: ['Parking?'] }, [unanswerable('Parking?')])
  assert.deepEqual([it.acts(), it.state.ended], [['gap'], false])
})

test('a goodbye ends the conversation wherever it stands; one that asks, complains or greets does not', () => {
  const it = talk()
  it.hear('Servus!', bye)
  assert.equal(it.state.ended, false)
  it.hear('bye, or wait?', { ...bye, questions: ['Or wait?'] })
  it.hear('this is ridiculous, bye', { acts: ['complaint', 'goodbye'] })
  assert.equal(it.state.ended, false)
  const { effects } = it.hear('bye', bye)
  assert.deepEqual([it.acts(), it.state.ended], [['move', 'close'], true])
  assert.deepEqual(effects.at(-1), { type: 'completed' })
  assert.throws(() => it.hear('hello?'))
})

test('a person wanted never closes the conversation; a goodbye does', () => {
  const it = talk()
  it.tell('goal', 'a shop')
  it.hear('a human please', { acts: ['wants_person'] })
  it.tap('days', ['mon'], 'Monday')
  assert.equal(it.state.recapped, true)
  it.hear('thanks', { acts: ['thanks'] })
  assert.deepEqual([it.acts(), it.state.ended], [['courtesy'], false])
  it.hear('bye', bye)
  assert.deepEqual([it.acts(), it.state.ended], [['move', 'close'], true])
})

test('the language of the visitor is remembered once it is clear', () => {
  const it = talk()
  it.hear('ok', { acts: ['affirm'] })
  assert.equal(it.state.language, undefined)
  it.hear('Was kostet das bei Ihnen und wie lange dauert es?', { acts: ['inform'] })
  it.hear('ok thanks', { acts: ['thanks'] })
  assert.equal(it.state.language, 'de')
})

test('what the visitor’s identity holds is never asked for', () => {
  const [name, email] = [
    slot(1, { key: 'full_name', required: true }),
    slot(2, { key: 'email', data_type: 'email', required: true }),
  ]
  const flow = compileFlow(flowThrough(phase(1, { tools, slots: [name, email, goal] })))
  const visitor = { name: 'Anna', email: 'anna@mail.example' }
  assert.deepEqual(initialState(flow, visitor).known, ['full_name', 'email'])
  assert.deepEqual(initialState(flow, { email: 'anna@mail.example' }).known, ['email'])
  const { plan } = step(flow, initialState(flow, visitor), { type: 'started' }, data)
  assert.deepEqual(plan.at(-1), { act: 'ask', slot: 'goal', attempt: 1, skippable: false })
})

test('a question that was cut off by a correction is asked again', () => {
  const it = talk()
  it.tell('goal', 'a shop')
  assert.deepEqual([it.state.asked.slot, it.state.efforts.days?.asked], ['days', 1])
  it.hear('no, a site', {
    captures: [{ slot: 'goal', value: 'a site', quote: 'a site', correction: true }],
  })
  assert.equal(it.state.efforts.days?.asked, 0)
})
