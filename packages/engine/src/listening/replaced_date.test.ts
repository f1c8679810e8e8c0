import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const slots = [
  slot(1, { key: 'arrival', title: 'Arrival' }),
  slot(2, { key: 'departure', title: 'Departure' }),
  slot(3, { key: 'full_name', title: 'Name' }),
  slot(4, { key: 'goal', title: 'Goal' }),
]

function changes(
  message: string,
  answers: Record<string, string>,
  asked: string | null = null,
  locale = 'en',
): Record<string, unknown> {
  const { captures } = readMessage({
    message,
    locale,
    slots,
    asked: { slot: asked, options: [], invited: false },
    answers,
    topic: null,
  })
  for (const { quote, correction } of captures) assert.ok(message.includes(quote) && correction, message)
  return Object.fromEntries(captures.map(({ slot, value }) => [slot, value]))
}

test('a date in own words is replaced by the one that is named instead, whatever was asked', () => {
  const answers = { arrival: '21 feb' }
  assert.deepEqual(changes('28 feb instead', answers), { arrival: '28 feb' })
  assert.deepEqual(changes('28 feb instead', answers, 'full_name'), { arrival: '28 feb' })
  assert.deepEqual(changes('28 feb instead', { arrival: 'Friday 21 feb' }), { arrival: '28 feb' })
  assert.deepEqual(changes('28 feb instead', answers, 'arrival'), { arrival: '28 feb' })
  assert.deepEqual(changes('lieber am 28. Februar', answers, 'full_name', 'de'), { arrival: '28. Februar' })
  assert.deepEqual(changes('actually the 3rd of March', answers), { arrival: '3rd of March' })
})

test('another day of the week leaves the week and the hour of a date as they were', () => {
  for (const [known, message, value, locale] of [
    [
      'thursday or friday next week, after work',
      'make it friday please',
      'friday next week, after work',
      'en',
    ],
    [
      'next week, Tuesday morning',
      'wednesday instead, tuesday is no good',
      'next week, wednesday morning',
      'en',
    ],
    ['next week, Tuesday', 'tuesday is no good, wednesday instead', 'next week, wednesday', 'en'],
    [
      'nächste Woche Donnerstag nachmittags',
      'ach, doch lieber Freitag',
      'nächste Woche Freitag nachmittags',
      'de',
    ],
  ] as const)
    assert.deepEqual(changes(message, { arrival: known }, 'full_name', locale), { arrival: value }, message)
})

test('a number alone counts something, and replaces no date', () => {
  assert.deepEqual(changes('wait, 3 of us now', { arrival: 'in March' }), {})
  assert.deepEqual(changes('wait, on the 3', { arrival: 'in March' }), { arrival: '3' })
})

test('of two dates, only the one that is named is replaced', () => {
  const answers = { arrival: '21 feb', departure: '24 feb' }
  assert.deepEqual(changes('28 feb instead', answers), {})
  assert.deepEqual(changes('departure on 28 feb instead', answers), { departure: '28 feb' })
})

test('a day that was understood as another answer replaces no date', () => {
  const days = slot(5, {
    key: 'days',
    title: 'Days',
    data_type: 'multi_enum',
    enum_values: ['monday', 'friday'],
  })
  const { captures } = readMessage({
    message: 'friday instead',
    locale: 'en',
    slots: [...slots, days],
    asked: { slot: 'days', options: [], invited: false },
    answers: { arrival: '21 feb', days: ['monday'] },
    topic: null,
  })
  assert.deepEqual(
    captures.map(({ slot }) => slot),
    ['days'],
  )
})

test('a date that is only told, or said again, or answers the question, replaces none', () => {
  assert.deepEqual(changes('our boiler is from 28 feb', { arrival: '21 feb' }), {})
  assert.deepEqual(changes('sorry, 21 feb I mean', { arrival: '21 feb' }), {})
  assert.deepEqual(changes('not on 21 feb, sorry', { arrival: '21 feb' }), {})
  const { captures } = readMessage({
    message: 'actually 28 feb',
    locale: 'en',
    slots,
    asked: { slot: 'departure', options: [], invited: false },
    answers: { arrival: '21 feb' },
    topic: null,
  })
  assert.deepEqual(
    captures.map(({ slot }) => slot),
    ['departure'],
  )
})

test('a new date of several parts takes the place of the whole old one', () => {
  for (const [message, value, locale] of [
    [
      "actually we're arriving saturday 15th not friday, staying till monday",
      'saturday 15th, staying till monday',
      'en',
    ],
    [
      'i mean tuesday or wednesday next week, in the morning before 10',
      'tuesday or wednesday next week, in the morning before 10',
      'en',
    ],
    ['wir kommen übrigens doch schon donnerstag, also 3 nächte', 'donnerstag, also 3 nächte', 'de'],
    ['ich meine vom 14. bis 16.11., doch nur zwei nächte', '14. bis 16.11., doch nur zwei nächte', 'de'],
    ['doch donnerstag statt dienstag, vormittags', 'donnerstag, vormittags', 'de'],
  ] as const) {
    const { captures } = readMessage({
      message,
      locale,
      slots: [slots[0]!],
      asked: { slot: null, options: [], invited: true },
      answers: { arrival: 'friday in two weeks, 2 nights' },
      topic: null,
    })
    assert.deepEqual(
      captures.map((each) => each.value),
      [value],
    )
  }
})

test('a day that is ruled out is not part of the new date, and leaves nothing of itself', () => {
  const answers = { arrival: 'nächste woche dienstag oder mittwoch vormittag' }
  const message = 'ach doch lieber donnerstag statt dienstag, mittwoch geht bei mir doch nicht'
  assert.deepEqual(changes(message, answers, 'full_name', 'de'), {
    arrival: 'nächste woche donnerstag vormittag',
  })
  assert.deepEqual(changes('actually wednesday', { arrival: 'not monday' }), { arrival: 'wednesday' })
})

test('of two dates, what follows the new one is not part of it', () => {
  const answers = { arrival: '21 feb', departure: '24 feb' }
  assert.deepEqual(changes('arrival 28 feb instead, on 3 march we are away', answers), {
    arrival: '28 feb',
  })
})

test('who names a date does not leave it open', () => {
  const { captures, declined } = readMessage({
    message: 'the 12th of june, morning, whenever it starts',
    locale: 'en',
    slots,
    asked: { slot: 'arrival', options: [], invited: false },
    answers: {},
    topic: null,
  })
  assert.deepEqual(
    [captures.map(({ value }) => value), declined],
    [['the 12th of june, morning, whenever it starts'], []],
  )
})

test('a date that is to be written down takes the place of the one before, whatever else is said', () => {
  const answers = { arrival: 'friday afternoon from 4 pm' }
  for (const [message, value, locale] of [
    ['just put friday 2pm, thanks for everything', 'friday 2pm', 'en'],
    ['ok make it monday at 9, my son is asleep', 'monday at 9', 'en'],
    ['schreib einfach freitag 14 uhr, fertig', 'freitag 14 uhr', 'de'],
  ] as const)
    assert.deepEqual(changes(message, answers, 'full_name', locale), { arrival: value }, message)
  assert.deepEqual(changes('she put friday 2pm in her diary', answers), {})
})
