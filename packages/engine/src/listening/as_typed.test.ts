import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

/** Answers as strangers typed them, who had never seen the product. */

const days = ['mo', 'di', 'mi', 'do', 'fr']
const slots = [
  slot(1, { key: 'guest_name', title: 'Name of the guest' }),
  slot(2, { key: 'email', title: 'E-mail', data_type: 'email' }),
  slot(3, { key: 'people', title: 'How many people?' }),
  slot(4, { key: 'pain', title: 'Pain on a scale from 0 to 10' }),
  slot(5, { key: 'arrival', title: 'Arrival date' }),
  slot(6, {
    key: 'days',
    title: 'Days that suit you',
    data_type: 'multi_enum',
    enum_values: days,
    enum_labels: { mo: 'Montag', di: 'Dienstag', mi: 'Mittwoch', do: 'Donnerstag', fr: 'Freitag' },
  }),
  slot(7, {
    key: 'complaint',
    title: 'Where does it hurt?',
    data_type: 'enum',
    enum_values: ['back_neck', 'shoulder', 'pelvic_health', 'am'],
    enum_labels: {
      back_neck: 'Back or neck',
      shoulder: 'Shoulder',
      pelvic_health: 'Pelvic health',
      am: 'AM',
    },
  }),
  slot(8, { key: 'been_before', title: 'Have you been here before?', data_type: 'boolean' }),
  slot(9, {
    key: 'time',
    title: 'Time of day',
    data_type: 'enum',
    enum_values: ['morning', 'evening'],
  }),
  slot(10, {
    key: 'volume',
    title: 'Invoices in a month',
    data_type: 'band',
    enum_values: ['under_25', '25_500', 'over_500'],
    enum_labels: { under_25: 'Under 25', '25_500': '25 to 500', over_500: 'Over 500' },
  }),
  slot(11, {
    key: 'age',
    title: 'Age',
    data_type: 'band',
    enum_values: ['under_6', '6_17', '18_or_more'],
    enum_labels: { under_6: 'under 6 years', '6_17': '6 to 17 years', '18_or_more': '18 years or more' },
  }),
  slot(12, {
    key: 'lessons',
    title: 'When could you take lessons?',
    data_type: 'multi_enum',
    enum_values: ['mornings', 'afternoons'],
  }),
]

function heard(
  message: string,
  asked: string | null,
  { locale = 'en', answers = {} }: { locale?: string; answers?: Record<string, SlotValue> } = {},
) {
  const reading = readMessage({
    message,
    locale,
    slots,
    asked: { slot: asked, options: [], invited: false },
    answers,
    topic: null,
    today: '2026-11-18',
  })
  return Object.fromEntries(reading.captures.map(({ slot, value }) => [slot, value]))
}
const german = { locale: 'de' }

test('of several numbers the one that is settled on is meant, else the first', () => {
  assert.deepEqual(heard('wir zwei und drei kinder, also fünf', 'people', german), { people: '5' })
  assert.deepEqual(heard('vier, zwei große zwei kleine', 'people', german), { people: '4' })
  assert.deepEqual(heard('put six for the pain, eight sounds dramatic', 'pain'), { pain: '6' })
  assert.deepEqual(heard('eine reicht mir, ich hab ja Zeit', 'people', german), { people: '1' })
  assert.deepEqual(heard('bis zum 15., also zwo', 'people', german), { people: '2' })
})

test('people who are named are counted', () => {
  assert.deepEqual(heard('bloß ich', 'people', german), { people: '1' })
  assert.deepEqual(heard('my wife and i', 'people'), { people: '2' })
})

test('a few words answer when something should be, and a whole sentence about something else does not', () => {
  assert.deepEqual(heard('Arrival on boxing day', 'arrival'), { arrival: 'Arrival on boxing day' })
  assert.deepEqual(heard('we open in june so by then', 'arrival'), { arrival: 'we open in june so by then' })
  assert.deepEqual(heard('the dog stays here', 'arrival'), {})
})

test('a day that is ruled out in the next clause is none of the answers', () => {
  const said = 'dienstags bin ich im Chor, das geht nicht, aber Montag und Donnerstag kann ich gut'
  assert.deepEqual(heard(said, 'days', german), { days: ['mo', 'do'] })
  assert.deepEqual(heard('di oder mi, mo is immer stressig', 'days', german), { days: ['di', 'mi'] })
})

test('from one day to another those between are meant', () => {
  assert.deepEqual(heard('montag bis mittwoch', 'days', german), { days: ['mo', 'di', 'mi'] })
})

test('a word that only one option has tells which is meant, where it was asked for', () => {
  assert.deepEqual(heard('after the birth, pelvic floor', 'complaint'), { complaint: 'pelvic_health' })
  assert.deepEqual(heard('after the birth, pelvic floor', 'arrival'), {})
})

test('an option that reads like a word of grammar is not found in a sentence', () => {
  const known = { locale: 'de', answers: { complaint: 'shoulder' } }
  const { complaint } = heard('am 12. Februar 1980 bin ich geboren', 'arrival', known)
  assert.equal(complaint, undefined)
})

