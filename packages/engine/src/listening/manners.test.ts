import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedFlow } from '../archetypes/index.ts'
import type { ReadingInput } from '../conversation/reading.ts'
import { liveSlotsOf } from '../flow/definition.ts'
import { readMessage } from './read_message.ts'

/** How people talk beside answering: what was found wrong in whole conversations. */

let last = 0
const slotsOf = (
  archetype: 'discovery' | 'qualification' | 'support' | 'intake' | 'answers' | 'booking',
  ...names: string[]
) =>
  liveSlotsOf(
    seedFlow(archetype, 'Desk', () => (last += 1), { services: names.map((name) => ({ name })) }),
  ).map(({ slot }) => slot)
const flows = {
  discovery: slotsOf('discovery'),
  qualification: slotsOf('qualification'),
  support: slotsOf('support', 'Software'),
  intake: slotsOf('intake', 'Repair'),
  answers: slotsOf('answers'),
  booking: slotsOf('booking', 'Night guard', 'Second opinion'),
  party: slotsOf('booking', 'Guided tour'),
}

function read(
  flow: keyof typeof flows,
  asked: string | null,
  message: string,
  given: Partial<ReadingInput> = {},
) {
  const reading = readMessage({
    message,
    locale: 'en',
    slots: flows[flow],
    asked: { slot: asked, options: [], invited: false },
    answers: {},
    topic: null,
    ...given,
  })
  return { ...reading, values: Object.fromEntries(reading.captures.map(({ slot, value }) => [slot, value])) }
}

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
    ...flows.discovery.find(({ key }) => key === 'priorities')!,
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
    ...flows.qualification.find(({ key }) => key === 'company_size')!,
    key: 'budget',
    title: 'Budget',
    enum_values: ['5k_to_20k', '20k_to_50k'],
    enum_labels: {},
    translations: {},
    description: null,
  }
  const { captures } = read('discovery', 'timing', 'nein, doch eher 30.000', {
    slots: [...flows.discovery.filter(({ key }) => key !== 'budget'), budget],
    answers: { goal: 'x', budget: '5k_to_20k' },
  })
  assert.deepEqual(
    captures.map(({ slot, value, correction }) => [slot, value, correction]),
    [['budget', '20k_to_50k', true]],
  )
})

