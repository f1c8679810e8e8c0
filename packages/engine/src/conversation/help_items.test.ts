import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk, unanswerable } from '../testing/talks.ts'

const email = slot(1, { key: 'email', data_type: 'email' })
const fullName = slot(2, { key: 'full_name' })
const phone = slot(3, { key: 'phone', title: 'Phone' })
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
  for (const text of ['Can somebody call me?', 'Kann mich jemand anrufen?']) {
    const it = talkWith(email, phone)
    it.hear(text, { acts: ['wants_person'] })
    assert.deepEqual(it.acts(), ['pass_on', 'ask phone'])
  }
  const without = talkWith(email)
  without.hear('please call me back', { acts: ['wants_person'] })
  assert.deepEqual(without.acts(), ['pass_on', 'ask_number'])
  const it = talkWith(email, phone)
  const captures = [{ slot: 'phone', value: '0131 496 0999', quote: '0131 496 0999', correction: false }]
  it.hear('Call me: 0131 496 0999', { acts: ['wants_person', 'inform'], captures })
  assert.deepEqual(it.acts(), ['acknowledge', 'pass_on'])
})

test('who asks whether it is settled is told who settles it, once there is something to settle', () => {
  const it = talkWith(email)
  const status = { acts: ['asks_status' as const, 'ask' as const], questions: ['Is it booked?'] }
  it.hear('Is it booked?', status, [unanswerable('Is it booked?')])
  assert.ok(!it.acts().includes('pass_on'))
  it.hear('is it booked now?', status)
  assert.deepEqual(it.acts(), ['pass_on', 'ask email'])
})

test('who asks for something to be done that nobody knows of is told who does it, and is offered no pages', () => {
  const wish = 'Can you book me in for Friday?'
  const far = { ...answerable(wish, 'Opening hours'), verdict: 'far' as const }
  const { plan } = talkWith(email).hear(wish, { acts: ['ask'], questions: [wish] }, [far])
  assert.deepEqual(plan, [
    { act: 'gap', question: wish },
    { act: 'pass_on', because: 'wish' },
    { act: 'offer_message' },
  ])
  const asked = askInVain(talkWith(email), 'Is there parking?')
  assert.ok(asked.plan.every(({ act }) => act !== 'pass_on'))
})

test('a number that no slot takes is passed on, once, and nothing else is asked for to reach them', () => {
  const it = talkWith(email)
  const { plan } = it.hear('please ring me, 0151 23456789', { acts: ['wants_person'] })
  assert.deepEqual(plan, [{ act: 'pass_on', because: 'call' }])
  for (const text of ['on 03.05.2026', 'on 03/05/26', 'from 09.30'])
    assert.ok(
      !talkWith(email)
        .hear(text, { acts: ['inform'] })
        .plan.some(({ act }) => act === 'pass_on'),
      text,
    )
  it.hear('it is 0151 23456789', { acts: ['inform'] })
  assert.ok(!it.acts().includes('pass_on'))
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
  assert.deepEqual(it.acts(), ['ask email'])
  askInVain(it)
  assert.deepEqual(it.acts(), ['gap'])
})

test('who asks to be called is told that the team will be asked to, or has the number', () => {
  const because = (it: Talk) => it.last.plan.flatMap((item) => (item.act === 'pass_on' ? [item.because] : []))
  const it = talkWith(email, phone)
  it.hear('please call me back', { acts: ['wants_person'] })
  assert.deepEqual(because(it), ['callback'])
  const told = talkWith(email, phone)
  const captures = [{ slot: 'phone', value: '0131 496 0999', quote: '0131 496 0999', correction: false }]
  told.hear('can somebody call me back: 0131 496 0999', { acts: ['wants_person', 'inform'], captures })
  assert.deepEqual(because(told), ['call'])
  const talking = talkWith(email, phone)
  talking.hear('I want to talk to a person', { acts: ['wants_person'] })
  assert.deepEqual(because(talking), ['wanted'])
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

test('a complaint in place of an answer is passed on, and nothing is asked for but where to reach its writer', () => {
  const it = talkWith({ ...fullName, required: true }, { ...email, required: true })
  it.hear('this is a mess', { acts: ['inform', 'complaint'] })
  assert.deepEqual(it.acts(), ['regret', 'pass_on', 'ask email'])
})

test('who cancels is told that the team will know, beside what is known about it, and asked where to reach them', () => {
  const it = talkWith(email)
  it.hear('cancel my booking', { acts: ['cancel'] }, [answerable('cancel my booking', 'Free until noon.')])
  assert.deepEqual(it.acts(), ['answer', 'pass_on', 'ask email'])
})

test('who says at first that they cancel is told that the team will know, though it is noted as what they want', () => {
  const it = talkWith({ ...slot(4, { key: 'goal', title: 'What do you want?' }), required: true })
  const captures = [{ slot: 'goal', value: 'cancel', quote: 'I want to cancel', correction: false }]
  it.hear('I want to cancel my booking', { acts: ['inform', 'cancel'], captures })
  assert.ok(it.acts().includes('pass_on'), it.acts().join(', '))
})

const closed = { opens: { date: '2026-11-23', time: '09:00', days_ahead: 2 } }
const open = { opens: null }

test('who is passed on is told when somebody is there, for whatever reason they are', () => {
  for (const presence of [closed, open]) {
    const it = talkWith(email)
    it.hear('Let me talk to a human', { acts: ['wants_person'] }, [], presence)
    assert.deepEqual(it.acts(), ['pass_on', 'presence', 'ask email'])
    assert.deepEqual(it.last.plan[1], { act: 'presence', ...presence })
    for (const act of ['complaint', 'urgency', 'cancel'] as const) {
      const other = talkWith(fullName)
      other.hear('It is broken', { acts: [act] }, [], presence)
      const acts = other.acts()
      assert.equal(acts[acts.indexOf('pass_on') + 1], 'presence', act)
    }
  }
})

test('beside the offer of a message the next opening is told; that somebody comes at once is not, as nobody was told', () => {
  const acts = (presence: typeof closed | typeof open) => {
    const it = talkWith({ ...email, required: false })
    it.hear('Parking?', { acts: ['ask'], questions: ['Parking?'] }, [unanswerable('Parking?')], presence)
    return it.acts()
  }
  assert.deepEqual(acts(closed), ['gap', 'presence', 'offer_message'])
  assert.deepEqual(acts(open), ['gap', 'offer_message'])
})

test('who is passed on beside what lies nearest is told when somebody is there; who only talks is not', () => {
  const it = talkWith(email)
  const far = { ...answerable('Parking?', 'In the yard.'), verdict: 'far' as const }
  it.hear(
    'Parking? A person please',
    { acts: ['ask', 'wants_person'], questions: ['Parking?'] },
    [far],
    closed,
  )
  assert.deepEqual(it.acts().slice(0, 3), ['gap', 'pass_on', 'presence'])
  it.hear('Nice', talking, [], closed)
  assert.ok(!it.acts().includes('presence'))
})
