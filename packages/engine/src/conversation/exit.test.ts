import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhaseDefinition, SlotDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, Talk } from '../testing/talks.ts'
import { slotsInExitCriteria } from './exit_criteria.ts'

const tools = ['capture_slots' as const]
const talkIn = (overrides: Partial<PhaseDefinition>) =>
  new Talk(compileFlow(flowThrough(phase(1, { key: 'first', tools, max_turns: 9, ...overrides }))))
const isLeft = ({ state }: Talk) => state.phase !== 'first'
const named = (exit_criteria: string, ...slots: SlotDefinition[]) =>
  slotsInExitCriteria(compileFlow(flowThrough(phase(1, { tools, exit_criteria, slots }))).phases[0]!).map(
    ({ key }) => key,
  )

const size = slot(1, { key: 'company_size', title: 'Company size' })
const role = slot(2, { key: 'role', title: 'Role in the decision' })
const mail = slot(3, { key: 'contact_address', title: 'E-mail', data_type: 'email' })

test('exit criteria name a slot by its key or its title, in any form of the words', () => {
  assert.deepEqual(named('Company sizes and roles are known.', size, role, mail), ['company_size', 'role'])
  assert.deepEqual(named('The email is known.', size, role, mail), ['contact_address'])
  assert.deepEqual(named('It is clear who decides.', size, role, mail), [])
  assert.deepEqual(named('', size, role, mail), [])
})

test('exit criteria name a slot by the title of a translation', () => {
  const german = slot(1, { key: 'x', translations: { de: { title: 'Unternehmensgröße' } } })
  assert.deepEqual(named('Die Unternehmensgröße ist bekannt.', german), ['x'])
})

const talk = { acts: ['small_talk' as const] }

test('an optional slot that the criteria name must be settled before a step is left', () => {
  const goal = slot(4, { key: 'goal', required: true })
  const it = talkIn({ slots: [goal, role], exit_criteria: 'The role is known.' })
  it.tell('goal', 'a shop')
  assert.equal(it.state.recapped, false)
  it.hear('rather not', { declined: ['role'] })
  assert.equal(it.state.recapped, true)
})

test('what is optional is offered before a step ends, and not insisted on', () => {
  const goal = slot(4, { key: 'goal', required: true })
  const it = talkIn({ slots: [goal, role] })
  it.tell('goal', 'a shop')
  assert.deepEqual(it.acts(), ['acknowledge', 'ask role'])
  it.hear('we like tea', { acts: ['inform'] })
  assert.deepEqual(it.acts(), ['recap'])
})

test('a step that asks for nothing is left after a message, unless it asks something', () => {
  const it = new Talk(compileFlow(flowThrough(phase(1, { key: 'first' }), phase(2, { kind: 'loop' }))))
  it.hear('Why?', { acts: ['ask'], questions: ['Why?'] })
  assert.equal(isLeft(it), false)
  it.hear('ok', talk)
  assert.equal(isLeft(it), true)
})

test('a loop without required answers goes on until the visitor has nothing more', () => {
  const it = talkIn({ kind: 'loop' })
  it.hear('hm', talk)
  it.hear('no', { acts: ['deny'], questions: ['Is that so?'] })
  assert.equal(isLeft(it), false)
  it.hear('that is all', { acts: ['goodbye'] })
  assert.equal(it.state.ended, true)
})

test('a no to anything but "anything else?" does not end a loop, a goodbye does', () => {
  const it = talkIn({ kind: 'loop', slots: [slot(1, { key: 'call', data_type: 'boolean' })] })
  it.hear('hm', talk)
  it.hear('no', { acts: ['deny'] })
  assert.equal(isLeft(it), false)
  it.hear('bye', { acts: ['goodbye'] })
  assert.equal(isLeft(it), true)
})

test('a loop goes on while a yes that its criteria name is a no, and does not ask for it again', () => {
  const solved = slot(1, { key: 'solved', data_type: 'boolean', required: true })
  const it = talkIn({ kind: 'loop', slots: [solved], exit_criteria: 'It is solved.' })
  it.tell('solved', false, 'no')
  assert.deepEqual(it.acts(), ['acknowledge', 'invite'])
  it.tell('solved', true, 'now it is')
  assert.deepEqual(it.acts(), ['acknowledge', 'recap'])
})

test('a step is left with a no as with a yes', () => {
  const agrees = slot(1, { key: 'agrees', data_type: 'boolean', required: true })
  const it = talkIn({ slots: [agrees], exit_criteria: 'The visitor agrees.' })
  it.tell('agrees', false, 'no')
  assert.equal(it.acts().at(-1), 'recap')
})

test('optional answers are left out when the turns that remain are needed for required ones', () => {
  const goal = slot(4, { key: 'goal', required: true })
  const roomy = talkIn({ slots: [role, goal] })
  assert.deepEqual(roomy.acts(), ['greet', 'ask role'])
  const short = talkIn({ slots: [role, goal], max_turns: 1 })
  assert.deepEqual(short.acts(), ['greet', 'ask goal'])
})

test('max_turns counts turns that asked or filled, ends a phase of any kind, and never cuts off a question', () => {
  const goal = slot(4, { key: 'goal', required: true })
  for (const kind of ['step', 'loop'] as const) {
    const first = phase(1, { key: 'first', kind, tools, slots: [goal], max_turns: 2 })
    const it = new Talk(compileFlow(flowThrough(first, phase(2, { key: 'next', kind: 'loop' }))))
    it.hear('hm', talk)
    it.hear('hm', talk)
    assert.deepEqual([it.state.phase_turns, it.state.phase], [1, 'first'])
    it.hear('But why?', { acts: ['ask'], questions: ['But why?'] })
    assert.deepEqual([it.state.phase_turns, it.state.phase], [2, 'first'])
    const { plan } = it.hear('hm', talk)
    assert.deepEqual(
      plan.find(({ act }) => act === 'move'),
      { act: 'move', phase: 'next', because: 'max_turns' },
    )
    assert.equal(it.state.phase_turns, 0)
  }
})

test('an answer that the criteria name keeps a step, also when it was asked for in vain', () => {
  const goal = slot(4, { key: 'goal', required: true })
  const it = talkIn({ slots: [goal, role], exit_criteria: 'The role is known.' })
  it.tell('goal', 'a shop')
  for (const _ of ['2', '3', '4', '5', '6']) it.hear('hm', talk)
  assert.deepEqual([it.state.efforts.role?.asked, it.state.recapped], [3, false])
})

test('a no to "anything else?" ends a loop, unless it comes with a question', () => {
  const first = phase(1, { key: 'first', kind: 'loop', tools, slots: [role] })
  const it = new Talk(compileFlow(flowThrough(first, phase(2, { key: 'next', kind: 'loop' }))))
  it.tell('role', 'I decide')
  assert.deepEqual(it.acts(), ['acknowledge', 'invite'])
  const invited = it.state
  it.hear('no, or is there parking?', { acts: ['deny'], questions: ['Is there parking?'] })
  assert.equal(isLeft(it), false)
  it.state = invited
  it.hear('no', { acts: ['deny'] })
  assert.equal(isLeft(it), true)
})

test('who greets with a word of goodbye stays in the phase', () => {
  const first = phase(1, { key: 'first', kind: 'loop' })
  const it = new Talk(compileFlow(flowThrough(first, phase(2, { key: 'next', kind: 'loop' }))))
  it.hear('Servus!', { acts: ['goodbye'] })
  assert.equal(isLeft(it), false)
})
