import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileEvidenceIds, type ToolName } from '@foyer/contract/vocabulary'
import { data } from '../testing/engine_data.ts'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, readingWith } from '../testing/talks.ts'
import { initialState } from './initial_state.ts'
import { knowledgeQueries } from './knowledge_queries.ts'
import type { Reading } from './reading.ts'
import type { ConversationState } from './state.ts'

const goal = slot(1, { key: 'goal' })
const email = slot(2, { key: 'email', data_type: 'email' })
const captured = (key: string, value: string) => ({ slot: key, value, quote: value, correction: false })

const pending = { slot: 'goal', options: [], invited: false }

interface Situation extends Partial<ConversationState> {
  required?: boolean
  tools?: ToolName[]
}

function queriesOf(message: string, reading: Partial<Reading>, situation: Situation = {}) {
  const { required = false, tools = ['consult_knowledge', 'capture_slots'], ...state } = situation
  const flow = compileFlow(
    flowThrough(phase(1, { tools, slots: [{ ...goal, required }, email, slot(3, { key: 'problem' })] })),
  )
  return knowledgeQueries(flow, { ...initialState(flow), ...state }, readingWith(reading), message, data)
}

test('one question is looked up by the whole message, several one by one with the message around them', () => {
  assert.deepEqual(queriesOf('hm, a?', { acts: ['ask'], questions: ['A?'] }), [
    { question: 'A?', text: 'hm, a?', asked: true },
  ])
  assert.deepEqual(queriesOf('a? b?', { acts: ['ask'], questions: ['A?', 'B?'] }), [
    { question: 'A?', text: 'A?', within: 'a? b?', asked: true },
    { question: 'B?', text: 'B?', within: 'a? b?', asked: true },
  ])
})

test('of several questions, one that names nothing goes on from what was told', () => {
  const questions = ['How long would that take?', 'And what does it cost?']
  const asked = (situation: Situation) =>
    queriesOf('how long would that take and what does it cost', { acts: ['ask'], questions }, situation)
  assert.ok(asked({ answered: { kind: 'service', id: 1 } }).every(({ within }) => within === undefined))
  assert.ok(asked({}).every(({ within }) => within !== undefined))
})

test('who names a matter and a price asks, also where answers are required', () => {
  assert.equal(queriesOf('bike repair price', { acts: ['inform'] }, { required: true })[0]?.asked, true)
  assert.equal(queriesOf('a bike repair', { acts: ['inform'] }, { required: true })[0]?.asked, false)
})

test('who wants the price of something asks, also later on', () => {
  for (const text of ['just want the price for a girl cat', 'ich wollte nur die preise für katzen'])
    assert.equal(
      queriesOf(text, { acts: ['inform'] }, { turns: 2, previous: 'kittens' })[0]?.asked,
      true,
      text,
    )
})

test('what a flow asks for, and takes down, wants no answer, though it names a price', () => {
  const text = 'bike repair price'
  const captures = [captured('goal', text)]
  assert.equal(queriesOf(text, { acts: ['inform'], captures }, { required: true })[0]?.asked, false)
  assert.equal(queriesOf(text, { acts: ['inform'], captures })[0]?.asked, true)
  assert.deepEqual(queriesOf(text, { acts: ['inform'] }, { required: true, asked: pending }), [])
})

test('who only tells something is not told the same again, who asks is', () => {
  const answered = { kind: 'passage', id: 7 } as const
  const except = (message: string, acts: Reading['acts'], questions: string[]) =>
    queriesOf(message, { acts, questions }, { required: true, answered })[0]?.except
  assert.deepEqual(except('a bike repair', ['inform'], []), answered)
  assert.equal(except('what does a bike repair cost?', ['ask'], ['What does it cost?']), undefined)
})

