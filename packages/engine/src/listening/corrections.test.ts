import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { de, read, table } from '../testing/listen.ts'
import { readMessage } from '../testing/read_message.ts'

const known = { budget: 'under_10k', channel: 'phone', days: ['mon'] }

test('a correction replaces the answer that it fits', () => {
  for (const [message, slot, value, given] of [
    ['no, rather 20k', 'budget', '10k_to_50k', {}],
    ['Sorry, I meant video', 'channel', 'video', {}],
    ['make that 60k', 'budget', 'over_50k', {}],
    ['it is more like 60k now', 'budget', 'over_50k', { asked: 'goal' }],
    ['Actually, our budget is 30k', 'budget', '10k_to_50k', { asked: 'timing' }],
    ['my budget is 30k', 'budget', '10k_to_50k', { asked: 'timing' }],
    ['we would go up to 30000 after all', 'budget', '10k_to_50k', { asked: 'goal' }],
    [
      'Wait, no. Two hundred employees.',
      'company_size',
      '50_to_249',
      { answers: { company_size: '1_to_9' } },
    ],
    ['doch lieber 20.000 Euro', 'budget', '10k_to_50k', de],
    ['Ich meinte per Video', 'channel', 'video', de],
    ['nein, eher 20k', 'budget', '10k_to_50k', de],
    ['no, only Friday', 'days', ['fri'], {}],
    ['actually Friday', 'days', ['fri'], {}],
    ['just Friday then', 'days', ['fri'], {}],
    ['doch per Video statt telefonisch', 'channel', 'video', de],
  ] as const) {
    const { captures, acts } = read(message, { answers: known, ...given })
    const [found, ...others] = captures
    assert.deepEqual([found?.slot, found?.value, found?.correction, others], [slot, value, true, []], message)
    assert.ok(acts.includes('correct'), message)
  }
})

const numbers = { answers: { budget: 'over_50k', company_size: '10_to_49' } }

table('a bare number corrects the answer that it replaces, and none where two fit', [
  ['make that 60', numbers, {}],
  ['140, not 40', numbers, { company_size: '50_to_249' }],
  ['sorry, 140 employees and not 40', numbers, { company_size: '50_to_249' }],
  ['not more than 40', { asked: 'company_size' }, { company_size: '10_to_49' }],
  ['we are 14 people, not 7', {}, { company_size: '10_to_49' }],
])

const days = { answers: { days: ['mon', 'wed'] } }

table('of several answers, what is ruled out goes and the rest stays', [
  ['forget Monday', days, { days: ['wed'] }],
  ['Monday is no good after all', days, { days: ['wed'] }],
  ['Friday instead of Monday', days, { days: ['wed', 'fri'] }],
  ['montags geht doch nicht', { ...de, ...days }, { days: ['wed'] }],
  ['statt Montag lieber Freitag', { ...de, ...days }, { days: ['wed', 'fri'] }],
])

table('what the next sentence takes back is no answer', [
  ['By phone. No wait, let me ask my colleague.', { asked: 'channel' }, {}],
  ['Telefonisch... nein Quatsch, ich frage erst nach', { ...de, asked: 'channel' }, {}],
  ['By phone. No wait, by video.', { asked: 'channel' }, { channel: 'video' }],
])

table('what is known already, or said in passing, changes nothing', [
  ['as I said, under 10k', { answers: known }, {}],
  ['by phone, yes', { answers: known, asked: 'wants_call' }, { wants_call: true }],
])

table('what corrects another answer is none to the question', [
  ['wait, our budget is 30k', { asked: 'goal', answers: known }, { budget: '10k_to_50k' }],
  [
    'my husband actually says that our whole family would go up to 30000 for such a thing',
    { asked: 'goal', answers: known },
    { budget: '10k_to_50k' },
  ],
  ['mail was wrong, anna@acme.example', { asked: 'company' }, { email: 'anna@acme.example' }],
])

test('a word of an answer in own words is replaced by the one that takes its place', () => {
  const slots = [
    slot(1, { key: 'nights', title: 'Number of nights' }),
    slot(2, { key: 'what_happened', title: 'What happened' }),
    slot(3, { key: 'party', title: 'Who is coming' }),
  ]
  const heard = (message: string, answers: Record<string, string>) =>
    readMessage({
      message,
      locale: 'en',
      slots,
      asked: { slot: 'party', options: [], invited: false },
      answers,
      topic: null,
    }).captures.map(({ slot, value, quote, correction }) => [slot, value, quote, correction])
  const happened = 'charged on the 3rd and on the 5th'
  assert.deepEqual(heard('oh wait, it was the 6th, not the 5th', { what_happened: happened }), [
    ['what_happened', 'charged on the 3rd and on the 6th', '6th, not the 5th', true],
  ])
  assert.deepEqual(heard('no wait, 5 nights and not 3', { nights: '3' })[0]?.slice(0, 2), ['nights', '5'])
  assert.deepEqual(heard('so 5 instead of 3', { nights: 'about 3' })[0]?.slice(0, 2), ['nights', 'about 5'])
  assert.deepEqual(
    heard('the 6th, not the 5th', { what_happened: happened, nights: 'until the 5th' }).map(([slot]) => slot),
    ['party'],
  )
})

test('a no to a yes-or-no question takes back nothing that is hardly named', () => {
  const slots = [
    slot(1, {
      key: 'job',
      data_type: 'enum',
      enum_values: ['migration', 'creation'],
      enum_labels: { migration: 'Move old customer records', creation: 'Something new' },
    }),
    slot(2, { key: 'urgent', title: 'Is it urgent?', data_type: 'boolean' }),
  ]
  const heard = (asked: string | null) =>
    readMessage({
      message: 'No, we move old records by hand',
      locale: 'en',
      slots,
      asked: { slot: asked, options: [], invited: false },
      answers: { job: 'creation' },
      topic: null,
    }).captures.map(({ slot, value }) => [slot, value])
  assert.deepEqual(heard('urgent'), [['urgent', false]])
  assert.deepEqual(heard(null), [['job', 'migration']])
})
