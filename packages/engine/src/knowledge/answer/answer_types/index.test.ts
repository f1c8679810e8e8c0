import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedAnswer, statesAnswerType } from './index.ts'

test('what is asked for is told by the words that ask', () => {
  for (const [question, sort] of [
    ['How much does it cost?', 'price'],
    ['What’s the price?', 'price'],
    ['How long does it take?', 'duration'],
    ['How many people work there?', 'amount'],
    ['When do you open?', 'time'],
    ['In which year was it built?', 'time'],
    ['Who runs the shop?', 'person'],
    ['What is your phone number?', 'contact'],
    ['Where are you?', 'place'],
    ['What do you sell?', null],
  ] as const)
    assert.equal(expectedAnswer(question, 'en')?.type ?? null, sort, question)
  for (const [question, sort] of [
    ['Was kostet das?', 'price'],
    ['Wie lange dauert es?', 'duration'],
    ['Wie viele Leute arbeiten dort?', 'amount'],
    ['Wann habt ihr offen?', 'time'],
    ['Wer leitet den Laden?', 'person'],
    ['Wo seid ihr?', 'place'],
    ['Was verkauft ihr?', null],
  ] as const)
    assert.equal(expectedAnswer(question, 'de')?.type ?? null, sort, question)
})

test('a statement tells a sort by a number, a time or a name that is not the question’s own', () => {
  const isAsked = (name: string) => name === 'starter'
  assert.ok(statesAnswerType('price', 'It costs 20 euros.', 'en', isAsked))
  assert.ok(!statesAnswerType('duration', 'It is made of wood.', 'en', isAsked))
  assert.ok(statesAnswerType('time', 'It opens on Mondays.', 'en', isAsked))
  assert.ok(statesAnswerType('amount', 'There are 1,200 chairs.', 'en', isAsked))
  assert.ok(!statesAnswerType('amount', 'It was founded in 1998.', 'en', isAsked))
  assert.ok(statesAnswerType('person', 'It was drawn by Mara Klein.', 'en', isAsked))
  assert.ok(!statesAnswerType('person', 'The Starter package is small.', 'en', isAsked))
  assert.ok(statesAnswerType(null, 'Anything.', 'en', isAsked))
})

test('words that only ask are told apart from the matter that is asked about', () => {
  assert.deepEqual(expectedAnswer('How much is the audit?', 'en')?.words, ['how', 'much', 'is'])
  assert.deepEqual(expectedAnswer('What is the price of the audit?', 'en')?.words, ['what', 'is', 'the'])
  assert.deepEqual(expectedAnswer('How many people work there?', 'en')?.words, ['how', 'many'])
  assert.deepEqual(expectedAnswer('Wie lange dauert das?', 'de')?.words, ['wie', 'lange'])
})

test('a number with a unit tells nothing of another sort', () => {
  const isAsked = () => false
  assert.ok(!statesAnswerType('duration', 'It costs 1,200 euros.', 'en', isAsked))
  assert.ok(!statesAnswerType('time', 'It costs 1,200 euros.', 'en', isAsked))
  assert.ok(!statesAnswerType('price', 'It takes 60 days.', 'en', isAsked))
  assert.ok(!statesAnswerType('duration', 'Es kostet 1.200 Euro.', 'de', isAsked))
  assert.ok(!statesAnswerType('time', 'Es kostet 1.200 Euro.', 'de', isAsked))
  assert.ok(!statesAnswerType('price', 'Es dauert 60 Tage.', 'de', isAsked))
})