test('a question behind a choice is looked up with what was chosen', () => {
  const service = slot(4, {
    key: 'service',
    data_type: 'enum',
    enum_values: ['patrol'],
    enum_labels: { patrol: 'Night guard' },
  })
  const flow = compileFlow(
    flowThrough(phase(1, { tools: ['consult_knowledge', 'capture_slots'], slots: [service] })),
  )
  const questions = ['What does that cost?']
  const captures = [captured('service', 'patrol')]
  const [query] = knowledgeQueries(
    flow,
    initialState(flow),
    readingWith({ acts: ['inform', 'ask'], captures, questions }),
    'i grind my teeth, what does that cost?',
    data,
  )
  assert.equal(query?.text, 'Night guard What does that cost?')
})

test('talk, and a question for what was noted, are in no knowledge', () => {
  assert.deepEqual(queriesOf('what lovely weather we have today', { acts: ['small_talk'] }), [])
  const asked = { acts: ['ask' as const], questions: ['Did you get my number?'] }
  assert.deepEqual(queriesOf('did you get my number?', asked), [])
})

test('a short answer to what was asked is taken down, also beside a question that was just looked up', () => {
  const text = 'a repair of my mountain bike'
  const situation = {
    required: true,
    asked: pending,
    asked_at: 2,
    turns: 3,
    looked_up_at: 3,
    previous: 'hours',
  }
  assert.deepEqual(queriesOf(text, { acts: ['inform'], captures: [captured('goal', text)] }, situation), [])
  const long = `${text} that has stood in the rain for years`
  assert.equal(queriesOf(long, { acts: ['inform'], captures: [captured('goal', long)] }, situation).length, 1)
})

test('who says when they would like to come is not told the opening hours', () => {
  const when = slot(4, { key: 'when', title: 'Preferred time' })
  const flow = compileFlow(
    flowThrough(phase(1, { tools: ['consult_knowledge', 'capture_slots'], slots: [when] })),
  )
  const message = 'Saturday would be good, or else Friday after 4 if you open then'
  const reading = readingWith({ acts: ['inform'], captures: [captured('when', message)] })
  assert.deepEqual(knowledgeQueries(flow, initialState(flow), reading, message, data), [])
})

test('§2.2 a phase without consult_knowledge looks nothing up', () => {
  assert.deepEqual(queriesOf('a?', { questions: ['A?'] }, { tools: ['capture_slots'] }), [])
})

test('who wants a person is told how to reach one, and nothing of the matter', () => {
  const text = 'still wrong. can a human look at it please'
  const texts = (reading: Partial<Reading>) => queriesOf(text, reading).map(({ text }) => text)
  const reach = 'How can I reach you by phone?'
  assert.deepEqual(texts({ acts: ['wants_person', 'complaint', 'inform'] }), [reach])
  assert.equal(texts({ acts: ['wants_person', 'ask'], questions: ['What does it cost?'] }).length, 2)
})

test('a question behind an answer is looked up without it, but not without what it is about', () => {
  const text = 'anna@mail.example. is there a free trial?'
  const questions = ['Is there a free trial?']
  const looked = (captures: Reading['captures']) =>
    queriesOf(text, { acts: ['inform', 'ask'], questions, captures })[0]?.text
  assert.equal(looked([captured('email', 'anna@mail.example')]), 'Is there a free trial?')
  assert.equal(looked([captured('goal', 'we are a charity')]), text)
})

test('talk is not looked up, and neither is an offer that is taken', () => {
  assert.deepEqual(queriesOf('thanks, great', { acts: ['thanks', 'small_talk'] }), [])
  assert.deepEqual(queriesOf('Leave a message', { acts: ['inform'] }), [])
})

