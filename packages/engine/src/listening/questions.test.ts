import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, read } from '../testing/listen.ts'

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

test('the topic is what was asked about last', () => {
  assert.equal(read('How long does a bike inspection take?').topic, 'bike inspection')
  assert.equal(read('Was kostet die Inspektion?', de).topic, 'Inspektion')
  assert.equal(read('thanks', { topic: 'bike inspection' }).topic, 'bike inspection')
})
