import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { read, table } from '../testing/listen.ts'
import { readMessage } from '../testing/read_message.ts'

table('an answer that is known stays, unless it is spoken of on purpose', [
  ['a colleague has 200 employees', { answers: { company_size: '1_to_9' } }, {}],
  ['yes', { asked: 'has_website', answers: { has_website: true } }, {}],
  ['the first', { asked: 'channel', answers: { channel: 'in_person' } }, {}],
  ['a shop', { asked: 'goal', answers: { goal: 'a shop' } }, {}],
])

table('a no before a pause denies what came before, and not what follows', [
  ['No, by video', {}, { channel: 'video' }],
  ['no, video', { asked: 'channel' }, { channel: 'video' }],
])

table('a negation ends where something else begins', [
  ['not Monday and Friday works', { asked: 'days' }, { days: ['fri'] }],
  ['no phone and video', { asked: 'channel' }, { channel: 'video' }],
])

table('what was said outright decides, whatever is named beside it', [
  ['no, a website is planned', { asked: 'has_website' }, { has_website: false }],
])

table('a place is one among those put up, and a yes agrees to one alone', [
  ['the second one', { asked: 'channel', options: ['video', 'phone'] }, { channel: 'phone' }],
  ['the first', { asked: 'channel', options: ['phone', 'video'] }, { channel: 'phone' }],
  ['yes', { asked: 'channel', options: ['video', 'phone'] }, {}],
  ['yes', { asked: 'channel', options: ['video'] }, { channel: 'video' }],
])

test('who does not want to tell says neither yes nor no, and has declined', () => {
  for (const message of ['no, I would rather not say', 'No, that is private', 'No, I won’t tell you']) {
    const { captures, declined } = read(message, { asked: 'wants_call' })
    assert.deepEqual([captures, declined], [[], ['wants_call']], message)
  }
})

table('an answer in own words is without the clauses that answer something else', [
  ['yes, we want a new shop', { asked: 'goal' }, { goal: 'a new shop' }],
  ['20k, a new shop', { asked: 'goal' }, { goal: 'a new shop', budget: '10k_to_50k' }],
  [
    'A new shop, our budget is 20k. It should be modern.',
    { asked: 'goal', only: ['goal', 'budget'] },
    { goal: 'It should be modern', budget: '10k_to_50k' },
  ],
])

test('of options of which one is part of another, the longer is meant', () => {
  const enum_labels = { economy: 'Economy', premium_economy: 'Premium economy' }
  const cabin = slot(1, {
    key: 'cabin',
    data_type: 'enum',
    enum_values: Object.keys(enum_labels),
    enum_labels,
  })
  const asked = { slot: 'cabin', options: [], invited: false }
  const { captures } = readMessage({
    message: 'premium economy',
    locale: 'en',
    slots: [cabin],
    asked,
    answers: {},
    topic: null,
  })
  assert.deepEqual(
    captures.map(({ value }) => value),
    ['premium_economy'],
  )
})

test('an answer that is said with care asks nothing, and a question is asked once', () => {
  assert.deepEqual(read('maybe by video in the afternoon?', { asked: 'channel' }).questions, [])
  assert.deepEqual(read('Do you deliver? Do you deliver?').questions, ['Do you deliver?'])
})

test('what was understood is no small talk and no goodbye', () => {
  assert.deepEqual(read('That is all, by video', { asked: 'channel' }).acts, ['inform'])
})

test('who says no to "anything else?" and asks something does not leave', () => {
  const invited = { slot: null, options: [], invited: true }
  const actsOf = (message: string) =>
    readMessage({ message, locale: 'en', slots: [], asked: invited, answers: {}, topic: null }).acts
  assert.deepEqual(actsOf('no, what does it cost?'), ['deny', 'ask'])
  assert.deepEqual(actsOf('no'), ['deny', 'goodbye'])
})
