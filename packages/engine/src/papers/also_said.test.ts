import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { answersOf, endedConversation, usualSlots } from '../assessment/testing/ended_conversation.ts'
import { data } from '../testing/engine_data.ts'
import { writeBrief } from './write_brief.ts'

/** The statements that a brief has beside its answers. */
function alsoIn(locale: string, texts: readonly string[], rest: Partial<ClosingConversation> = {}): string[] {
  const conversation = endedConversation(usualSlots, {
    locale,
    default_locale: locale,
    said: texts.map((text, at) => ({ message_id: at + 1, text })),
    answers: answersOf({ goal: [texts[0]!, texts[0]!] }),
    ...rest,
  })
  const brief = writeBrief(conversation, { fit: 'unknown', criteria: [] }, data)
  const [, list = ''] = /## (?:Also said|Außerdem gesagt)\n\n((?:- .*\n)+)/.exec(brief) ?? []
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3, -1))
}

test('what visitors tell and no slot holds is in the brief, in their words and order', () => {
  assert.deepEqual(
    alsoIn('en', [
      'the feed stopped working',
      'well i reconnected it already, twice',
      'none of those, just a tent pitch by the river',
      'my number is 07700 900812, 14 mill lane',
      'after 5',
    ]),
    ['i reconnected it already, twice', 'just a tent pitch by the river', '14 mill lane', 'after 5'],
  )
  assert.deepEqual(
    alsoIn('de', [
      'die haustür klemmt',
      'nichts davon. schickt den herrn ott am freitag, tel 09345 88120',
      'k.lorenz@posteo.example, anreise wäre nächsten samstag gewesen',
    ]),
    ['schickt den herrn ott am freitag', 'anreise wäre nächsten samstag gewesen'],
  )
})

test('neither thanks, a shrug, a question nor a choice is a statement', () => {
  assert.deepEqual(
    alsoIn('en', [
      'the feed stopped working',
      'thank you very much, bye',
      'no clue',
      'yes please',
      'nice website by the way',
      'is there a free trial?',
      'do you work with barclays',
      'Prices: Double rooms',
      'late arrival',
      'i told you',
    ]),
    [],
  )
  assert.deepEqual(
    alsoIn('de', [
      'die haustür klemmt',
      'Von der Idee bis zum Einbau: 4. Aufmaß und Freigabe',
      'nee, steht doch oben',
    ]),
    [],
  )
})

test('what the brief tells elsewhere is not told again', () => {
  const texts = [
    'the feed stopped working',
    'the feed stopped!',
    'im Nora Lind, 07700 900 118',
    'the invoices are missing',
    'yes, invoices are missing',
  ]
  assert.deepEqual(alsoIn('en', texts, { visitor: { name: 'Nora Lind' } }), ['the invoices are missing'])
})

test('what is told with a backslash in it is told once', () => {
  assert.deepEqual(alsoIn('en', ['a.example\\\\www.']), [])
})

test('beside an answer only what says clearly more is told', () => {
  const answers = {
    goal: { value: 'a new shop', message_id: 1, quote: 'a new shop' },
    budget: { value: '5k_to_20k', message_id: 2, quote: '12k' },
    timing: { value: 'later', message_id: 3, quote: 'In spring' },
  }
  const texts = ['a new shop', '12k. A ballpark.', 'In spring. We have family staying until easter']
  assert.deepEqual(alsoIn('en', texts, { answers }), ['We have family staying until easter'])
})

test('a statement that was taken for a question is told as one', () => {
  const told = 'ok. also wir wollen das bis weihnachten haben'
  assert.deepEqual(alsoIn('de', ['ein einbauschrank', told], { gaps: [told] }), [
    'wir wollen das bis weihnachten haben',
  ])
})

test('six statements are told at most: those that say most, in their order', () => {
  const rooms = ['red', 'green', 'blue', 'white', 'black', 'brown', 'purple'].map(
    (color, at) => `the ${color} chair has ${at + 30} screws`,
  )
  const told = alsoIn('en', ['our chairs', 'i am tired', ...rooms.slice(0, 6)])
  assert.deepEqual(told, rooms.slice(0, 6))
})
