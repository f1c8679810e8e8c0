import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../../flow/definition.ts'
import { slot } from '../../testing/flows.ts'
import { readMessage } from '../../testing/read_message.ts'

/** A Monday. */
const monday = '2026-11-16'

const choice = (labels: Record<string, string>, overrides: Partial<SlotDefinition> = {}) =>
  slot(1, {
    key: 'when',
    data_type: 'enum',
    enum_values: Object.keys(labels),
    enum_labels: labels,
    ...overrides,
  })

const timing = choice(
  { now: 'As soon as possible', quarter: 'In the next three months', later: 'Later', open: 'Open' },
  {
    translations: {
      de: {
        enum_labels: {
          now: 'So bald wie möglich',
          quarter: 'In den nächsten drei Monaten',
          later: 'Später',
          open: 'Noch offen',
        },
      },
    },
  },
)
const start = choice({
  month: 'This month',
  quarter: 'This quarter',
  year: 'This year',
  following: 'Next year',
})
const day = choice({ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', fri: 'Friday' })

const heard = (message: string, asked: SlotDefinition, given: { today?: string; locale?: string } = {}) =>
  readMessage({
    message,
    locale: 'en',
    slots: [asked],
    asked: { slot: 'when', options: [], invited: false },
    answers: {},
    topic: null,
    today: monday,
    ...given,
  }).captures[0]?.value

test('months, durations and days resolve against today', () => {
  const rows: [string, SlotDefinition, string][] = [
    ['tomorrow', timing, 'now'],
    ['in two weeks', timing, 'now'],
    ['we would begin in January', timing, 'quarter'],
    ['mid December, by the 12th', timing, 'quarter'],
    ['in May', timing, 'later'],
    ['within two weeks', timing, 'now'],
    ['within six months', timing, 'later'],
    ['this summer', timing, 'later'],
    ['after christmas', timing, 'quarter'],
    ['before easter', timing, 'later'],
    ['next year', timing, 'later'],
    ['next week', start, 'month'],
    ['in December', start, 'quarter'],
    ['in March', start, 'following'],
    ['tomorrow', day, 'tue'],
    ['today, if you can', day, 'mon'],
  ]
  for (const [message, slot, value] of rows) assert.equal(heard(message, slot), value, message)
  assert.equal(heard('Ende Januar', timing, { locale: 'de' }), 'quarter')
  assert.equal(heard('im Sommer', timing, { locale: 'de' }), 'later')
  assert.equal(heard('vor Ostern', timing, { locale: 'de' }), 'later')
  assert.equal(heard('vor zwei Wochen', timing, { locale: 'de' }), undefined)
})

test('the same words mean another option on another day', () => {
  assert.equal(heard('in March', timing, { today: '2027-02-10' }), 'quarter')
  assert.equal(heard('in December', start, { today: '2026-12-01' }), 'month')
})

test('what is over is not yet to come, and a verb is no month', () => {
  assert.equal(heard('two months ago', timing), undefined)
  assert.equal(heard('it may take a while', timing), undefined)
})

test('a date falls into no option where only one of them is a time', () => {
  assert.equal(heard('tomorrow', choice({ week: 'Next week', fair: 'After the fair' })), undefined)
})

test('a date beside another answer leaves that its words', () => {
  const { captures } = readMessage({
    message: 'in January, by video',
    locale: 'en',
    slots: [timing, { ...choice({ video: 'By video', phone: 'By phone' }), key: 'channel' }],
    asked: { slot: 'when', options: [], invited: false },
    answers: {},
    topic: null,
    today: monday,
  })
  assert.deepEqual(
    captures.map(({ slot, value, quote }) => [slot, value, quote]),
    [
      ['when', 'quarter', 'in January'],
      ['channel', 'video', 'video'],
    ],
  )
})
