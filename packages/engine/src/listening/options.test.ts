import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { de, read, table } from '../testing/listen.ts'
import { readMessage } from '../testing/read_message.ts'

table('an option is named by value, label, translation, stem, near spelling or another word', [
  ['video', { asked: 'channel' }, { channel: 'video' }],
  ['By phone please', { asked: 'channel' }, { channel: 'phone' }],
  ['in_person', { asked: 'channel' }, { channel: 'in_person' }],
  ['I would rather meet in person', { asked: 'channel' }, { channel: 'in_person' }],
  ['face to face would be nice', { asked: 'channel' }, { channel: 'in_person' }],
  ['vidoe call', { asked: 'channel' }, { channel: 'video' }],
  ['Telefonisch', { ...de, asked: 'channel' }, { channel: 'phone' }],
  ['am liebsten vor Ort', { ...de, asked: 'channel' }, { channel: 'in_person' }],
  ['per Video', { ...de, asked: 'channel' }, { channel: 'video' }],
  ['asap', { asked: 'timing' }, { timing: 'now' }],
  ['right away', { asked: 'timing' }, { timing: 'now' }],
  ['As soon as possible!', { asked: 'timing' }, { timing: 'now' }],
  ['in the next three months', { asked: 'timing' }, { timing: 'quarter' }],
  ['so bald wie möglich', { ...de, asked: 'timing' }, { timing: 'now' }],
  ['möglichst bald', { ...de, asked: 'timing' }, { timing: 'now' }],
  ['später', { ...de, asked: 'timing' }, { timing: 'later' }],
  ['I decide', { asked: 'role' }, { role: 'decides' }],
  ['I am just gathering information', { asked: 'role' }, { role: 'researches' }],
  ['Das entscheidet meine Chefin, ich empfehle nur.', { ...de, asked: 'role' }, { role: 'recommends' }],
  ['within the next two months', { asked: 'timing' }, { timing: 'quarter' }],
  ['as soon as we can', { asked: 'timing' }, { timing: 'now' }],
  ['the second one', { asked: 'channel' }, { channel: 'video' }],
  ['das letzte', { ...de, asked: 'channel' }, { channel: 'phone' }],
  ['a couple of weeks', { asked: 'since' }, { since: 'weeks' }],
  ['for three weeks now', { asked: 'since' }, { since: 'weeks' }],
  ['seit ein paar Tagen', { ...de, asked: 'since' }, { since: 'days' }],
])

table('the second of something else is no second option', [
  ['the second option', { asked: 'channel' }, { channel: 'video' }],
  ['on the second day', { asked: 'channel' }, {}],
])

test('a word that is part of another option’s compound tells none apart', () => {
  const matter = slot(1, {
    key: 'matter',
    data_type: 'enum',
    enum_values: ['care', 'new'],
    enum_labels: { care: 'Grabpflege', new: 'Neuanlage eines Grabes' },
  })
  const heard = (message: string) =>
    readMessage({
      message,
      locale: 'de',
      slots: [matter],
      asked: { slot: 'matter', options: [], invited: false },
      answers: {},
      topic: null,
    }).captures.map(({ value }) => value)
  assert.deepEqual(heard('ich schaffe es nicht mehr so oft ans Grab meiner Eltern'), [])
  assert.deepEqual(heard('um die Grabpflege'), ['care'])
  assert.deepEqual(heard('eine Neuanlage'), ['new'])
})

table('what is ruled out is not captured', [
  ['not by phone', { asked: 'channel' }, {}],
  ['not by phone but by video', { asked: 'channel' }, { channel: 'video' }],
  ['no phone calls, video is better', { asked: 'channel' }, { channel: 'video' }],
  ['phone does not work for me', { asked: 'channel' }, {}],
  ['nicht telefonisch, sondern per Video', { ...de, asked: 'channel' }, { channel: 'video' }],
  ['Monday but not Friday', { asked: 'days' }, { days: ['mon'] }],
  ['I can’t do Fridays, otherwise any day', { asked: 'days' }, { days: ['mon', 'tue', 'wed', 'thu'] }],
  ['Montags kann ich nicht, sonst immer', { ...de, asked: 'days' }, { days: ['tue', 'wed', 'thu', 'fri'] }],
  ['I don’t want to meet anymore, all good', { asked: 'days' }, {}],
  ['everything except Friday', { asked: 'days' }, { days: ['mon', 'tue', 'wed', 'thu'] }],
  ['alle Tage außer Montag', { ...de, asked: 'days' }, { days: ['tue', 'wed', 'thu', 'fri'] }],
])