test('what is told where nothing is asked for wants an answer; what answers the agent does not', () => {
  const told = 'my starter smells of nail polish'
  const asked = { slot: 'goal', options: [], invited: false }
  const isAsked = (situation: Situation) => queriesOf(told, { acts: ['inform'] }, situation)[0]?.asked
  assert.equal(isAsked({}), true)
  assert.equal(isAsked({ asked }), false)
  assert.equal(isAsked({ required: true }), false)
  const previous = 'Do you sell flour?'
  const captures = [captured('goal', told)]
  const taken = { required: true, previous, turns: 2 }
  assert.equal(queriesOf(told, { acts: ['inform'], captures }, taken)[0]?.asked, false)
  const toldOn = queriesOf(told, { acts: ['inform'] }, { ...taken, asked, asked_at: 0 })
  assert.deepEqual(toldOn, [{ question: told, text: told, asked: false, told_on: true }])
})

test('what is told where the agent has asked for something is taken down, and not looked up', () => {
  const asked = { slot: 'goal', options: [], invited: false }
  const told = 'gas combi, 18 years old, and the loft is insulated'
  const queries = (situation: Situation) => queriesOf(told, { acts: ['inform'] }, situation)
  const previous = 'Do you fit heat pumps?'
  assert.deepEqual(queries({ required: true, previous, asked, asked_at: 2, turns: 2 }), [])
  assert.deepEqual(queries({ required: true, previous, asked, asked_at: 1, turns: 2 }), [])
  const goesOn = { required: true, previous, asked, asked_at: 2, turns: 2, looked_up_at: 2 }
  assert.equal(queries(goesOn).length, 1)
  const problem = { slot: 'problem', options: [], invited: false }
  assert.equal(queries({ required: true, asked: problem, asked_at: 1, turns: 1 }).length, 1)
  assert.deepEqual(queries({ required: true, recapped: true, turns: 3 }), [])
})

test('trouble wants an answer, unless it answers the agent', () => {
  const trouble = { acts: ['inform', 'complaint'] } satisfies Partial<Reading>
  const asked = { slot: 'goal', options: [], invited: false }
  assert.equal(queriesOf('nothing works', trouble, { required: true })[0]?.asked, true)
  assert.deepEqual(queriesOf('nothing works', trouble, { asked, required: true }), [])
  const captures = [captured('goal', 'nothing works')]
  assert.deepEqual(queriesOf('nothing works', { ...trouble, captures }, { asked }), [])
})

test('what takes an answer back is not looked up', () => {
  const change = { ...captured('goal', 'Friday'), correction: true }
  const message = 'make it Friday, Thursday is no good after all for either of us'
  assert.deepEqual(queriesOf(message, { acts: ['inform', 'correct'], captures: [change] }), [])
  assert.equal(queriesOf(message, { acts: ['inform'], captures: [captured('goal', 'Friday')] }).length, 1)
})

test('what only fills a slot is not looked up; what describes a matter or a wish is looked up, though nobody asks', () => {
  const address = captured('email', 'anna@mail.example')
  const text = 'you can write to anna@mail.example please'
  assert.deepEqual(queriesOf(text, { acts: ['inform'], captures: [address] }), [])
  const described = 'the export to the ledger stops halfway'
  const [matter] = queriesOf(described, { acts: ['inform'], captures: [captured('goal', described)] })
  assert.equal(matter?.asked, false)
  const [wish] = queriesOf('we would like to export more', { acts: ['inform'] }, { required: true })
  assert.equal(wish?.asked, false)
  assert.deepEqual(queriesOf('a sprint', { acts: ['inform'] }, { required: true, asked: pending }), [])
})

test('who is in a hurry or wants a person is told how to reach the organization', () => {
  assert.deepEqual(queriesOf('a human please', { acts: ['wants_person'] }), [
    {
      question: 'How can I reach you by phone?',
      text: 'How can I reach you by phone?',
      standalone: true,
      asked: false,
    },
  ])
  const [contact, matter] = queriesOf('Notfall, bei uns läuft Wasser', { acts: ['inform', 'urgency'] })
  assert.deepEqual([contact?.text, matter?.asked], ['Wie erreiche ich Sie telefonisch?', true])
})

