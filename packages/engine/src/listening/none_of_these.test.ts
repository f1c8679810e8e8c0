import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { de, read, table } from '../testing/listen.ts'
import { readMessage } from '../testing/read_message.ts'

const service = slot(1, {
  key: 'service',
  title: 'Booking',
  data_type: 'enum',
  enum_values: ['bike_hire', 'first_aid', 'other'],
  enum_labels: { bike_hire: 'Bike hire', first_aid: 'First aid course', other: 'Something else' },
  translations: {
    de: { enum_labels: { bike_hire: 'Radverleih', first_aid: 'Erste-Hilfe-Kurs', other: 'Etwas anderes' } },
  },
})

const read1 = (message: string, asked: string | null, locale = 'en', invited = false) =>
  readMessage({
    message,
    locale,
    slots: [service],
    asked: { slot: asked, options: [], invited },
    answers: {},
    topic: null,
  })
const chosen = (...given: Parameters<typeof read1>) => read1(...given).captures.map(({ value }) => value)

test('none of those means something else, where an option stands for it', () => {
  assert.deepEqual(chosen('none of those, just a tent pitch by the river', 'service'), ['other'])
  assert.deepEqual(chosen('nichts davon, ein Zeltplatz', 'service', 'de'), ['other'])
  assert.deepEqual(chosen('nichts davon, ein Radverleih', 'service', 'de'), ['bike_hire'])
})

test('none of those declines where no option stands for something else', () => {
  assert.deepEqual(read('none of those', { asked: 'channel' }).declined, ['channel'])
})

table('that nothing of what was put up is meant is no answer in own words', [
  ['none of these', { asked: 'goal' }, {}],
  ['nichts davon', { ...de, asked: 'goal' }, {}],
])

test('who means none of what was put up, or corrects something, does not leave', () => {
  for (const message of ['none of these. it happened last night', 'no i mean bank transactions'])
    assert.ok(!read1(message, null, 'en', true).acts.includes('goodbye'), message)
})

test('the other one names no something else that nobody asked for', () => {
  assert.deepEqual(chosen('die andere nutze ich kaum', null, 'de'), [])
  assert.deepEqual(chosen('etwas anderes', 'service', 'de'), ['other'])
})

test('a place among the options is no word of one of them', () => {
  assert.deepEqual(chosen('the first one', 'service'), ['bike_hire'])
  assert.deepEqual(chosen('das erste', 'service', 'de'), ['bike_hire'])
})
