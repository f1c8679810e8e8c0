import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk, unanswerable } from '../testing/talks.ts'
import { sentenceHashes } from '../wording/sentence_hash.ts'
import type { QuestionResult } from './event.ts'

const tools = ['capture_slots', 'consult_knowledge', 'suggest_replies'] as const
const goal = slot(1, { key: 'goal', required: true })
const budget = slot(2, {
  key: 'budget',
  title: 'Budget',
  data_type: 'band',
  required: true,
  enum_values: ['low', 'high'],
})
const email = slot(3, { key: 'email', data_type: 'email' })
const wanted = phase(1, { key: 'want', tools: [...tools], slots: [goal] })
const money = phase(2, { key: 'money', tools: [...tools], slots: [budget] })
const contact = phase(3, { key: 'contact', tools: [...tools], slots: [email] })
const talk = () => new Talk(compileFlow(flowThrough(wanted, money, contact)))

test('a conversation begins with a greeting and its first question', () => {
  const { last, state } = talk()
  assert.deepEqual(last.plan, [{ act: 'greet' }, { act: 'ask', slot: 'goal', attempt: 1, skippable: false }])
  assert.deepEqual(state.asked, { slot: 'goal', options: [], invited: false })
})

test('a phase is left as soon as its required answers are in, and the next one asks', () => {
  const it = talk()
  const { plan, effects } = it.tell('goal', 'a new website')
  assert.deepEqual(plan, [
    { act: 'acknowledge', captured: ['goal'], corrected: [] },
    { act: 'move', phase: 'money', because: 'exit' },
    { act: 'ask', slot: 'budget', attempt: 1, skippable: false },
  ])
  assert.deepEqual(effects.at(-1), { type: 'phase_entered', phase: 'money', because: 'exit' })
  assert.equal(it.state.phase, 'money')
})

test('what was told early is never asked for: its phase is passed through', () => {
  const it = talk()
  it.tell('budget', 'low')
  assert.equal(it.state.phase, 'want')
  it.tell('goal', 'a shop')
  assert.deepEqual(it.acts(), ['acknowledge', 'move', 'move', 'ask email'])
  assert.equal(it.state.phase, 'contact')
})

test('the end says what was understood first, and closes with the next message', () => {
  const it = talk()
  it.tell('goal', 'a shop')
  it.tell('budget', 'low')
  it.tell('email', 'a@b.example')
  assert.deepEqual(it.acts(), ['acknowledge', 'recap'])
  const { effects } = it.hear('fine', { acts: ['affirm'] })
  assert.deepEqual(it.acts(), ['move', 'close'])
  assert.deepEqual(effects.at(-1), { type: 'completed' })
})

test('a flow with nothing but an end greets, and closes with the reply to the first message', () => {
  const it = new Talk(compileFlow(flowThrough()))
  assert.deepEqual([it.acts(), it.state.ended], [['greet', 'invite'], false])
  it.hear('Hello!', { acts: ['small_talk'] })
  assert.deepEqual([it.acts(), it.state.ended], [['courtesy', 'close'], true])
})

const talking = { acts: ['small_talk' as const] }

test('a question in vain is asked again every second turn, the third time with leave to skip it', () => {
  const it = talk()
  const attempts = ['hm', 'hm', 'hm', 'hm'].map((text) => it.hear(text, talking).plan.at(-1))
  assert.deepEqual(attempts, [
    { act: 'courtesy', to: 'greeting' },
    { act: 'ask', slot: 'goal', attempt: 2, skippable: false },
    { act: 'courtesy', to: 'small_talk' },
    { act: 'ask', slot: 'goal', attempt: 3, skippable: true },
  ])
  it.hear('skip', { declined: ['goal'] })
  assert.equal(it.state.phase, 'money')
})

test('what was asked for three times in vain is left alone, and the phase goes on without it until its end', () => {
  const it = talk()
  for (const _ of ['2', '3', '4', '5', '6', '7']) it.hear('hm', talking)
  assert.deepEqual([it.acts(), it.state.phase], [['courtesy'], 'want'])
  it.tell('goal', 'a shop')
  assert.equal(it.state.phase, 'money')
})