test('a wish that fills a slot is taken down by a flow that requires something, and answered elsewhere', () => {
  const wish = 'Can somebody come and have a look?'
  const reading = { acts: ['ask'], questions: [wish] } satisfies Partial<Reading>
  assert.equal(queriesOf(wish, reading, { required: true })[0]?.asked, true)
  const noted = { ...reading, captures: [captured('goal', 'a look')] }
  assert.equal(queriesOf(wish, noted, { required: true, turns: 1 })[0]?.asked, false)
  assert.equal(queriesOf(wish, reading)[0]?.asked, true)
  const question = { acts: ['ask'], questions: ['What does it cost?'] } satisfies Partial<Reading>
  assert.equal(queriesOf('What does it cost?', question, { required: true })[0]?.asked, true)
})

test('who has asked instead of answering the greeting goes on about it, unless they say what they want; a short answer to what was asked since is not looked up', () => {
  const asked = { slot: 'goal', options: [], invited: false }
  const past = { required: true, previous: 'Do you sell stairs?', turns: 1, asked, asked_at: 0 }
  const isAsked = (text: string, situation: Situation) =>
    queriesOf(text, { acts: ['inform'], captures: [captured('goal', text)] }, situation)[0]?.told_on
  assert.equal(isAsked('oak, thirteen of those steps', past), true)
  assert.equal(isAsked('we would like to renew our stairs', past), undefined)
  assert.equal(isAsked('we are a joinery, at the moment everybody measures alone', past), undefined)
  assert.equal(isAsked('oak, thirteen of those steps', { ...past, previous: null, turns: 0 }), undefined)
  assert.equal(isAsked('oak, thirteen of those steps', { ...past, asked_at: 1 }), undefined)
})

test('thanks are not looked up, whomever they name', () => {
  assert.deepEqual(queriesOf('all right thanks penny dear', { acts: ['thanks', 'inform'] }), [])
})

test('a question that everybody asks is looked up in usual words, too', () => {
  const usualOf = (message: string) =>
    queriesOf(message, { acts: ['ask'], questions: [message] })[0]?.usual?.text
  assert.equal(usualOf('when do you close on fridays?'), 'What are your opening hours?')
  assert.equal(usualOf('gebt mir doch einfach die telefonnummer'), 'Wie erreiche ich Sie telefonisch?')
  assert.equal(usualOf('Can I bring my dog?'), undefined)
  const told = queriesOf(
    'whats your phone number',
    { acts: ['inform'], captures: [captured('goal', 'x')] },
    { required: true },
  )
  assert.equal(told[0]?.usual, undefined)
})

test('for who asks what would be done about it, what they came with is looked for among the services', () => {
  const matterOf = (message: string, situation: Situation = {}) =>
    queriesOf(message, { acts: ['ask'], questions: [message] }, situation)[0]?.matter
  const answers = { goal: { value: 'x', quote: 'our deliveries are late', message_id: 1 } }
  assert.equal(matterOf('what would you do about it', { answers }), 'our deliveries are late')
  assert.equal(matterOf('our stock is wrong, can you help with that?'), 'our stock is wrong')
  assert.equal(matterOf('what would you do'), undefined)
  assert.equal(matterOf('what does it cost', { answers }), undefined)
})

test('who asks on for times or places means what was talked about, and who wants a number the organization’s', () => {
  const usualOf = (message: string) =>
    queriesOf(message, { acts: ['ask'], questions: [message] }, { previous: 'Do you take parcels?' })[0]
      ?.usual?.text
  assert.equal(usualOf('until when on fridays?'), undefined)
  assert.equal(usualOf('when do you close on fridays?'), 'What are your opening hours?')
  assert.equal(usualOf('gebt mir doch einfach die telefonnummer'), 'Wie erreiche ich Sie telefonisch?')
})