table('several options are heard at once', [
  ['Monday and Wednesday', { asked: 'days' }, { days: ['mon', 'wed'] }],
  ['Tuesdays, Thursdays or Fridays', { asked: 'days' }, { days: ['tue', 'thu', 'fri'] }],
  ['all of them', { asked: 'days' }, { days: ['mon', 'tue', 'wed', 'thu', 'fri'] }],
  ['any day works', { asked: 'days' }, { days: ['mon', 'tue', 'wed', 'thu', 'fri'] }],
  ['Montag und Mittwoch', { ...de, asked: 'days' }, { days: ['mon', 'wed'] }],
  ['montags, dienstags', { ...de, asked: 'days' }, { days: ['mon', 'tue'] }],
  ['jeden Tag', { ...de, asked: 'days' }, { days: ['mon', 'tue', 'wed', 'thu', 'fri'] }],
  ['Hubspot, Slack and Excel', { asked: 'tools' }, { tools: ['Hubspot', 'Slack', 'Excel'] }],
  ['also Friday', { answers: { days: ['mon'] } }, { days: ['mon', 'fri'] }],
])

table('several slots are filled by one message, and no word twice', [
  [
    'You can reach me at anna@acme.example, our budget is about 20k',
    { asked: 'goal' },
    { email: 'anna@acme.example', budget: '10k_to_50k' },
  ],
  ['Video on Monday or Tuesday', { only: ['channel', 'days'] }, { channel: 'video', days: ['mon', 'tue'] }],
  [
    'As soon as possible, 30k, we are 14 people',
    {},
    { timing: 'now', budget: '10k_to_50k', company_size: '10_to_49' },
  ],
  ['Sofort, 30.000 Euro, per Video', { ...de }, { timing: 'now', budget: '10k_to_50k', channel: 'video' }],
])

test('ages are counted in years', () => {
  const age = slot(1, {
    key: 'age',
    title: 'Age',
    data_type: 'band',
    enum_values: ['under_6', '6_10'],
    enum_labels: { under_6: 'under 6 years', '6_10': '6 to 10 years' },
  })
  const asked = { slot: 'age', options: [], invited: false }
  const [heard] = readMessage({
    message: '9',
    locale: 'en',
    slots: [age],
    asked,
    answers: {},
    topic: null,
  }).captures
  assert.equal(heard?.value, '6_10')
})

table(
  'all of them are meant in a few words, and something else is ruled out by what it is less wanted than',
  [
    ['all of them', { asked: 'days' }, { days: ['mon', 'tue', 'wed', 'thu', 'fri'] }],
    [
      'first of all I would like somebody to go through everything that we have here and find what is not safe',
      { asked: 'days' },
      {},
    ],
    ['I would rather do video than phone', { asked: 'channel' }, { channel: 'video' }],
  ],
)

test('of options that share words, the one that has more of what is said is meant', () => {
  const cabins = ['economy', 'premium economy', 'business']
  const heard = (message: string, data_type: 'enum' | 'multi_enum') =>
    readMessage({
      message,
      locale: 'en',
      slots: [slot(1, { key: 'cabin', data_type, enum_values: cabins })],
      asked: { slot: 'cabin', options: [], invited: false },
      answers: {},
      topic: null,
    }).captures.map(({ value }) => value)
  assert.deepEqual(heard('economy, premium', 'enum'), ['premium economy'])
  assert.deepEqual(heard('I fly premium economy', 'multi_enum'), [['premium economy']])
  assert.deepEqual(heard('I fly economy', 'multi_enum'), [['economy']])
})

test('what does not decide is unclear, with the options it may mean', () => {
  for (const [message, asked, options] of [
    ['phone or video', 'channel', ['video', 'phone']],
    ['somewhere between 5k and 20k', 'budget', ['under_10k', '10k_to_50k']],
  ] as const) {
    const { unclear, captures } = read(message, { asked })
    assert.deepEqual(
      [unclear[0]?.slot, [...(unclear[0]?.options ?? [])].sort(), captures],
      [asked, [...options].sort(), []],
      message,
    )
  }
  const number = read('20', { only: ['budget', 'company_size'] })
  assert.deepEqual([number.captures, number.unclear.length], [[], 1])
})