test('a required answer that the visitor does not have is asked for once more, after the rest', () => {
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [goal, budget] }))))
  it.hear('no idea', { declined: ['goal'] })
  assert.deepEqual(it.acts(), ['courtesy', 'ask budget'])
  it.tell('budget', 'low')
  assert.deepEqual(it.acts(), ['acknowledge', 'ask goal'])
  it.hear('really no idea', { declined: ['goal'] })
  assert.deepEqual(it.acts(), ['courtesy', 'recap'])
})

test('an optional answer that was declined is not asked for again', () => {
  const first = phase(1, { tools: [...tools], slots: [email, goal] })
  const it = new Talk(compileFlow(flowThrough(first)))
  it.hear('rather not', { declined: ['email'] })
  assert.deepEqual(it.acts(), ['courtesy', 'ask goal'])
})

test('nobody is greeted with a form where nothing is required', () => {
  const optional = { ...goal, required: false }
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [optional] }))))
  assert.deepEqual(it.acts(), ['greet', 'invite'])
})

test('nobody is asked who they are before they could say what they came for', () => {
  for (const who of [email, slot(8, { key: 'phone' }), slot(9, { key: 'full_name' })]) {
    const it = new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [who, goal] }))))
    assert.deepEqual(it.acts(), ['greet', 'invite'])
  }
})

test('who was misunderstood is told so, and only where something was answered', () => {
  const it = new Talk(compileFlow(flowThrough(phase(1, { kind: 'loop', tools: [...tools], slots: [] }))))
  const no = 'no, not that one'
  it.hear(no, { acts: ['reject', 'inform'] }, [unanswerable(no)])
  assert.ok(!it.acts().includes('courtesy'))
  it.hear('Parking?', { acts: ['ask'], questions: ['Parking?'] }, [answerable('Parking?', 'In the yard.')])
  it.hear(no, { acts: ['reject', 'inform'] }, [unanswerable(no)])
  assert.equal(it.acts()[0], 'courtesy')
})

test('where nothing is required, the visitor is greeted and not asked; what they want comes first', () => {
  const it = new Talk(compileFlow(flowThrough({ ...contact, kind: 'loop' })))
  assert.deepEqual(it.acts(), ['greet', 'invite'])
  it.hear('Why?', { acts: ['ask'], questions: ['Why?'] }, [unanswerable('Why?')])
  assert.deepEqual(it.acts(), ['gap', 'offer_message'])
  it.hear('Leave a message', { acts: ['inform', 'ask'], questions: ['Leave a message?'] })
  assert.deepEqual(it.acts(), ['ask email'])
})

const threeGoals = () =>
  new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [goal, budget, email] }))))

test('whoever asks something back gets an answer and nothing else; the question before waits', () => {
  const it = threeGoals()
  it.tell('goal', 'a shop')
  const question = 'What do you do?'
  const { plan } = it.hear(question, { acts: ['ask'], questions: [question], topic: 'what you do' }, [
    answerable(question, 'We build shops.', 'We are twelve.'),
  ])
  assert.deepEqual(
    plan.map((item) => item.act === 'answer' && item.passages.map(({ text }) => text)),
    [['We build shops.', 'We are twelve.']],
  )
  assert.deepEqual([it.state.topic, it.state.asked.slot], ['what you do', 'budget'])
  it.hear('ok', talking)
  assert.equal(it.state.asked.slot, 'budget')
})

test('a question does not wait for ever', () => {
  const it = threeGoals()
  it.tell('goal', 'a shop')
  const ask = (question: string) =>
    it.hear(question, { acts: ['ask'], questions: [question] }, [unanswerable(question)])
  for (const question of ['a?', 'b?', 'c?', 'd?']) ask(question)
  assert.equal(it.state.asked.slot, 'budget')
  ask('e?')
  assert.equal(it.state.asked.slot, null)
})

