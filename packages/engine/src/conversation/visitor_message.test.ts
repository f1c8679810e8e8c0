import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, Talk } from '../testing/talks.ts'
import { capture } from './capture.ts'

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
