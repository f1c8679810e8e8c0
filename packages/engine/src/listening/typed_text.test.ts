import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const slots = [
  slot(1, { key: 'nights', title: 'Number of nights' }),
  slot(2, { key: 'arrival', title: 'Arrival date' }),
  slot(3, { key: 'pet', title: 'Name of the animal' }),
  slot(4, { key: 'party', title: 'How many people?' }),
  slot(5, { key: 'phone', title: 'Phone' }),
  slot(6, { key: 'budget', title: 'Budget (EUR)' }),
]

const heard = (message: string, asked: string | null, locale = 'en') =>
  Object.fromEntries(
    readMessage({
      message,
      locale,
      slots,
      asked: { slot: asked, options: [], invited: false },
      answers: {},
      topic: null,
    }).captures.map(({ slot, value }) => [slot, value]),
  )

test('a slot that asks for a number takes the number, and words where they say more', () => {
  assert.deepEqual(heard('4 nights', 'nights'), { nights: '4' })
  assert.deepEqual(heard('vier Nächte', 'nights', 'de'), { nights: '4' })
  assert.deepEqual(heard('2 adults and 2 kids', 'party'), { party: '2 adults and 2 kids' })
  assert.deepEqual(heard('2 adults 2 kids', 'party'), { party: '2 adults 2 kids' })
  assert.deepEqual(heard('Four, that’s me and three mates', 'party'), { party: '4' })
  assert.deepEqual(heard('wir sind zu dritt', 'party', 'de'), { party: '3' })
  assert.deepEqual(heard('2 to 3 nights', 'nights'), { nights: '2 to 3 nights' })
  assert.deepEqual(heard('make it 5 nights', 'arrival'), { nights: '5' })
  assert.deepEqual(heard('make it 5 to 6 nights', null), {})
  assert.deepEqual(heard('make it 5 nights or 6 nights', null), {})
  assert.deepEqual(heard('we love the sea', 'nights'), {})
})

test('a slot that asks for a date is answered by one', () => {
  assert.deepEqual(heard('12 July', 'arrival'), { arrival: '12 July' })
  assert.deepEqual(heard('as soon as possible', 'arrival'), { arrival: 'as soon as possible' })
  assert.deepEqual(heard('my husband drives me', 'arrival'), {})
})

test('a number that names what it counts is no answer to the question for a date', () => {
  assert.deepEqual(heard('put six for the nights, eight sounds a lot', 'arrival'), { nights: '6' })
  assert.deepEqual(heard('put six for the nights, from July', 'arrival'), {
    nights: '6',
    arrival: 'from July',
  })
})

test('a whole sentence is no name of an animal either', () => {
  assert.deepEqual(heard('Balu', 'pet'), { pet: 'Balu' })
  assert.deepEqual(heard('sie heißt Minka', 'pet', 'de'), { pet: 'Minka' })
  assert.deepEqual(heard('she is so scared', 'pet'), {})
})

test('a telephone number fills the slot that asks for one, asked for or not, and nothing else does', () => {
  assert.deepEqual(heard('call me please, 0171 5550199', null), { phone: '0171 5550199' })
  assert.deepEqual(heard('555 0199', 'phone'), { phone: '555 0199' })
  assert.deepEqual(heard('we are in Bremen', 'phone'), {})
})

test('a budget in own words is an amount, and what something else costs is none', () => {
  assert.deepEqual(heard('budget so 20k, rather soon', null), { budget: '20k' })
  assert.deepEqual(heard('I told you: 15k', 'budget'), { budget: '15k' })
  assert.deepEqual(heard('ok the sprint', 'budget'), {})
  assert.deepEqual(heard('the sprint costs 28k', null), {})
})

test('a greeting names no option', () => {
  const since = slot(1, {
    key: 'since',
    data_type: 'enum',
    enum_values: ['days', 'weeks'],
    enum_labels: { days: 'Seit einigen Tagen', weeks: 'Seit einigen Wochen' },
  })
  const asked = { slot: null, options: [], invited: false }
  const read = (message: string) =>
    readMessage({ message, locale: 'de', slots: [since], asked, answers: {}, topic: null }).captures
  assert.deepEqual(read('Guten Tag, wir suchen Hilfe'), [])
  assert.equal(read('Guten Tag, es sind wenige Tage').length, 1)
})