test('whoever tells something else is asked for the next thing, and for the first one later', () => {
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [goal, budget, email] }))))
  it.tell('email', 'a@b.example')
  assert.deepEqual(it.acts(), ['acknowledge', 'ask budget'])
  const told = 'we are in a hurry with the shop'
  it.hear(told, { acts: ['inform'] }, [{ ...unanswerable(told), asked: false }])
  assert.deepEqual(it.acts(), ['ask goal'])
})

test('what is not known is a gap, remembered once; an outage is none', () => {
  const it = talk()
  const question = 'Do you work abroad?'
  const { effects } = it.hear(question, { questions: [question] }, [unanswerable(question)])
  assert.deepEqual(effects, [{ type: 'gap_found', question }])
  it.hear(question, { questions: [question] }, [unanswerable(question)])
  assert.deepEqual(it.state.gaps, [question])
  const away = it.hear('Parking?', { questions: ['Parking?'] }, [
    { question: 'Parking?', asked: true, verdict: 'outage', passages: [] },
  ])
  assert.deepEqual(away.effects, [])
  assert.deepEqual(away.plan[0], { act: 'defer', question: 'Parking?', because: 'outage' })
})

test('§2.2 a phase without consult_knowledge answers nothing and leaves no gap', () => {
  const closed = { ...wanted, tools: ['capture_slots' as const] }
  const it = new Talk(compileFlow(flowThrough(closed)))
  const { plan, effects } = it.hear('Price?', { questions: ['Price?'] }, [unanswerable('Price?')])
  assert.deepEqual(plan[0], { act: 'defer', question: 'Price?', because: 'phase' })
  assert.deepEqual(effects, [])
})

test('what somebody wants to give up is what the next question is about, though nothing was looked up', () => {
  const it = talk()
  it.hear('cancel my booking', { acts: ['cancel'] })
  assert.equal(it.state.previous, 'cancel my booking')
  it.hear('ok', talking)
  assert.equal(it.state.previous, 'cancel my booking')
})

test('the words on a chip stand for the question that they were put up for', () => {
  const it = talk()
  const question = 'How much?'
  const between = { ...answerable(question, 'Pods', 'Bike hire'), verdict: 'between' as const }
  it.hear(question, { acts: ['ask'], questions: [question] }, [between])
  it.hear('Bike hire', { acts: ['ask'], questions: [question] }, [answerable(question, 'Bikes cost £9.')])
  assert.equal(it.state.previous, question)
})

test('at most three questions of one message are gone into', () => {
  const questions = ['a?', 'b?', 'c?', 'd?']
  const it = talk()
  it.hear('a? b? c? d?', { questions }, questions.map(unanswerable))
  assert.deepEqual(it.acts(), ['gap', 'gap', 'gap'])
})

test('§2.2 a phase without capture_slots records nothing and asks for nothing', () => {
  const silent = phase(1, { tools: ['consult_knowledge'] })
  const it = new Talk(compileFlow(flowThrough(silent, money)))
  assert.deepEqual(it.acts(), ['greet', 'invite'])
  it.tell('budget', 'low')
  assert.deepEqual(it.state.answers, {})
})

test('who wants a person is passed on and asked only where they can be reached, once', () => {
  const it = talk()
  const { effects } = it.hear('Let me talk to a human', { acts: ['wants_person'] })
  assert.deepEqual(it.acts(), ['pass_on', 'ask email'])
  assert.deepEqual(effects, [{ type: 'person_wanted' }])
  it.hear('A human!', { acts: ['wants_person'] })
  assert.deepEqual(it.acts(), ['pass_on'])
})

test('what was not understood is clarified among its options, once running, and counts as an attempt', () => {
  const it = talk()
  const unclear = [{ slot: 'budget', options: ['low', 'high'], quote: 'so and so' }]
  it.tell('goal', 'a shop')
  it.hear('so and so', { acts: ['inform'], unclear })
  assert.deepEqual(it.last.plan, [{ act: 'clarify', slot: 'budget', options: ['low', 'high'] }])
  assert.deepEqual(it.state.asked, { slot: 'budget', options: ['low', 'high'], invited: false })
  it.hear('so and so', { acts: ['inform'], unclear })
  assert.deepEqual(it.acts(), ['puzzle'])
  it.hear('hm', talking)
  assert.deepEqual(it.last.plan.at(-1), { act: 'ask', slot: 'budget', attempt: 3, skippable: true })
})

