import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMessage } from '../testing/read_message.ts'
import { readSeeded as read, readSeeded, seededSlots } from '../testing/read_seeded.ts'

/** How people talk beside answering: what was found wrong in whole conversations. */

test('whoever only looks around has no goal', () => {
  for (const message of [
    'just looking around',
    'still just looking',
    'just browsing',
    'ich schaue nur mal',
    'Ich schaue mich nur um',
  ]) {
    const { values, declined } = read('discovery', 'goal', message)
    assert.deepEqual([values, declined], [{}, ['goal']], message)
  }
  assert.deepEqual(read('discovery', 'goal', 'we are just looking for a new supplier').values, {
    goal: 'a new supplier',
  })
})

test('a remark about the site or the weather answers nothing; what is wrong with it may', () => {
  for (const [locale, message] of [
    ['en', 'your website is ugly'],
    ['en', 'nice website by the way'],
    ['de', 'Eure Seite ist ja wohl ein Witz'],
    ['de', 'schönes Wetter heute'],
    ['de', 'Alles gut bei Ihnen?'],
  ] as const) {
    const { values, acts } = read('discovery', 'goal', message, { locale })
    assert.deepEqual([values, acts.includes('inform')], [{}, false], message)
  }
  assert.equal(read('support', 'problem', 'Your website is broken').values.problem, 'Your website is broken')
  assert.equal(read('discovery', 'goal', 'our website is ugly').values.goal, 'our website is ugly')
})

test('whoever wants to know more about something says what they are interested in, and asks', () => {
  const { values, questions } = read(
    'qualification',
    'interest',
    'Hi, I want to know more about the pricing audit',
  )
  assert.equal(values.interest, 'the pricing audit')
  assert.equal(questions.length, 1)
})

test('a hedge between two sentences does not tear an answer apart', () => {
  assert.equal(
    read('qualification', 'interest', 'A pricing audit, I think. Or something like it.').values.interest,
    'A pricing audit, I think. Or something like it',
  )
})

test('what the visitor is belongs to what they tell', () => {
  assert.equal(
    read('discovery', 'goal', 'Wir sind zu langsam mit den Lieferungen.', { locale: 'de' }).values.goal,
    'Wir sind zu langsam mit den Lieferungen',
  )
})

test('"both" is two of them, never all, and "all" leaves out none of them', () => {
  const services = {
    ...seededSlots.discovery.find(({ key }) => key === 'priorities')!,
    key: 'services',
    title: 'Services',
    enum_values: ['price_review', 'process_sprint', 'board_advice', 'none'],
    enum_labels: {},
  }
  const heard = (message: string) => {
    const asked = { slot: 'services', options: [], invited: false }
    return readMessage({ message, locale: 'en', slots: [services], asked, answers: {}, topic: null })
  }
  assert.deepEqual(heard('both the review and the sprint').captures[0]?.value, [
    'price_review',
    'process_sprint',
  ])
  assert.deepEqual(heard('both').captures, [])
  assert.deepEqual(heard('that’s none of your business').captures, [])
  assert.deepEqual(heard('all of them').captures[0]?.value, [
    'price_review',
    'process_sprint',
    'board_advice',
  ])
})

test('that there is a question or a problem is not yet one', () => {
  assert.deepEqual(read('discovery', 'goal', 'Hi, I have a question.').values, {})
  assert.deepEqual(read('support', 'problem', 'Hallo ich hab ein Problem', { locale: 'de' }).values, {})
  const { values, questions } = read(
    'discovery',
    'goal',
    'Moin, ich hab da mal ne Frage: macht ihr auch Steuerberatung?',
    { locale: 'de' },
  )
  assert.deepEqual([values, questions], [{}, ['Macht ihr auch Steuerberatung?']])
})

test('"right away" is no "whatever"', () => {
  assert.deepEqual(read('support', 'solved', 'probiere ich gleich aus', { locale: 'de' }).declined, [])
})

test('what somebody else decides is no "I decide"', () => {
  for (const [message, role] of [
    ['I recommend, my boss decides', 'recommends'],
    ['my boss decides', undefined],
    ['Das entscheidet meine Chefin.', undefined],
    ['I decide together with my brother', 'decides'],
    ['I am the owner', 'decides'],
    ['the owner told me to look into it', undefined],
    ['just gathering information', 'researches'],
  ] as const)
    assert.equal(read('qualification', 'role', message).values.role, role, message)
})

test('"whenever" leaves the start open, and a plain no to a question for more is a no', () => {
  assert.equal(read('qualification', 'start', 'don’t care, whenever').values.start, 'open')
  for (const message of ['really not', 'wirklich nicht'])
    assert.deepEqual(read('discovery', 'email', message).declined, ['email'], message)
})

test('that it works now solves it, and that it does not work yet does not', () => {
  for (const [message, solved] of [
    ['that worked, thanks!', true],
    ['it works now', true],
    ['it still doesn’t work', false],
    ['still the same', false],
    ['hat geklappt, danke', true],
    ['geht jetzt', true],
    ['geht immer noch nicht', false],
  ] as const)
    assert.equal(read('support', 'solved', message).values.solved, solved, message)
  assert.deepEqual(read('support', 'problem', 'Das geht nicht.').values, { problem: 'Das geht nicht' })
})

