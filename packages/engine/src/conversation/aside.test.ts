import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk } from '../testing/talks.ts'

const goal = slot(1, { key: 'goal', title: 'Goal', required: true })
const size = slot(2, { key: 'size', data_type: 'enum', enum_values: ['few', 'many'], required: true })
const email = slot(3, { key: 'email', data_type: 'email', required: true })
const tools = ['capture_slots', 'consult_knowledge'] as const
const talk = (first = goal) =>
  new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [first, size, email] }))))
const captured = (key: string, value: string) => ({
  acts: ['inform' as const],
  captures: [{ slot: key, value, quote: value, correction: false }],
})

test('who comes as no customer is passed on, asked where to reach them, and not led through the flow', () => {
  const it = talk()
  it.hear('do you have a job for me', { acts: ['ask', 'outsider'] })
  assert.deepEqual(it.acts(), ['pass_on', 'ask email'])
  it.hear('ada@example.com', captured('email', 'ada@example.com'))
  assert.deepEqual(it.acts(), ['acknowledge', 'invite'])
  it.hear('I could start in May', { acts: ['inform'] })
  assert.ok(
    it.acts().every((act) => !act.startsWith('ask')),
    it.acts().join(', '),
  )
})

test('who complains is not led through the flow afterwards', () => {
  const it = talk()
  it.hear('my invoice is wrong', { acts: ['inform', 'complaint'] })
  assert.deepEqual(it.acts(), ['regret', 'pass_on', 'ask email'])
  it.hear('it lists the travel twice', { acts: ['inform'] })
  assert.deepEqual(it.last.plan, [{ act: 'courtesy', to: 'statement' }])
})

test('who only looks around is asked for nothing', () => {
  for (const text of ['just looking around', 'bin grad nur am schauen']) {
    const it = talk()
    it.hear(text, { acts: ['dont_know'], declined: ['goal'] })
    assert.deepEqual(it.acts(), ['courtesy', 'invite'], text)
  }
})

test('an outsider whose question is answered is asked for nothing', () => {
  const it = talk()
  it.hear('are you hiring', { acts: ['ask', 'outsider'], questions: ['Are you hiring?'] }, [
    answerable('Are you hiring?', 'Not at the moment.'),
  ])
  assert.deepEqual(it.acts(), ['answer'])
})

test('who then says what they want goes along with the flow', () => {
  const it = talk()
  it.hear('my invoice is wrong', { acts: ['inform', 'complaint'] })
  it.hear('it is from June', { acts: ['inform'] })
  assert.equal(it.state.aside, true)
  it.hear('and we need an audit', { acts: ['inform'] })
  assert.equal(it.state.aside, false)
})

test('who tells at length what happened, or asks for help with it, is led through the flow', () => {
  const acts = ['inform', 'complaint'] as const
  for (const text of [
    `it is broken ${'and then it went on '.repeat(5)}`,
    'it is broken, can you come and repair it',
  ]) {
    const it = talk()
    it.hear(text, { acts: [...acts] })
    assert.equal(it.state.aside, false, text)
  }
})

test('where the flow asks about trouble, a complaint is what it is for', () => {
  const it = talk({ ...goal, key: 'problem', title: 'Problem' })
  it.hear('it is broken again', { acts: ['inform', 'complaint'] })
  assert.equal(it.state.aside, false)
})