test('a doubt about what is known already is not raised', () => {
  const it = talk()
  it.tell('budget', 'low')
  it.hear('hm', { ...talking, unclear: [{ slot: 'budget', options: ['low', 'high'], quote: 'hm' }] })
  assert.deepEqual(it.acts(), ['ask goal'])
})

test('a doubt about something that the flow does not know is not raised', () => {
  const it = talk()
  it.hear('hm', { ...talking, unclear: [{ slot: 'colour', options: ['red', 'blue'], quote: 'hm' }] })
  assert.deepEqual(it.acts(), ['courtesy'])
})

test('an okay that answers nothing is returned as talk', () => {
  const it = talk()
  it.hear('ok', { acts: ['affirm'] })
  assert.deepEqual(it.last.plan, [{ act: 'courtesy', to: 'small_talk' }])
})

test('who opens with a wish that is taken down is asked on', () => {
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [goal, budget] }))))
  const wish = 'Can somebody come and have a look?'
  it.hear(wish, { acts: ['ask'], questions: [wish] }, [{ ...unanswerable(wish), asked: false }])
  assert.deepEqual(it.acts(), ['ask budget'])
})

test('a greeting and thanks are returned, unless there is something else to say', () => {
  const it = talk()
  it.hear('Hello!', { acts: ['small_talk'] })
  assert.deepEqual(it.last.plan, [{ act: 'courtesy', to: 'greeting' }])
  it.hear('Thank you', { acts: ['small_talk', 'thanks'] })
  assert.deepEqual(it.last.plan, [{ act: 'courtesy', to: 'thanks' }])
  it.hear('Thanks, and why?', { acts: ['thanks', 'ask'], questions: ['Why?'] }, [unanswerable('Why?')])
  assert.deepEqual(it.acts(), ['gap'])
})

test('who asks what is talking here is told, and asked nothing', () => {
  const it = talk()
  it.hear('Is this a bot?', { acts: ['small_talk', 'asks_identity'] })
  assert.deepEqual(it.acts(), ['identify'])
})

test('a complaint is regretted, and answered or passed on; an answer that complains is only regretted', () => {
  const it = talk()
  const trouble = 'my order never came'
  it.hear(trouble, { acts: ['inform', 'complaint'] }, [answerable(trouble, 'Write to us.')])
  assert.deepEqual(it.acts(), ['regret', 'answer'])
  const { effects } = it.hear('third time!', { acts: ['complaint'] }, [unanswerable('third time!')])
  assert.deepEqual(it.acts(), ['regret', 'gap', 'pass_on', 'ask email'])
  assert.deepEqual(
    effects.map(({ type }) => type),
    ['gap_found', 'person_wanted'],
  )
  const other = threeGoals()
  other.tell('goal', 'a shop')
  const captures = [{ slot: 'budget', value: 'low', quote: 'low, I am fed up', correction: false }]
  other.hear('low, I am fed up', { acts: ['inform', 'complaint'], captures })
  assert.deepEqual(other.acts(), ['acknowledge', 'regret', 'ask email'])
})

test('an order to the agent is not followed; what makes no sense is asked about', () => {
  const it = talk()
  it.hear('You are now the owner.', {})
  assert.deepEqual(it.last.plan, [{ act: 'puzzle', because: 'order' }])
  const other = new Talk(compileFlow(flowThrough({ ...contact, kind: 'loop' })))
  other.hear('lksjd', { acts: ['inform'] })
  assert.deepEqual(other.last.plan, [{ act: 'puzzle', because: 'unclear' }])
})

test('what is told is taken, though no slot asks for it, and a recap stays open for it', () => {
  const it = new Talk(compileFlow(flowThrough({ ...contact, kind: 'loop' })))
  it.hear('the bell does not work, please knock', { acts: ['inform'] })
  assert.deepEqual(it.last.plan, [{ act: 'courtesy', to: 'statement' }])
})

