import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadingInput } from '../conversation/reading.ts'
import { readSeeded as read } from '../testing/read_seeded.ts'

/** What people tell before they are asked, or beside it, in their own words. */

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

test('who names what they want and a time wants it then', () => {
  assert.deepEqual(read('booking', 'service', 'hi, night guard on tuesday after 5 please').values, {
    service: 'Night guard',
    when: 'tuesday after 5',
  })
  assert.equal(read('booking', 'service', 'I lost my guard on the way home').values.when, undefined)
  assert.equal(
    read('booking', 'service', 'I want the night guard next saturday for 4 people').values.when,
    'next saturday',
  )
})

test('what is said around a time is no part of it, and what is told beside it is a note', () => {
  const values = (message: string) => read('booking', 'when', message).values
  assert.deepEqual(values('sorry make it wednesday'), { when: 'wednesday' })
  assert.deepEqual(values('wed afternoon would be better'), { when: 'wed afternoon' })
  assert.deepEqual(values('not on wednesday please'), { when: 'not on wednesday' })
  assert.deepEqual(values('tuesday after 5, the guard has a crack at the back'), {
    when: 'tuesday after 5',
    notes: 'the guard has a crack at the back',
  })
})

test('what answers no question is noted where a flow keeps notes', () => {
  const values = (message: string, given = {}) => read('booking', 'phone', message, given).values
  assert.deepEqual(values('he is a bit nervous with dentists'), {
    notes: 'he is a bit nervous with dentists',
  })
  assert.deepEqual(
    values('he is a bit nervous with dentists', { answers: { notes: 'Brings her mother.' } }),
    {},
  )
  assert.deepEqual(values('he is a bit nervous with dentists', { isAskedNow: false }), {})
  assert.deepEqual(values('I would rather not say that here'), {})
  assert.deepEqual(values('very shy'), {})
  assert.equal(values('well, his name is Tom and he is nine').notes, 'well, his name is Tom and he is nine')
})

test('what somebody adds to a question of their own is no matter', () => {
  const values = (isAskedNow: boolean) =>
    read('booking', 'service', 'she never goes outside', { isAskedNow }).values
  assert.deepEqual(values(false), {})
  assert.deepEqual(values(true), { service: 'other' })
})

test('a name beside a telephone number is heard with its title, and behind a yes', () => {
  const values = (message: string) => read('answers', 'email', message).values
  assert.equal(values('07700 900143, mrs shaw').full_name, 'Mrs Shaw')
  assert.equal(values('yes 07700 900143, hartmann').full_name, 'Hartmann')
})

test('what only spells an address is no name', () => {
  const values = (message: string) => read('booking', 'email', message, { locale: 'de' }).values
  assert.deepEqual(values('meine mail ist m.brandl@gmx.example'), { email: 'm.brandl@gmx.example' })
  assert.equal(values('m brandl, m.brandl@gmx.example').full_name, 'M Brandl')
  assert.equal(values('ich heiß markus brandl').full_name, 'Markus Brandl')
})

test('an hour is added to a day, a day that stands alone takes its place, and what is told of another day does not', () => {
  const changed = (when: string, message: string, locale = 'en') =>
    read('booking', 'phone', message, { locale, answers: { when } }).values.when
  assert.equal(changed('any day next week', 'ok fine. tuesday 24th at 4pm then'), 'tuesday 24th at 4pm')
  assert.equal(
    changed('saturday the 5th', 'hmm actually can we do sunday instead, the 6th'),
    'sunday instead, the 6th',
  )
  assert.equal(changed('sonntag der 6.12.', 'lieber erst um 22 uhr', 'de'), 'sonntag der 6.12., 22 uhr')
  assert.equal(
    changed('dienstag oder donnerstag nachmittag', 'doch lieber mittwoch, donnerstag hat sie turnen', 'de'),
    'mittwoch nachmittag',
  )
  assert.equal(changed('saturday', 'on sunday my sister is here'), undefined)
})

test('a question that changes an answer asks nothing else, and neither does one that offers a number', () => {
  const questions = (message: string) =>
    read('booking', 'phone', message, { answers: { when: 'saturday the 5th' } }).questions
  assert.deepEqual(questions('can we do sunday instead, the 6th?'), [])
  assert.deepEqual(questions('does a phone work, too? 07700 900155'), [])
  assert.equal(questions('what does it cost? 07700 900155').length, 1)
})

test('how things are today is taken down before it is asked, and not where something else was asked for', () => {
  const captured = (asked: string | null, message: string, locale = 'en') =>
    read('discovery', asked, message, { locale }).captures.map(({ slot, value }) => [slot, value])
  const today = 'At the moment every sales person gives discounts as they see fit'
  assert.deepEqual(captured('timing', `${today}.`), [['current_situation', today]])
  assert.deepEqual(captured(null, 'Derzeit macht das bei uns jeder, wie er will', 'de'), [
    ['current_situation', 'Derzeit macht das bei uns jeder, wie er will'],
  ])
  assert.deepEqual(captured('goal', `${today}.`), [['goal', today]])
  assert.deepEqual(captured('timing', 'We sell clocks in forty shops'), [])
})