test('what is named while answering yes or no takes nothing back', () => {
  const known = { answers: { complaint: 'back_neck' } }
  const said = heard('no but I have, years ago with my shoulder', 'been_before', known)
  assert.deepEqual(said, { been_before: false })
})

test('a yes behind an interjection is heard, whatever is said with it', () => {
  assert.deepEqual(heard("well yes, I'd say so", 'been_before'), { been_before: true })
})

test('what happens every morning chooses no morning', () => {
  assert.deepEqual(heard('my heel hurts every morning', null), {})
  assert.deepEqual(heard('every morning', 'time'), { time: 'morning' })
})

test('what is counted in a month is no time, and hundreds are no money', () => {
  assert.deepEqual(heard('somewhere between five and six hundred', 'volume'), { volume: 'over_500' })
  assert.deepEqual(heard('locked out since 3 days', null), {})
})

test('a name is taken whole, whoever says it, and without what says that it is one', () => {
  assert.deepEqual(heard('gareth, gareth bellweather', 'guest_name'), { guest_name: 'Gareth Bellweather' })
  assert.deepEqual(heard("He's called Desmond Okell, I'm Ruth", 'guest_name'), {
    guest_name: 'Desmond Okell',
  })
  assert.deepEqual(heard('Holger Steinmetz heiß ich', 'guest_name', german), {
    guest_name: 'Holger Steinmetz',
  })
  assert.deepEqual(heard('im priya nandakumar, was with you before', 'guest_name'), {
    guest_name: 'Priya Nandakumar',
  })
  assert.deepEqual(heard('Dirk Osterkamp, dirk@osterkamp.example', null), {
    guest_name: 'Dirk Osterkamp',
    email: 'dirk@osterkamp.example',
  })
})

test('a name is taken beside a question, and behind one that was given in to', () => {
  assert.deepEqual(heard('Oriane Castell, do you need the middle name?', 'guest_name'), {
    guest_name: 'Oriane Castell',
  })
})

test('a salutation, a wish and a search are no names', () => {
  for (const message of ['Dear team', 'I want a room', 'room price', 'jkl'])
    assert.deepEqual(heard(message, 'guest_name'), {}, message)
})

test('a question mark asks, unless it stands behind an answer', () => {
  const asks = (message: string, asked: string) =>
    readMessage({
      message,
      locale: 'en',
      slots,
      asked: { slot: asked, options: [], invited: false },
      answers: {},
      topic: null,
    }).questions.length
  assert.equal(asks('the address is on the right. fixable?', 'complaint'), 1)
  assert.equal(asks('shoulder?', 'complaint'), 0)
  assert.equal(asks('a bakery chain, 12 shops, prices all over the place', 'complaint'), 0)
  assert.equal(asks('think so? yeah i came once', 'been_before'), 0)
})

test('slips of the hand in small words, days and numbers are heard as they were meant', () => {
  assert.deepEqual(heard('nien brauch ich nciht', 'been_before', german), { been_before: false })
  assert.deepEqual(heard('dinestag oder donerstag', 'days', german), { days: ['di', 'do'] })
  assert.deepEqual(heard('wir sind zu dirtt', 'people', german), { people: '3' })
  assert.deepEqual(heard('stunden', 'days', german), {})
  assert.deepEqual(heard('Mrs Thrusday', 'guest_name'), { guest_name: 'Mrs Thrusday' })
})

test('who rules a known answer out is asked no more for what they say instead', () => {
  const known = { answers: { volume: 'under_25' } }
  assert.deepEqual(heard('the contract says 104 bills, not 15', null, known), { volume: '25_500' })
  assert.deepEqual(heard('hang on, 15 is too much', null, known), {})
})

test('who says how many they are counts people, also later', () => {
  const known = { locale: 'de', answers: { people: '3' } }
  assert.deepEqual(heard('dann sind wir zu viert', null, known), { people: '4' })
  assert.deepEqual(heard('dann sind wir 4 stunden unterwegs', null, known), {})
})

test('the dots of a date end no sentence', () => {
  const known = { locale: 'de', answers: { arrival: '12.6' } }
  assert.deepEqual(heard('Termin verschoben: 19.6. statt 12.6.', null, known), { arrival: '19.6' })
  assert.deepEqual(heard('geht euch das was an? na gut 30.09.82', 'arrival', german), { arrival: '30.09.82' })
})

test('a month says nothing of an age, and "after work" is no afternoon', () => {
  assert.deepEqual(heard('in may I turned 66', 'age'), { age: '18_or_more' })
  assert.deepEqual(heard('after work', 'lessons'), { time: 'evening' })
})

test('thousands are no money where something else was asked for', () => {
  assert.deepEqual(heard('about 2 thousand', 'volume'), { volume: 'over_500' })
})

test('an address is one, also after an "if"', () => {
  assert.deepEqual(heard('it is best if you use mine: e.marsh@mail.example', 'email'), {
    email: 'e.marsh@mail.example',
  })
})