test('options that are in doubt come in the owner’s order', () => {
  const { unclear } = read('qualification', 'start', 'this year or this month')
  assert.deepEqual(unclear[0]?.options, ['this_month', 'this_year'])
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

test('one word beside a number or at the head of an address is a name, a time or a courtesy is none', () => {
  const named = (message: string, asked: string | null = 'email', locale = 'en') =>
    read('answers', asked, message, { locale }).values.full_name
  assert.equal(named('hartmann, 08161 223344', 'email', 'de'), 'Hartmann')
  assert.equal(named('hartmann, 08161 223344', null, 'de'), 'Hartmann')
  assert.equal(named('maya, maya@x.example'), 'Maya')
  assert.equal(named('tom becker, tom.b@mail.example'), 'Tom Becker')
  assert.equal(named('morgens, 0171 2233445', 'email', 'de'), undefined)
  assert.equal(named('mobile: 0171 2233445'), undefined)
  assert.equal(named('thanks, thanks@x.example'), undefined)
})

test('a matter that no option names is something else, unless it is a complaint, a word or a time', () => {
  const service = (message: string, locale = 'en') =>
    read('booking', 'service', message, { locale }).values.service
  assert.equal(service('a check-up for my two kids'), 'other')
  assert.equal(service('unser Hund humpelt seit gestern', 'de'), 'other')
  assert.equal(service('a night guard please'), 'Night guard')
  assert.equal(service('saturday morning'), undefined)
  assert.equal(service('hm'), undefined)
  assert.equal(service('this is ridiculous, nobody ever calls me back'), undefined)
  assert.equal(service('how much is a check-up for two kids?'), undefined)
})

test('what somebody comes with is taken down, though who they are is asked first', () => {
  const request = (message: string, given: Partial<ReadingInput> = {}) =>
    read('intake', null, message, { locale: 'de', isFirst: true, ...given }).values.request
  assert.equal(
    request('mir klemmt seit letzter Woche die Schiebetür'),
    'mir klemmt seit letzter Woche die Schiebetür',
  )
  assert.equal(request('Guten Tag'), undefined)
  assert.equal(request('mir klemmt die Schiebetür', { isFirst: false }), undefined)
  assert.equal(read('discovery', null, 'our old shop is slow', { isFirst: true }).values.goal, undefined)
})

test('a time that was not asked for is noted where a clause says nothing else', () => {
  const when = (message: string, locale = 'en') => read('booking', null, message, { locale }).values.when
  assert.equal(when('ok saturday 10ish. tom becker, tom.b@mail.example'), 'saturday 10ish')
  assert.equal(when('as soon as you can'), 'as soon as you can')
  assert.equal(when('am Montag', 'de'), 'am Montag')
  assert.equal(when('my brother comes on saturday'), undefined)
  assert.equal(when('since monday'), undefined)
  assert.equal(when('now he has told me that'), undefined)
})

test('a time in a wish is noted, without the words around it', () => {
  const when = (message: string, locale = 'en') => read('booking', 'service', message, { locale }).values.when
  assert.equal(when('hey wanna do a night guard for 4 ppl next saturday'), 'next saturday')
  assert.equal(when('i would like a night guard on saturday 28 november please'), 'saturday 28 november')
  assert.equal(when('bitte vormerken, 27. bis 29. November, 2 Personen', 'de'), '27. bis 29. November')
  assert.equal(when('i would like a night guard next saturday for my son'), 'next saturday')
  assert.equal(when('wir hätten gern ein Zimmer am Wochenende', 'de'), 'am Wochenende')
  assert.equal(when('i would like a night guard like the one from last monday'), undefined)
})

test('of two numbers in own words the first is meant, and none of a telephone', () => {
  const people = (message: string) => read('party', 'people', message, { locale: 'de' }).values.people
  assert.equal(people('nur ich, 1 Person. Manfred Lutz, Tel 0931 445566'), '1')
  assert.equal(people('zwei, steht oben. Familie Brandner'), '2')
})

test('the age of somebody is no other date, and a name no other company', () => {
  const answers = { when: 'saturday 28 november', organization_name: 'Brightwell Studio' }
  assert.equal(read('booking', 'email', "yeah the 9 yr old can't swim", { answers }).values.when, undefined)
  assert.deepEqual(read('discovery', 'email', 'mail me at o@b.example, name is ollie', { answers }).values, {
    email: 'o@b.example',
  })
})

test('who will call wants nobody to call, and may leave with it', () => {
  for (const [message, locale] of [
    ['thx ill call. bye', 'en'],
    ['ok ich ruf einfach an. danke tschau', 'de'],
  ] as const) {
    const { acts } = read('answers', null, message, { locale })
    assert.deepEqual([acts.includes('wants_person'), acts.includes('goodbye')], [false, true], message)
  }
})

test('an amount is answered by one, not by a time or a mess', () => {
  const budget = (message: string) => read('discovery', 'budget', message).values.budget
  assert.equal(budget("excel at the moment, it's a mess"), undefined)
  assert.equal(budget('before easter'), undefined)
  assert.equal(budget('a grand'), 'a grand')
})

test('a telephone number is no sentence, though there is a number in it', () => {
  assert.equal(read('answers', 'phone', 'we can go up to 530,000, not 480').values.phone, undefined)
  assert.equal(read('answers', 'phone', 'its 900 155 32').values.phone, '900 155 32')
})

test('who was asked something and states something asks for no status', () => {
  assert.ok(!read('qualification', 'role', 'just me, i own it').acts.includes('asks_status'))
  assert.equal(read('qualification', 'role', 'just me, i own it').values.role, 'decides')
  assert.ok(read('qualification', 'role', 'is my booking confirmed now?').acts.includes('asks_status'))
})

test('where to reach somebody is told in a question, too; what else stands in it is not', () => {
  assert.equal(read('booking', null, 'can someone ring me on 07700 900155?').values.phone, '07700 900155')
  assert.deepEqual(read('booking', null, 'do you have a second opinion on saturday?').values, {})
})

test('who has no e-mail address declines, in a few words', () => {
  const declined = (message: string, locale = 'en') => read('intake', 'email', message, { locale }).declined
  assert.deepEqual(declined("don't really use email"), ['email'])
  assert.deepEqual(declined('E-Mail hab ich nicht', 'de'), ['email'])
  assert.deepEqual(declined('not sure it fits, the email is jo@mail.example'), [])
})

test('who says that nobody is needed wants no person', () => {
  assert.ok(
    !read('discovery', null, 'ich will keinen menschen sprechen', { locale: 'de' }).acts.includes(
      'wants_person',
    ),
  )
  assert.ok(
    read('discovery', null, 'ich will einen menschen sprechen', { locale: 'de' }).acts.includes(
      'wants_person',
    ),
  )
})

test('an answer that opens like a search asks nothing', () => {
  const { values, questions } = read('discovery', 'priorities', 'price mostly, and that somebody explains it')
  assert.deepEqual([values.priorities, questions], [['price'], []])
})