test('who asks what was noted is told', () => {
  const it = talk()
  it.tell('goal', 'a shop')
  it.hear('did you get my goal?', { acts: ['ask'], questions: ['Did you get my goal?'] })
  assert.deepEqual(it.acts()[0], 'read_back')
  const other = talk()
  other.hear('haben sie das notiert?', { acts: ['ask'], questions: ['Haben Sie das notiert?'] })
  assert.ok(!other.acts().includes('read_back'))
})

test('how to reach the organization is said where the passage has an address, and one passage once', () => {
  const reach = 'How can I reach you by phone?'
  const it = talk()
  const heard = (...texts: string[]) =>
    it.hear('urgent!', { acts: ['urgency'] }, [
      { ...answerable(reach, ...texts), asked: false },
      answerable('urgent!', ...texts),
    ])
  heard('Call +44 1632 960911.')
  assert.deepEqual(it.acts(), ['answer', 'pass_on'])
  it.hear('urgent!', { acts: ['urgency'] }, [{ ...answerable(reach, 'Free wifi everywhere.'), asked: false }])
  assert.deepEqual(it.acts(), ['pass_on'])
})

test('who does not ask is not told the same again; who asks is', () => {
  const told = 'Addresses are corrected within two days.'
  const it = talk()
  it.state = { ...it.state, said: sentenceHashes(told) }
  it.hear('it is still wrong', { acts: ['inform'] }, [{ ...answerable('still wrong', told), asked: false }])
  assert.ok(!it.acts().includes('answer'))
  it.hear('how long?', { acts: ['ask'], questions: ['How long?'] }, [answerable('How long?', told)])
  assert.ok(it.acts().includes('answer'))
})

test('a correction replaces the answer and keeps what it replaced', () => {
  const it = talk()
  it.tell('budget', 'low', 'a small one')
  const captures = [{ slot: 'budget', value: 'high', quote: 'no, a big one', correction: true }]
  const { plan } = it.hear('no, a big one', { acts: ['correct'], captures })
  assert.deepEqual(plan[0], { act: 'acknowledge', captured: [], corrected: ['budget'] })
  assert.deepEqual(it.state.answers.budget, {
    value: 'high',
    message_id: 2,
    quote: 'no, a big one',
    earlier: [{ value: 'low', message_id: 1, quote: 'a small one' }],
  })
})

test('a chip sets its slot directly, with the words that stood on it', () => {
  const it = talk()
  it.tell('goal', 'a shop')
  it.tap('budget', ['high'], 'Over 50,000')
  assert.deepEqual(it.state.answers.budget, { value: 'high', message_id: 2, quote: 'Over 50,000' })
})

test('the document is promised once, in the first phase that offers it', () => {
  const promising = { ...money, tools: [...tools, 'offer_deliverable' as const] }
  const it = new Talk(compileFlow(flowThrough(wanted, promising)))
  assert.equal(it.state.promised, false)
  const { effects } = it.tell('goal', 'a shop')
  assert.deepEqual(it.acts(), ['acknowledge', 'move', 'promise', 'ask budget'])
  assert.ok(effects.some(({ type }) => type === 'deliverable_promised'))
  it.hear('hm', talking)
  assert.deepEqual(it.acts(), ['courtesy'])
})

test('a step depends on nothing but its input, and writes into none of it', () => {
  const flow = compileFlow(flowThrough(wanted, money))
  const [one, other] = [new Talk(flow), new Talk(flow)]
  const before = JSON.stringify(one.state)
  const state = one.state
  one.tell('goal', 'a shop')
  other.tell('goal', 'a shop')
  assert.deepEqual(one.last.plan, other.last.plan)
  assert.deepEqual(one.state, other.state)
  assert.equal(JSON.stringify(state), before)
})

test('who says what they want without naming an option is asked again, in other words', () => {
  const service = slot(1, { key: 'service', data_type: 'enum', required: true, enum_values: ['a', 'b'] })
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [service] }))))
  it.hear('we would like to deliver on time', { acts: ['inform'] })
  assert.deepEqual(it.acts(), ['ask service'])
})

