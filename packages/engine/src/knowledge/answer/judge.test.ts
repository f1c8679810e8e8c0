import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knowledgeOf, wordsOfAnswer } from './testing/knowledge.ts'

const shop = [
  'We open Monday to Friday from nine to six.',
  'The audit costs 1,200 euros.',
  'Our workshop is in Hamburg.',
  'Repairs of clocks take two weeks.',
]
const ask = knowledgeOf(shop)

test('what is stated is answered in its own words, however it is asked', () => {
  for (const [question, statement] of [
    ['When do you open?', shop[0]],
    ['What are your opening hours?', shop[0]],
    ['How much is the audit?', shop[1]],
    ['What is the price of the audit?', shop[1]],
    ['Hi! Could you tell me where the workshop is, please?', shop[2]],
    ['How long do repairs of clocks take?', shop[3]],
    ['How long do repiars of clocks take?', shop[3]],
  ] as const) {
    const judgement = ask(question)
    assert.ok(judgement.answerable, `${question} ${judgement.probability}`)
    assert.equal(wordsOfAnswer(judgement)[0], statement, question)
    assert.equal(judgement.reason, undefined)
  }
})

test('what is not stated is not answered, and says so', () => {
  for (const question of ['Can I bring my dog?', 'Do you ship to Norway?', 'Who founded the company?']) {
    const judgement = ask(question)
    assert.ok(!judgement.answerable, `${question} ${judgement.probability}`)
    assert.deepEqual(judgement.answer, [])
    assert.ok(judgement.reason === 'no_match' || judgement.reason === 'weak_match')
  }
})

test('a thing that is named does not answer what it costs, how long it takes or when it is', () => {
  const named = knowledgeOf([
    'The audit covers all pages of a website.',
    'The audit costs 1,200 euros.',
    'The training is held in Bremen.',
  ])
  assert.ok(named('How much is the audit?').answerable)
  for (const question of [
    'How long does the audit take?',
    'How much is the training?',
    'When is the training?',
  ])
    assert.ok(!named(question).answerable, question)
})

test('whether there is a thing is not answered by the place where it would be', () => {
  const place = knowledgeOf([...shop, 'There is parking for customers in the courtyard.'])
  assert.ok(place('Is there parking for customers?').answerable)
  for (const question of ['Is there wifi in the workshop?', 'Do you have toilets for customers?'])
    assert.ok(!place(question).answerable, question)
})

test('the reason tells whether anything came near', () => {
  assert.equal(ask('Why is the sky blue?').reason, 'no_match')
  assert.equal(ask('How long does the audit take?').reason, 'weak_match')
})

test('nothing found is nothing near', () => {
  const judgement = knowledgeOf([])('When do you open?')
  assert.partialDeepStrictEqual(judgement, {
    answerable: false,
    reason: 'no_match',
    answer: [],
    evidence: [],
  })
})

test('evidence is told nearest first, with the statement that says most', () => {
  const passages = knowledgeOf([
    { kind: 'passage', trail: ['Audit', 'Price'], text: 'It covers ten pages. It costs 1,200 euros.' },
    { kind: 'passage', trail: ['Workshop'], text: 'It is in Hamburg. Trams stop in front of it.' },
  ])
  const { evidence } = passages('How much does the audit cost?')
  assert.deepEqual(
    evidence.map(({ candidate, statement }) => [candidate.trail[0], statement]),
    [
      ['Audit', 1],
      ['Workshop', evidence[1]!.statement],
    ],
  )
  assert.ok(evidence[0]!.probability > evidence[1]!.probability)
})

test('what tells what is asked for is told before what the search found first', () => {
  const audits = knowledgeOf([
    'The audit, the audit report and the audit meeting are what an audit consists of.',
    'For an audit, expect three weeks.',
  ])
  const { evidence } = audits('How long is an audit?')
  assert.deepEqual(
    evidence.map(({ candidate }) => candidate.id),
    [2, 1],
  )
  const [first, second] = evidence
  assert.ok(first!.relevance > second!.relevance)
})

test('a second statement is said where it adds to the first, and none that does not', () => {
  const two = wordsOfAnswer(ask('When do you open, and where is the workshop?'))
  assert.deepEqual(two.toSorted(), [shop[2], shop[0]].toSorted())
  assert.deepEqual(wordsOfAnswer(ask('Where is the workshop?')), [shop[2]])
})

test('what takes up a word and is beside the point is not said after the answer', () => {
  const parking = 'Parking in the courtyard is free for customers.'
  const dogs = 'Dogs are welcome in the shop if they are quiet.'
  const beside = ['Invoices are due within 14 days.', 'Smoking is permitted on the terrace only.']
  const house = knowledgeOf([...shop, parking, dogs, ...beside])
  assert.deepEqual(wordsOfAnswer(house('Is parking free for 14 days for customers?')), [parking])
  assert.deepEqual(wordsOfAnswer(house('Are dogs permitted in the shop?')), [dogs])
})

test('an introduction stands back behind what it introduces', () => {
  const text = 'Repairs of clocks take two weeks.'
  const first = (introduction: string[], section: string[]) => {
    const told = knowledgeOf([
      { kind: 'passage', trail: introduction, text },
      { kind: 'passage', trail: section, text },
    ])('How long do repairs of clocks take?')
    return told.evidence[0]!.candidate.trail
  }
  assert.deepEqual(first(['Repairs'], ['Repairs', 'Duration']), ['Repairs', 'Duration'])
  assert.deepEqual(first(['Repairs'], ['Service', 'Duration']), ['Repairs'])
})
