import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerable, readingWith, unanswerable } from '../testing/talks.ts'
import { sentenceHashes } from '../wording/sentence_hash.ts'
import type { QuestionResult } from './event.ts'
import { acknowledgement, answerItems } from './reply_items.ts'

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

test('what is known is told before what is not, and how to reach the organization after it', () => {
  const contact = answerable('How can I reach you by phone?', 'Call us at 0131 496 0999.')
  const items = answerItems([unanswerable('Pay?'), answerable('Hours?', 'Opening'), contact], [], [])
  assert.deepEqual(
    items.map((item) => ('question' in item ? `${item.act} ${item.question}` : item.act)),
    ['answer Hours?', 'gap Pay?', 'answer How can I reach you by phone?'],
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

test('of one service the price and the duration are two answers, and nothing is said twice', () => {
  const sure = (question: string, spoken: string): QuestionResult => {
    const result = answerable(question, 'Audit')
    return { ...result, passages: result.passages.map((passage) => ({ ...passage, id: 1, spoken })) }
  }
  const price = sure('What is the price?', 'An audit costs €900.')
  const duration = sure('How long does it take?', 'An audit takes a week.')
  const spokenIn = (...results: QuestionResult[]) =>
    answerItems(results, [], []).map((item) => item.act === 'answer' && item.passages[0]?.spoken)
  assert.deepEqual(spokenIn(price, duration, price), ['An audit costs €900.', 'An audit takes a week.'])
  assert.equal(spokenIn(sure('Tell me all', 'An audit costs €900. It helps.'), price).length, 1)
  const [jab, alone] = ['Jab: We protect your dog.\nIt costs £55.', 'Jab: It costs £55.']
  assert.equal(spokenIn(sure('Does he need a jab?', jab!), sure('The price?', alone!)).length, 1)
})

test('who asks on about what was said is told the part that is asked for, and who tells something nothing', () => {
  const result = answerable('How long?', 'Audit')
  const [audit] = result.passages
  const spoken = 'The audit costs 900. It takes two days.'
  const passages = [{ ...audit!, spoken, focus: 'It takes two days.' }]
  const said = sentenceHashes(spoken)
  const spokenOf = (saidBefore: string[], isQuestion: boolean) =>
    answerItems([{ ...result, passages }], [], saidBefore, { isQuestion }).map(
      (item) => item.act === 'answer' && item.passages[0]?.spoken,
    )
  assert.deepEqual(spokenOf([], true), [spoken])
  assert.deepEqual(spokenOf(said, true), ['It takes two days.'])
  assert.deepEqual(spokenOf(said, false), [])
  const goesOn = answerItems([{ ...result, passages }], [], said, { isQuestion: false, goesOn: true })
  assert.deepEqual(
    goesOn.map((item) => item.act === 'answer' && item.passages[0]?.spoken),
    ['It takes two days.'],
  )
  const others = [...passages, { ...audit!, id: 9, label: 'Emergency' }]
  const [item] = answerItems([{ ...result, passages: others }], [], said, { isQuestion: false })
  assert.deepEqual(item?.act === 'choose' && item.passages.map(({ label }) => label), ['Emergency'])
})

test('what was said, and does not touch the question, is not said again', () => {
  const result = answerable('How do we book?', 'Dogs stay on a lead.')
  const said = sentenceHashes('Dogs stay on a lead.')
  const passages = result.passages.map((passage) => ({ ...passage, focus: null }))
  assert.deepEqual(answerItems([{ ...result, passages }], [], said), [
    { act: 'gap', question: 'How do we book?' },
  ])
  assert.equal(answerItems([{ ...result, passages }], [], [])[0]?.act, 'answer')
})

test('one apology is enough', () => {
  const captured = { answers: {}, captured: [], corrected: [] }
  const plan = acknowledgement(captured, readingWith({ acts: ['reject', 'complaint'] }), false)
  assert.deepEqual(plan, [{ act: 'courtesy', to: 'rejection' }])
})

test('what two answers of a reply are about is named once', () => {
  const one = answerable('How much?', 'Audit').passages[0]!
  const told = (question: string, spoken: string): QuestionResult => ({
    ...answerable(question, 'Audit'),
    passages: [{ ...one, text: 'all of it', spoken }],
  })
  const items = answerItems(
    [told('How much?', 'Audit: It costs €900.'), told('How long?', 'Audit: It takes 3 weeks.')],
    [],
    [],
  )
  assert.deepEqual(
    items.map((item) => item.act === 'answer' && item.passages[0]?.spoken),
    ['Audit: It costs €900.', 'It takes 3 weeks.'],
  )
})
