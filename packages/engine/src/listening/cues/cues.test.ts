import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data } from '../../testing/engine_data.ts'
import { slot } from '../../testing/flows.ts'
import { readMessage } from '../../testing/read_message.ts'
import type { Cue } from './cue.ts'
import { cueOf } from './cue_of.ts'

const messages: [cue: Cue, is: string[], isNot: string[]][] = [
  ['hours', ['when do you close on fridays', 'wann macht ihr samstags auf'], ['how long does delivery take']],
  ['phone', ['whats your phone number', 'gebt mir doch einfach die telefonnummer'], ['my phone is broken']],
  ['email', ['whats your email address', 'wie ist eure mailadresse'], ['mail me at jo@kite.example']],
  ['status', ['so is that booked now or not', 'ist der termin jetzt fest?'], ['can i book a table']],
  [
    'rejection',
    ['no thats not what i asked', 'nein, das meine ich nicht'],
    ['no thanks', 'no, tuesday is better'],
  ],
  [
    'grief',
    ['my grandmother passed away on saturday', 'meine oma ist gestern gestorben'],
    ['my battery is dead'],
  ],
]

for (const [cue, is, isNot] of messages)
  test(`what is about ${cue} is told from what looks alike`, () => {
    for (const message of is) assert.equal(cueOf(message, data.cues()), cue, message)
    for (const message of isNot) assert.notEqual(cueOf(message, data.cues()), cue, message)
  })

const actsOf = (message: string, given = {}) =>
  readMessage({
    message,
    locale: 'en',
    slots: [],
    asked: { slot: null, options: [], invited: false },
    answers: {},
    topic: null,
    ...given,
  }).acts

test('who tells of a death is met with sympathy; who rejects or asks for the status does so', () => {
  assert.ok(actsOf('my grandmother passed away on saturday').includes('feeling'))
  assert.ok(actsOf('no thats not what i asked').includes('reject'))
  assert.ok(actsOf('so is that booked now or not').includes('asks_status'))
})

test('who fills a slot rejects nothing', () => {
  const given = {
    slots: [slot(1, { key: 'email', data_type: 'email' })],
    asked: { slot: 'email', options: [], invited: false },
  }
  assert.ok(!actsOf('no thats not what i asked, its jo@kite.example', given).includes('reject'))
})