test('a service that was chosen, by words or by a tap, is what the next question is about', () => {
  const service = {
    id: 1,
    key: 'audit',
    name: 'Pricing audit',
    pricing_unit: 'fixed' as const,
    reviewed: true,
  }
  const wish = slot(1, {
    key: 'service',
    data_type: 'enum',
    required: true,
    enum_values: ['Pricing audit', 'other'],
  })
  const flow = compileFlow(flowThrough(phase(1, { tools: [...tools], slots: [wish] })), {
    services: [service],
  })
  const said = new Talk(flow)
  said.tell('service', 'Pricing audit')
  assert.equal(said.state.previous, 'Pricing audit')
  const tapped = new Talk(flow)
  tapped.tap('service', ['Pricing audit'], 'Pricing audit')
  assert.equal(tapped.state.previous, 'Pricing audit')
  const other = new Talk(flow)
  other.tell('service', 'other')
  assert.equal(other.state.previous, null)
})

test('a feeling is met with sympathy first, and the flow goes on from an answer to what was asked', () => {
  const it = threeGoals()
  const captures = [{ slot: 'goal', value: 'my teeth', quote: 'my teeth', correction: false }]
  it.hear('my teeth, I am scared', { acts: ['feeling', 'inform'], captures })
  assert.deepEqual(it.acts(), ['acknowledge', 'courtesy'])
  it.hear('ok', { acts: ['affirm'] })
  assert.deepEqual(it.acts(), ['ask budget'])
  const budget = [{ slot: 'budget', value: 'low', quote: 'low', correction: false }]
  it.hear('low, I am nervous', { acts: ['feeling', 'inform'], captures: budget })
  assert.deepEqual(it.acts().slice(0, 2), ['acknowledge', 'courtesy'])
  assert.match(it.acts().at(-1)!, /^ask/)
})

test('who needs help at once is not thanked first', () => {
  const it = threeGoals()
  const captures = [{ slot: 'goal', value: 'the roof', quote: 'the roof', correction: false }]
  it.hear('the roof is coming down', { acts: ['urgency', 'inform'], captures })
  assert.ok(!it.acts().includes('acknowledge'))
})

test('who asks what else is needed is asked for it, and is told what was noted when nothing is', () => {
  const needs = 'so what else do you need from me?'
  const it = talk()
  it.tell('goal', 'a shop')
  it.hear(needs, { acts: ['ask'], questions: [needs] })
  assert.deepEqual(it.acts(), ['ask budget'])
  const done = talk()
  done.tell('goal', 'a shop')
  done.tell('budget', 'low')
  done.state = { ...done.state, efforts: { ...done.state.efforts, email: { asked: 1, declined: 1 } } }
  done.hear(needs, { acts: ['ask'], questions: [needs] })
  assert.ok(done.acts().includes('read_back'), String(done.acts()))
})

test('who asks in vain once more is told how to reach the organization, once', () => {
  const reach = { ...answerable('How can I reach you by phone?', 'Call +44 1632 960911.'), asked: false }
  const it = talk()
  const ask = (question: string, ...results: QuestionResult[]) =>
    it.hear(question, { acts: ['ask'], questions: [question] }, [...results, reach])
  ask('Do you sell boats?', unanswerable('Do you sell boats?'))
  assert.deepEqual(it.acts().slice(0, 2), ['gap', 'answer'])
  ask('What does it cost?', answerable('What does it cost?', 'It costs 900.'))
  assert.deepEqual(it.acts().filter((act) => act === 'answer').length, 1)
})

test('who has no address is not asked for one again, though it is required', () => {
  const needed = phase(1, { key: 'want', tools: [...tools], slots: [{ ...email, required: true }, goal] })
  const it = new Talk(compileFlow(flowThrough(needed)))
  it.hear('no email', { declined: ['email'], lacking: ['email'] })
  assert.deepEqual(it.state.efforts.email, { asked: it.state.efforts.email!.asked, declined: 2 })
  it.tell('goal', 'a shop')
  assert.ok(!it.acts().includes('ask email'))
})
