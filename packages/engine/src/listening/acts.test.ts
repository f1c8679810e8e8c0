import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadingInput, VisitorAct } from '../conversation/reading.ts'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'
import { clearLanguageOf, spokenLocale } from './language_of.ts'
import { isWish } from './questions.ts'

const read = (message: string, given: Partial<ReadingInput> = {}) =>
  readMessage({
    message,
    locale: 'en',
    slots: [],
    asked: { slot: null, options: [], invited: false },
    answers: {},
    topic: null,
    ...given,
  })

/** Messages of one act each, and some that look alike and are not. */
const messages: [act: VisitorAct, is: string[], isNot: string[]][] = [
  [
    'thanks',
    ['cheers mate', 'ok thank you', 'super danke dir', 'thx'],
    ['no thanks', 'thank you for the flyer, we would like to relaunch our online shop'],
  ],
  [
    'feeling',
    [
      'i feel sick',
      'I am scared of the dentist',
      'bit nervous tbh',
      'my knee hurts whenever I run',
      'der Fuß tut mir weh',
      'hab schiss',
      'ich hab so schiss vorm fahren',
      'Mir ist übel',
      'im so ashamed of my teeth',
      'my husband died last week',
    ],
    ['What if I feel sick on the day?', 'Was tun, wenn ich Angst habe?', 'I feel good about it'],
  ],
  [
    'complaint',
    [
      'This is the third time this month.',
      'That is unacceptable',
      'my order never arrived',
      'the app crashes when I log in',
      'seit Montag geht nichts mehr',
      'So eine Frechheit!',
    ],
    [
      'How often does the app crash?',
      'What do I do if the machine is broken?',
      'What do I do when the app crashes?',
      'we arrived at noon',
      'Was mache ich, wenn das Gerät defekt ist?',
      'Was passiert, wenn etwas kaputt ist?',
    ],
  ],
  [
    'urgency',
    [
      'This is urgent!',
      'there is a smell of gas in the hall',
      'water is leaking',
      'Notfall!',
      'bitte dringend',
    ],
    ['no rush at all', 'ohne Eile'],
  ],
  [
    'cancel',
    [
      'please cancel my booking',
      'I need to cancel',
      'ich will kündigen',
      'ich muss meinen Termin leider absagen',
    ],
    ['Can I cancel my booking online?', 'Wie kann ich kündigen?'],
  ],
  [
    'asks_identity',
    [
      'Is this a bot?',
      'am I talking to a human?',
      'are u human',
      'wer bist du?',
      'bist du ein echter mensch?',
    ],
    ['Do you repair robots?', 'Who are your founders?'],
  ],
  [
    'wants_person',
    [
      'can somebody ring me, I do not want to type all this',
      'can i speak to one of the mechanics pls',
      'I want to talk to someone in sales, not a bot',
      'Kann mich bitte jemand anrufen?',
      'ich möchte mit einem Menschen sprechen',
      'Hallo, ist hier niemand da?!',
      'hello? nobody there?',
    ],
    [
      'Do you have people who speak French?',
      'Wann kann ich bei Ihnen anfangen?',
      'abends ist bei uns keiner da',
    ],
  ],
]

for (const [act, is, isNot] of messages)
  test(`${act} is told from what looks like it, in English and German`, () => {
    for (const message of is) assert.ok(read(message).acts.includes(act), message)
    for (const message of isNot) assert.ok(!read(message).acts.includes(act), message)
  })

test('who answers what was asked does nothing else, and does not leave', () => {
  const name = slot(1, { key: 'name' })
  const phone = slot(2, { key: 'phone', title: 'Phone' })
  const email = slot(3, { key: 'email', data_type: 'email' })
  const slots = [name, phone, email]
  const acts = (message: string, slot: string) =>
    read(message, { slots, asked: { slot, options: [], invited: false } }).acts
  assert.deepEqual(acts('Margaret Ellison, though everyone calls me Maggie.', 'name'), ['inform'])
  assert.ok(!acts('I’d rather not give out my number, if that’s all right.', 'phone').includes('goodbye'))
  assert.deepEqual(acts('It’s my grandson who set it up for me: maggie@ellison.example', 'email'), ['inform'])
  assert.ok(!read('I would come at five, if that’s all right').acts.includes('goodbye'))
  const nights = { locale: 'de', slots: [slot(4, { key: 'nights', title: 'Wie viele Nächte bleiben Sie?' })] }
  const asked = { slot: 'nights', options: [], invited: false }
  assert.ok(!read('bis zum 15., also zwo', { ...nights, asked }).acts.includes('goodbye'))
  assert.ok(read('bis dann!', nights).acts.includes('goodbye'))
  assert.ok(acts('Jo Kite. I want to talk to a human', 'name').includes('wants_person'))
})

test('a small word beside a question is no name', () => {
  const name = slot(1, { key: 'name' })
  const asked = { slot: 'name', options: [], invited: false }
  const named = (message: string) =>
    read(message, { slots: [name], asked }).captures.map(({ value }) => value)
  assert.deepEqual(named('uff. kann ich das in raten zahlen?'), [])
  assert.deepEqual(named('Anna. Kann ich das in Raten zahlen?'), ['Anna'])
  assert.deepEqual(named('anna'), ['Anna'])
})

