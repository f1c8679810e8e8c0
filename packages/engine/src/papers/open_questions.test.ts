import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answersOf, endedConversation, usualSlots } from '../assessment/testing/ended_conversation.ts'
import { data } from '../testing/engine_data.ts'
import { openQuestions } from './open_questions.ts'

const openOf = (locale: string, texts: readonly string[], gaps: readonly string[], answers = {}) =>
  openQuestions(
    endedConversation(usualSlots, {
      locale,
      said: texts.map((text, at) => ({ message_id: at + 1, text })),
      gaps,
      answers,
    }),
    data,
  )

test('what has the form of a question, or its mark, is an open question', () => {
  for (const [locale, text, gap] of [
    ['en', 'hi do you have a playground', 'Do you have a playground?'],
    ['en', 'ok and how long does it take', 'How long does it take (labour)?'],
    ['en', 'the night guard i mean, price?', 'The night guard i mean, price?'],
    ['en', 'parking?', 'Parking?'],
    ['de', 'kostet das aufmaß was', 'Kostet das aufmaß was?'],
    ['de', 'gibts ne sauna', 'Gibts ne sauna?'],
  ] as const)
    assert.deepEqual(openOf(locale, [text], [gap]), [gap])
})

test('a statement that found no answer is no open question', () => {
  for (const [locale, text] of [
    ['en', '07700 900233 is my mobile. bye'],
    ['en', 'ok nvm. wed like to do it on the saturday, 12 june'],
    ['en', 'company is wrong, its Hartwell Joinery. and 150 per month'],
    ['de', 'ok. also wir wollen das bis weihnachten haben, am liebsten weiß lackiert'],
    ['de', 'bei uns klemmt die haustür seit es so feucht ist, geht kaum noch zu'],
  ] as const)
    assert.deepEqual(openOf(locale, [text], [text]), [], text)
})

test('what is asked about the conversation is no open question', () => {
  for (const [locale, text] of [
    ['en', 'Sorry to hear what?'],
    ['en', 'Sorry for what?'],
    ['en', 'How long has what been going on?'],
    ['en', 'Eh?'],
    ['en', 'What else do you need from me?'],
    ['de', 'Was meinst du mit heute?'],
    ['de', 'Brauchen sie noch was von mir?'],
  ] as const)
    assert.deepEqual(openOf(locale, [text.toLowerCase()], [text]), [], text)
  assert.deepEqual(
    openOf('de', ['hab ich doch grad gesagt, samstag'], ['Hab ich doch grad gesagt, samstag?']),
    [],
  )
})

test('a word of the agent, or an answer said with care, is no open question', () => {
  assert.deepEqual(openOf('en', ['budget? its just for our house'], ['Budget?']), [])
  const timing = answersOf({ timing: ['later', 'next week'] })
  assert.deepEqual(openOf('en', ['sometime next week? not monday'], ['Sometime next week?'], timing), [])
})

test('a question that was put in other words stays one', () => {
  assert.deepEqual(openOf('en', ['and abroad'], ['Does the studio work abroad?']), [
    'Does the studio work abroad?',
  ])
})
