import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerable, unanswerable } from '../testing/talks.ts'
import type { QuestionResult } from './event.ts'
import { answerItems } from './reply_items.ts'

const between = (question: string, ...labels: string[]): QuestionResult => ({
  ...answerable(question, ...labels),
  verdict: 'between',
})

test('what was only told and is not known is no gap', () => {
  assert.deepEqual(answerItems([{ ...unanswerable('We sell tea.'), asked: false }], [], []), [])
})

test('one choice is put up at a time; what else is not sure is a gap', () => {
  const items = answerItems(
    [between('Hours?', 'Opening', 'Office'), between('Fees?', 'Card', 'Cash')],
    [],
    [],
  )
  assert.deepEqual(
    items.map(({ act }) => act),
    ['choose', 'gap'],
  )
})

test('at most three matters are put up for choice', () => {
  const [item] = answerItems([between('Hours?', 'Opening', 'Office', 'Phone', 'Holiday')], [], [])
  assert.deepEqual(item?.act === 'choose' && item.passages.map(({ label }) => label), [
    'Opening',
    'Office',
    'Phone',
  ])
})

test('what lies far off is offered beside the admission, once', () => {
  const far = (question: string): QuestionResult => ({ ...between(question, 'Opening'), verdict: 'far' })
  const items = answerItems([far('Hours?'), far('Fees?'), unanswerable('Parking?')], [], [])
  assert.deepEqual(
    items.map((item) => item.act === 'gap' && item.nearest?.map(({ label }) => label)),
    [['Opening'], undefined, undefined],
  )
})