test('who says "call me" wants to be called, and who asks for the number does not', () => {
  const wantsPerson = (message: string, locale = 'en') =>
    read('answers', null, message, { locale }).acts.includes('wants_person')
  assert.ok(wantsPerson('just call me, after 4 if possible'))
  const call = 'ruft mich einfach an, am besten nach 16 uhr'
  assert.ok(wantsPerson(call, 'de'))
  assert.ok(!read('answers', null, call, { locale: 'de' }).acts.includes('complaint'))
  assert.ok(!wantsPerson('is there a number I can call?'))
  assert.ok(!wantsPerson('your phone number please'))
  assert.ok(!wantsPerson('kann ich euch anrufen', 'de'))
})

test('a message that is left is taken down as it is, with how to reach who left it', () => {
  const left = read('answers', null, 'ok leave a message: is a room free in june? anna@wells.example')
  assert.deepEqual(left.values, {
    message: 'is a room free in june? anna@wells.example',
    email: 'anna@wells.example',
  })
  assert.deepEqual(left.questions, [])
  const asked = read('answers', 'message', 'the gate is stuck. can somebody come?', { isAskedNow: true })
  assert.deepEqual(asked.values, { message: 'the gate is stuck. can somebody come?' })
  assert.deepEqual(read('answers', 'message', 'do you open on sunday?', { isAskedNow: false }).values, {})
})

test('who takes a number back takes nothing else back', () => {
  const { values } = read('qualification', 'role', 'I decide. wait, we are 11 people, not 14', {
    answers: { company_size: '10_to_49' },
  })
  assert.equal(values.role, 'decides')
})

test('who says when to start says so unasked, too', () => {
  const values = (message: string) => read('discovery', 'email', message, { today: '2026-11-18' }).values
  assert.equal(values('we would like to start in january').timing, 'quarter')
  assert.equal(values('the office moved in january').timing, undefined)
})

test('a date counts nobody', () => {
  assert.equal(
    read('party', 'people', 'dann lieber sonntag der 6.12.', { locale: 'de' }).values.people,
    undefined,
  )
})

test('who is content with what was noted agrees', () => {
  assert.deepEqual(read('booking', null, 'all correct').acts, ['affirm'])
  assert.deepEqual(read('booking', null, 'passt alles so', { locale: 'de' }).acts, ['affirm'])
})

test('a name in small letters is heard beside a telephone number, and before what is said of others', () => {
  const named = (message: string, asked: string | null = 'email') =>
    read('booking', asked, message, { locale: 'de' }).values.full_name
  assert.equal(named('martina kolb, 0171 5523908'), 'Martina Kolb')
  assert.equal(named('0160 4471283, huber josef'), 'Huber Josef')
  assert.equal(named('katrin seidel, mein sohn heißt jonas', 'full_name'), 'Katrin Seidel')
  assert.equal(named('0160 4471283, bitte morgen'), undefined)
})

test('a complaint, or how to be reached, is not what somebody wants to achieve', () => {
  const goal = (message: string, locale = 'en') => read('discovery', 'goal', message, { locale }).values.goal
  assert.equal(goal('I already wrote twice and nobody answered!!'), undefined)
  assert.equal(goal('please call nobody, email is fine'), undefined)
  assert.equal(goal('lieber per mail', 'de'), undefined)
  assert.equal(goal('our emails are a mess'), 'our emails are a mess')
  const problem = read('support', 'problem', 'the parcel never came and nobody answers').values.problem
  assert.equal(problem, 'the parcel never came and nobody answers')
})

test('who somebody is, or what everybody asks for, is not what they want to achieve', () => {
  const goal = (message: string, locale = 'en') => read('discovery', 'goal', message, { locale }).values.goal
  assert.equal(goal("hello, I'm Tom Becker from Lindqvist Foods, we want a pricing audit"), 'a pricing audit')
  assert.equal(goal('its Sandra'), undefined)
  assert.equal(goal('also die adresse', 'de'), undefined)
  assert.equal(
    goal('we make garden furniture, about 60 people, margins keep shrinking and i dont know why'),
    'we make garden furniture, about 60 people, margins keep shrinking and i dont know why',
  )
})

test('a company is known by its legal form, and without the place it is in', () => {
  const company = (message: string) =>
    read('discovery', 'organization_name', message, { locale: 'de' }).values.organization_name
  assert.equal(company('ja für die Firma Otto Brandt GmbH, das Projekt lief im März'), 'Otto Brandt GmbH')
  assert.equal(company('Möbelhaus Petersen in Flensburg'), 'Möbelhaus Petersen')
})