test('letters at random are nonsense, and a word is not', () => {
  for (const message of ['asdkjh', 'lkjhg fdsa', '??'])
    assert.deepEqual(read(message).acts.includes('nonsense'), message !== '??', message)
  for (const message of ['Visa?', 'parking', 'Öffnungszeiten'])
    assert.ok(!read(message).acts.includes('nonsense'), message)
})

test('emergencies and complaints are heard without their usual words', () => {
  for (const message of ['the tent pole went through his hand', 'im aufzug steckengeblieben mit kind'])
    assert.ok(read(message).acts.includes('urgency'), message)
  for (const message of [
    'your driver left the parcel in the rain',
    'das essen war eiskalt und die bedienung pampig',
  ])
    assert.ok(read(message).acts.includes('complaint'), message)
})

test('a message may do several things', () => {
  const { acts } = read('This is ridiculous. Please cancel my order. It is urgent!')
  for (const act of ['complaint', 'cancel', 'urgency'] as const) assert.ok(acts.includes(act), act)
})

test('who takes something back corrects, though what it should be was not understood', () => {
  for (const message of ['sorry, I meant something else', 'nein, das stimmt nicht'])
    assert.ok(read(message).acts.includes('correct'), message)
})

test('who asks for a person or who is here asks nothing of the knowledge', () => {
  assert.deepEqual(read('Can somebody ring me?').questions, [])
  assert.deepEqual(read('Can I talk to a human about my invoice?').questions, [])
  assert.deepEqual(read('Who am I talking to?').questions, [])
  assert.deepEqual(read('Is this a bot?').questions, [])
})

test('what answers the question that was asked does nothing else', () => {
  const urgency = slot(1, { key: 'urgency', data_type: 'enum', enum_values: ['urgent', 'can wait'] })
  const asked = { slot: 'urgency', options: [], invited: false }
  assert.deepEqual(read('urgent', { slots: [urgency], asked }).acts, ['inform'])
})

test('who says when something should begin is not in a hurry, whatever was asked', () => {
  const timing = slot(1, { key: 'timing', data_type: 'enum', enum_values: ['immediately', 'later'] })
  const goal = slot(2, { key: 'goal' })
  const hears = (message: string) => read(message, { slots: [timing, goal] }).acts.includes('urgency')
  assert.equal(hears('we want to begin immediately'), false)
  assert.equal(hears('Our pipe is leaking. We want to begin later.'), true)
})

test('options that were named ask nothing, though one of them would alone', () => {
  const priorities = slot(1, { key: 'priorities', data_type: 'multi_enum', enum_values: ['price', 'speed'] })
  const asked = { slot: 'priorities', options: [], invited: false }
  assert.deepEqual(read('price and speed', { slots: [priorities], asked }).questions, [])
  assert.deepEqual(read('how about speed', { slots: [priorities], asked }).questions, [])
  assert.equal(read('what is the price?', { slots: [priorities], asked }).questions.length, 1)
})

test('a few words are a question where nothing was asked for, or by their mark', () => {
  assert.deepEqual(read('business yearly price').questions, ['Business yearly price?'])
  assert.deepEqual(read('Sonntag offen?', { locale: 'de' }).questions, ['Sonntag offen?'])
  const asked = { slot: 'goal', options: [], invited: false }
  assert.deepEqual(read('a new shop', { slots: [slot(1, { key: 'goal' })], asked }).questions, [])
  assert.deepEqual(read('parking?', { slots: [slot(1, { key: 'goal' })], asked }).questions, ['Parking?'])
  assert.deepEqual(read('parking').questions, [])
  assert.deepEqual(read('we like tea').questions, [])
  assert.deepEqual(read('thanks a lot').questions, [])
})

test('a question without its mark, or with a slip, is one', () => {
  assert.equal(read('are campfires allowed at yours').questions.length, 1)
  assert.equal(read('wich trains do you run').questions.length, 1)
  assert.equal(read('holt ihr die ab', { locale: 'de' }).questions.length, 1)
  assert.equal(read('and if we forget').questions.length, 1)
})

test('a wish asks for something to be done, a question about it', () => {
  assert.ok(isWish('Can somebody come and have a look?', 'en'))
  assert.ok(isWish('Könnten Sie sich darum kümmern?', 'de'))
  assert.ok(!isWish('Can I pay by card?', 'en'))
})

test('a language is clear where its words outnumber those of any other', () => {
  assert.equal(clearLanguageOf('Was kostet das und wie lange dauert es?'), 'de')
  assert.equal(clearLanguageOf('what does it cost for the two of us'), 'en')
  assert.equal(clearLanguageOf('ok'), null)
})

test('a visitor is answered in their language, and in the locale where it is the same', () => {
  assert.equal(spokenLocale({ language: 'en' }, 'de-AT'), 'en')
  assert.equal(spokenLocale({ language: 'de' }, 'de-AT'), 'de-AT')
  assert.equal(spokenLocale({}, 'de-AT'), 'de-AT')
})

test('who finds nobody there wants a person, and asks nothing of the knowledge', () => {
  const { acts, questions } = read('niemand da?!', { locale: 'de' })
  assert.deepEqual([acts.includes('wants_person'), questions], [true, []])
})

test('who says no where more was offered rejects no answer', () => {
  const asked = { slot: null, options: [], invited: true }
  const { acts } = read('no that was everything', { asked })
  assert.deepEqual([acts.includes('goodbye'), acts.includes('reject')], [true, false])
})