test('whether something is settled is in no knowledge; what was rejected is not said again', () => {
  const asked = { acts: ['asks_status', 'ask'], questions: ['Is it booked?'] } satisfies Partial<Reading>
  assert.deepEqual(queriesOf('is it booked?', asked, { turns: 1 }), [])
  assert.equal(queriesOf('is it booked?', asked).length, 1)
  const answered = { kind: 'passage' as const, id: 7 }
  const rejected = { acts: ['reject', 'ask'], questions: ['The other?'] } satisfies Partial<Reading>
  assert.deepEqual(queriesOf('no, the other?', rejected, { turns: 1, answered })[0]?.except, answered)
  assert.equal(
    queriesOf('the other?', { ...rejected, acts: ['ask'] }, { turns: 1, answered })[0]?.except,
    undefined,
  )
})

test('what is said on leaving, and what the agent still needs, is not looked up', () => {
  assert.deepEqual(queriesOf('I will think about it, bye', { acts: ['inform', 'goodbye'] }), [])
  const needs = 'so what else do you need from me'
  assert.deepEqual(queriesOf(needs, { acts: ['ask'], questions: [needs] }), [])
})

test('who does not mind when they come asks nothing', () => {
  const declined = { acts: ['dont_care' as const], declined: ['when'] }
  assert.deepEqual(queriesOf('whenever you are open', declined, { required: true }), [])
})

test('who asks for the number asks, whatever else it may be taken for', () => {
  const [query] = queriesOf('your phone number please', { acts: [] })
  assert.deepEqual([query?.asked, query?.usual_first], [true, true])
  const given = { acts: ['inform'], captures: [captured('goal', 'x')] } satisfies Partial<Reading>
  assert.notEqual(queriesOf('your phone number please', given)[0]?.usual_first, true)
})

test('who supposes something after a question asks on', () => {
  const told = (text: string) =>
    queriesOf(text, { acts: ['inform'] }, { previous: 'Do you teach?', turns: 2 })[0]
  assert.equal(told('and if I come a little late')?.asked, true)
  assert.equal(told('I come a little late')?.told_on, true)
})

test('who has asked in vain before may be told how to reach the organization', () => {
  const question = 'Do you sell boats?'
  const read = { acts: ['ask'], questions: [question] } satisfies Partial<Reading>
  const texts = (situation: Situation) => queriesOf(question, read, situation).map(({ text }) => text)
  assert.deepEqual(texts({ turns: 2 }), [question])
  assert.deepEqual(texts({ turns: 2, gaps: ['Do you sell cars?'] }), [
    question,
    'How can I reach you by phone?',
  ])
})

test('who wants no call is not told the number, whatever the hand has slipped on', () => {
  assert.deepEqual(queriesOf('nien, anrufen nciht', { acts: ['deny'] }, { language: 'de' }), [])
  assert.deepEqual(queriesOf('please dont call me', { acts: ['inform'] })[0]?.usual, undefined)
})

test('one of several questions that leave out what they are about goes on from what was told before', () => {
  const questions = ['How much (pricing stuff)?', 'Do you travel?']
  const [first, second] = queriesOf(
    'how much and do you travel',
    { acts: ['ask'], questions },
    { topic: 'pricing stuff', turns: 1 },
  )
  assert.deepEqual([first?.text, first?.within], ['How much?', undefined])
  assert.deepEqual([second?.text, second?.within], ['Do you travel?', 'how much and do you travel'])
})

test('who asks where the organization is, what fits or what it costs is answered from the profile', () => {
  const profileOf = (message: string, previous: string | null = null) =>
    queriesOf(message, { acts: ['ask'], questions: [message] }, { previous })[0]?.usual?.profile_id
  assert.equal(profileOf('und wo sitzt ihr', 'was kostet das'), profileEvidenceIds.address)
  assert.equal(profileOf('and where is that', 'Do you take parcels?'), undefined)
  assert.equal(profileOf('so which of your services would fit'), profileEvidenceIds.services)
  assert.equal(profileOf('was kostet sowas denn'), profileEvidenceIds.services)
  assert.equal(profileOf('what does the blue one cost'), undefined)
})