test('an option is named by what it is about, not by "something"', () => {
  assert.equal(read('support', 'topic', 'what do you think? it is broken').values.topic, 'fault')
  assert.deepEqual(read('support', 'topic', 'what do you think? it is broken').questions, [])
})

test('a question may put its question word last', () => {
  assert.deepEqual(read('support', 'solved', 'password reset how?').questions, ['Password reset how?'])
  assert.deepEqual(read('support', 'solved', 'passwort zurücksetzen wie?').questions, [
    'Passwort zurücksetzen wie?',
  ])
})

test('the topic of a price is the whole of what has one', () => {
  assert.equal(read('discovery', 'goal', 'What does the pricing audit cost?').topic, 'pricing audit')
  assert.equal(read('discovery', 'goal', 'Was kostet das Preis-Audit?').topic, 'Preis-Audit')
})

test('a number that takes an answer back needs no unit', () => {
  const budget = {
    ...seededSlots.qualification.find(({ key }) => key === 'company_size')!,
    key: 'budget',
    title: 'Budget',
    enum_values: ['5k_to_20k', '20k_to_50k'],
    enum_labels: {},
    translations: {},
    description: null,
  }
  const { captures } = read('discovery', 'timing', 'nein, doch eher 30.000', {
    slots: [...seededSlots.discovery.filter(({ key }) => key !== 'budget'), budget],
    answers: { goal: 'x', budget: '5k_to_20k' },
  })
  assert.deepEqual(
    captures.map(({ slot, value, correction }) => [slot, value, correction]),
    [['budget', '20k_to_50k', true]],
  )
})

test('options that are in doubt come in the owner’s order', () => {
  const { unclear } = read('qualification', 'role', 'I recommend or I decide')
  assert.deepEqual(unclear[0]?.options, ['decides', 'recommends'])
})

test('who would like a call, when that is asked, wants nobody at once', () => {
  const { values, acts } = read('discovery', 'wants_call', 'yes please call me')
  assert.equal(values.wants_call, true)
  assert.ok(!acts.includes('wants_person'))
  assert.ok(read('discovery', 'email', 'please call me').acts.includes('wants_person'))
})

test('who asks for themselves has no company, and is not called by what they say', () => {
  for (const [locale, message] of [
    ['de', 'Wir sind privat'],
    ['de', 'privat, kein Unternehmen'],
    ['en', 'private person'],
    ['en', "It's just for us"],
  ] as const) {
    const { values, declined } = read('discovery', 'organization_name', message, { locale })
    assert.deepEqual([values, declined], [{}, ['organization_name']], message)
  }
  assert.deepEqual(read('qualification', 'company_size', 'privat', { locale: 'de' }).declined, [
    'company_size',
  ])
  assert.deepEqual(read('discovery', 'organization_name', 'Private Dining Ltd').values, {
    organization_name: 'Private Dining Ltd',
  })
})

test('a budget in own words keeps what limits it, and its currency', () => {
  for (const [locale, message, budget] of [
    ['en', 'around £10,000 to £12,000', '£10,000 to £12,000'],
    ['en', 'between 9 and 12 thousand', 'between 9 and 12 thousand'],
    ['en', 'not more than 5k', 'not more than 5k'],
    ['en', 'I have 5k or less', '5k or less'],
    ['de', 'höchstens 4.500 Euro', 'höchstens 4.500 Euro'],
    ['de', 'so 18.000 €', '18.000 €'],
  ] as const)
    assert.equal(read('discovery', 'budget', message, { locale }).values.budget, budget, message)
})

test('an answer that is said with care is one, though it ends with a question mark', () => {
  const { values, questions } = read('support', 'topic', "the invoice, that's billing i suppose?")
  assert.deepEqual([values.topic, questions], ['billing', []])
})

test('who is asked since when may answer with since', () => {
  assert.equal(read('intake', 'since', 'seit ein paar Wochen', { locale: 'de' }).values.since, 'weeks')
  assert.equal(read('intake', 'days', 'I have been ill since Monday').values.days, undefined)
})

test('a name alone, or beside a number, is one where a way to reach somebody was asked for', () => {
  const named = (message: string, asked = 'email') => read('answers', asked, message).values.full_name
  assert.equal(named('Tess Marlow'), 'Tess Marlow')
  assert.equal(named('0171 2345678, Petra Lang'), 'Petra Lang')
  assert.equal(named('Petra Lang', 'phone'), 'Petra Lang')
  assert.equal(named('Tuesday Morning'), undefined)
  assert.equal(named('Green Door', 'message'), undefined)
})

test('who lets it be, or thinks it over, takes their leave', () => {
  for (const [message, locale] of [
    ['ok never mind then', 'en'],
    ["thanks, I'll think about it", 'en'],
    ['ok danke ich überlegs mir', 'de'],
    ['ok dann eben nicht', 'de'],
  ] as const) {
    const { acts, values } = readSeeded('discovery', 'goal', message, { locale })
    assert.ok(acts.includes('goodbye'), message)
    assert.deepEqual(values, {}, message)
  }
})
