import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../flow/definition.ts'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const choice = (title: string, labels: Record<string, string>, overrides: Partial<SlotDefinition> = {}) =>
  slot(1, {
    key: 'choice',
    title,
    data_type: 'enum',
    enum_values: Object.keys(labels),
    enum_labels: labels,
    ...overrides,
  })

const heard = (
  message: string,
  asked: SlotDefinition,
  given: { locale?: string; isAsked?: boolean } = {},
) => {
  const { locale = 'en', isAsked = true } = given
  const { captures } = readMessage({
    message,
    locale,
    slots: [asked],
    asked: { slot: isAsked ? asked.key : null, options: [], invited: false },
    answers: {},
    topic: null,
  })
  for (const { quote } of captures) assert.ok(message.includes(quote))
  return captures[0]?.value
}

test('an exact label beats the number words in it', () => {
  const bike = choice('Do you have a bike?', { owns: 'I own one', rents: 'I rent one', none: 'I have none' })
  assert.equal(heard('I own one', bike), 'owns')
  assert.equal(heard('well, I rent one', bike), 'rents')
  assert.equal(heard('one', bike), undefined)
  const plan = choice('Plan', {
    free: 'Free (1 user)',
    team: 'Team (5 users)',
    business: 'Business (20 users)',
  })
  assert.equal(heard('Team (5 users)', plan), 'team')
  assert.equal(heard('the business one please', plan), 'business')
  assert.equal(heard('5 users', plan), 'team')
  const level = choice('Level', { a1: 'A1', a2: 'A2', b1: 'B1' })
  assert.equal(heard('I think I am B1', level), 'b1')
  const when = choice('When?', { soon: 'In the next 3 months', half: 'In about 6 months' })
  assert.equal(heard('in the next three months', when), 'soon')
})

test('a label that nobody asked for is heard word for word, unless its number counts something', () => {
  const windows = choice('Windows', { early: '8 to 10', late: '10 to 12' }, { data_type: 'multi_enum' })
  assert.deepEqual(heard('8 to 10 is no good, just the 10 to 12', windows, { isAsked: false }), ['late'])
  assert.equal(heard('we are 8 to 10 people', windows, { isAsked: false }), undefined)
})

test('a word inside a longer answer to the question answers nothing else', () => {
  const job = choice('Job', { check: 'Landlord gas safety check', repair: 'Repair' })
  const role = { ...choice('Role', { landlord: 'Landlord', agent: 'Letting agent' }), key: 'role' }
  const { captures } = readMessage({
    message: 'landlord gas safety',
    locale: 'en',
    slots: [job, role],
    asked: { slot: 'choice', options: [], invited: false },
    answers: {},
    topic: null,
  })
  assert.deepEqual(
    captures.map(({ slot, value }) => [slot, value]),
    [['choice', 'check']],
  )
  assert.equal(heard('I am the agent, the landlord is my client', role), 'agent')
})

test('a few words of a label are enough where nothing else is said, also joined or derived', () => {
  const de = { locale: 'de' }
  const matter = choice('Worum geht es?', {
    ausweis_pass: 'Ausweis oder Pass',
    ummeldung: 'An- oder Ummeldung',
    ueberwinterung: 'Überwinterung von Kübelpflanzen',
    kueche: 'Neue Küche',
  })
  assert.equal(heard('Reisepass', matter, de), 'ausweis_pass')
  assert.equal(heard('na anmelden halt', matter, de), 'ummeldung')
  assert.equal(heard('überwintern', matter, de), 'ueberwinterung')
  assert.equal(heard('es geht um die küche', matter, de), 'kueche')
})

test('an option that says that something is not so is named by denying it', () => {
  const state = choice('State', { bug: 'Something does not work', billing: 'Billing' })
  assert.equal(heard('it does not work', state), 'bug')
  assert.equal(heard('everything works', state), undefined)
})

test('a part of a label that other options share names none of them unasked', () => {
  const job = choice('Job', { repair: 'Boiler or heating repair', service: 'Boiler service' })
  assert.equal(heard('we have a boiler and a hob', job, { isAsked: false }), undefined)
})

test('numbers are in the unit of the slot, and fall into the band of their label', () => {
  const weeks = choice('How many weeks?', { few: '1 to 3', some: '4 to 11 weeks', many: '12 weeks or more' })
  assert.equal(heard('5', weeks), 'some')
  assert.equal(heard('5 weeks', weeks), 'some')
  assert.equal(heard('two months', weeks), 'some')
  assert.equal(heard('6000', weeks), undefined)
  assert.equal(heard('put me down for the winter one', weeks), undefined)
  assert.equal(heard('half a year', weeks), 'many')
  const people = choice('How many people?', { me: 'Just me', few: '2 to 10', many: '11 or more' })
  assert.equal(heard('only me', people), 'me')
  const pain = choice('Pain', { mild: '1 to 3 out of 10', severe: '4 to 10 out of 10' })
  assert.equal(heard('about 2 out of 10', pain), 'mild')
  assert.equal(heard('I am 60', people, { isAsked: false }), undefined)
  const age = choice('Age group', { adult: '18 to 59', senior: '60 and over' })
  assert.equal(heard('I am 60 now', age, { isAsked: false }), 'senior')
  assert.equal(heard('my bike is 60', age, { isAsked: false }), undefined)
})
