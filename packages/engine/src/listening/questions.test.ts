import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, read } from '../testing/listen.ts'
import { isWish, saysWish } from './questions.ts'

test('every question is heard, complete in itself, and none is an answer', () => {
  for (const [message, questions, given] of [
    ['What does it cost?', ['What does it cost?'], {}],
    ['Our budget is 20k, what can we get for that?', ['What can we get for that?'], {}],
    ['Hi, do you offer workshops? And where are you?', ['Do you offer workshops?', 'Where are you?'], {}],
    ['and the price?', ['The price (bike inspection)?'], { topic: 'bike inspection' }],
    ['How much is it?', ['How much is it (bike inspection)?'], { topic: 'bike inspection' }],
    ['what about children?', ['What about children (bike tours)?'], { topic: 'bike tours' }],
    ['do you repair e-bikes', ['Do you repair e-bikes?'], {}],
    [
      'I would like to know whether you ship to Austria',
      ['I would like to know whether you ship to Austria?'],
      {},
    ],
    ['Was kostet eine Inspektion?', ['Was kostet eine Inspektion?'], de],
    ['und der Preis?', ['Der Preis (Inspektion)?'], { ...de, topic: 'Inspektion' }],
    [
      'Wir haben 20.000 Euro, reicht das? Und wie lange dauert das?',
      ['Reicht das?', 'Wie lange dauert das?'],
      de,
    ],
    ['Hello, how are you?', [], {}],
    ['Are you a bot?', [], {}],
  ] as const)
    assert.deepEqual(read(message, { only: ['email'], ...given }).questions, questions, message)
})

test('what a question speaks of is no answer, unless it comes first', () => {
  const heard = (message: string) => {
    const { captures, questions } = read(message, { only: ['channel'], asked: 'channel' })
    return [captures.map(({ value }) => value), questions.length]
  }
  assert.deepEqual(heard('oh and by the way the phone in the waiting room still rings all day?'), [[], 1])
  assert.deepEqual(heard('phone, or does that cost anything extra at your place?'), [['phone'], 1])
  assert.deepEqual(heard('by phone maybe?'), [['phone'], 0])
})

test('the topic is what was asked about last', () => {
  assert.equal(read('How long does a bike inspection take?').topic, 'bike inspection')
  assert.equal(read('Was kostet die Inspektion?', de).topic, 'Inspektion')
  assert.equal(read('thanks', { topic: 'bike inspection' }).topic, 'bike inspection')
})

test('a question is heard without a comma or a mark', () => {
  const asks = (message: string, given = {}) => read(message, { only: ['email'], ...given }).questions
  assert.deepEqual(asks('ok it is off what will you charge'), ['What will you charge?'])
  assert.deepEqual(asks('we live up the road, do locals pay less'), ['Do locals pay less?'])
  assert.deepEqual(asks('how much', { topic: 'taster' }), ['How much (taster)?'])
  assert.deepEqual(asks('chippen was kostet das', de), ['Was kostet das?'])
  assert.deepEqual(asks('die Rechnung ist hoch, kann ich das abstottern', de), ['Kann ich das abstottern?'])
})

test('what only looks like a question inside a sentence is none', () => {
  const asks = (message: string, given = {}) => read(message, { only: ['email'], ...given }).questions
  assert.deepEqual(asks('not sure how much we need'), [])
  assert.equal(asks('wich trains do you run').length, 1)
  assert.deepEqual(asks('wenn es regnet, kann ich auch später kommen', de), [])
  assert.deepEqual(asks('Also, es geht um unsere Preise', { ...de, asked: 'email' }), [])
})

test('a few words that end with a price ask for it, also where something was asked for', () => {
  const asked = 'goal'
  assert.deepEqual(read('pod august price', { asked }).questions, ['Pod august price?'])
  assert.deepEqual(read('krallen schneiden preis', { ...de, asked }).questions, ['Krallen schneiden preis?'])
  assert.deepEqual(read('lower shipping costs', { asked }).questions, [])
})

test('a word with a question mark asks, also behind an answer; a doubt asks nothing', () => {
  assert.deepEqual(read('Acme Tools. Parking?', { asked: 'company' }).questions, ['Parking?'])
  assert.deepEqual(read('about 20k?', { asked: 'budget' }).questions, [])
  assert.deepEqual(read('Hm?', { asked: 'goal' }).questions, [])
})

test('what goes on from a question asks, too', () => {
  assert.deepEqual(read('and at night', { asked: 'goal', topic: 'reception' }).questions, [
    'At night (reception)?',
  ])
  assert.deepEqual(read('and at night', { asked: 'goal' }).questions, [])
  assert.deepEqual(read('and we have a dog', { asked: 'goal', topic: 'reception' }).questions, [])
})

test('what somebody is asked to do is a wish', () => {
  assert.ok(isWish('can i get a bike fitting next week', 'en'))
  assert.ok(isWish('could I bring it in on Saturday', 'en'))
  assert.ok(isWish('schicken Sie bitte jemanden', 'de'))
  assert.ok(isWish('die sollen mir einfach ein Angebot schicken', 'de'))
  assert.ok(!isWish('can i get there by bus', 'en'))
  assert.ok(!isWish('wann schicken Sie die Rechnung', 'de'))
})

test('a wish is told from a question', () => {
  assert.ok(saysWish('we need a pitch for two nights', 'en'))
  assert.ok(saysWish('wir hätten gern einen Schrank', 'de'))
  assert.ok(!saysWish('what does a pitch cost', 'en'))
})

test('a name is no search where one is asked for sooner or later', () => {
  assert.deepEqual(read('Jan Petersen', { only: ['full_name'] }).questions, [])
  assert.deepEqual(read('Sunday Opening', { only: ['goal'] }).questions, ['Sunday Opening?'])
})

test('the dot of a day ends no sentence where the date goes on', () => {
  const questions = (message: string) => read(message, { locale: 'de' }).questions
  for (const message of [
    'Habt ihr vom 14. bis 17. November noch ein Zimmer frei?',
    'Habt ihr am 14. oder 15. noch ein Zimmer frei?',
    'Habt ihr ab dem 3. bis zum 6. noch ein Zimmer frei?',
    'Habt ihr am 14. noch ein Zimmer frei?',
  ])
    assert.deepEqual(questions(message), [message])
  assert.deepEqual(questions('Wir sind 12. Habt ihr ein Zimmer frei?'), ['Habt ihr ein Zimmer frei?'])
})

test('a short question needs no mark, two may be joined by "and", and "ok, and …" goes on', () => {
  for (const [message, questions, given] of [
    ['is vat included', ['Is vat included?'], {}],
    ['ist frühstück dabei', ['Ist frühstück dabei?'], de],
    ['seit wann gibt es euch', ['Seit wann gibt es euch?'], de],
    ['was kostet das und wie lange dauert es', ['Was kostet das?', 'Wie lange dauert es?'], de],
    ['ok and travel', ['Ok and travel?'], { topic: 'the audit' }],
  ] as const)
    assert.deepEqual(read(message, { only: ['email'], ...given }).questions, questions, message)
})

test('what is meant, whether it holds, and what happens if, is asked without a mark', () => {
  for (const [message, given] of [
    ['i mean who is the boss', {}],
    ['no i meant which person is responsible', {}],
    ['and if we stop early', {}],
    ['travel is included, right', {}],
    ['reisen in deutschland sind doch inklusive oder', de],
    ['und wenn ich mittendrin aufhören will', de],
  ] as const)
    assert.equal(read(message, { only: ['email'], ...given }).questions.length, 1, message)
  assert.deepEqual(read('the house on the right', { only: ['email'] }).questions, [])
})
