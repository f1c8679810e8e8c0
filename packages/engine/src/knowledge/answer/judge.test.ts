import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAnswered, knowledgeOf } from './testing/knowledge.ts'

const shop = [
  'We open Monday to Friday from nine to six.',
  'The audit costs 1,200 euros.',
  'Our workshop is in Hamburg.',
  'Repairs of clocks take two weeks.',
]
const ask = knowledgeOf(shop)

test('what is stated is answered, however it is asked', () => {
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
    assert.ok(isAnswered(judgement), `${question} ${judgement.probability}`)
    assert.deepEqual(judgement.evidence[0]!.candidate.statements, [statement], question)
  }
})

test('what is not stated is not answered', () => {
  for (const question of ['Can I bring my dog?', 'Do you ship to Norway?', 'Who founded the company?']) {
    const judgement = ask(question)
    assert.ok(!isAnswered(judgement), `${question} ${judgement.probability}`)
  }
})

test('a thing that is named does not answer what it costs, how long it takes or when it is', () => {
  const named = knowledgeOf([
    'The audit covers all pages of a website.',
    'The audit costs 1,200 euros.',
    'The training is held in Bremen.',
  ])
  assert.ok(isAnswered(named('How much is the audit?')))
  for (const question of [
    'How long does the audit take?',
    'How much is the training?',
    'When is the training?',
  ])
    assert.ok(!isAnswered(named(question)), question)
})

test('whether there is a thing is not answered by the place where it would be', () => {
  const place = knowledgeOf([...shop, 'There is parking for customers in the courtyard.'])
  assert.ok(isAnswered(place('Is there parking for customers?')))
  for (const question of ['Is there wifi in the workshop?', 'Do you have toilets for customers?'])
    assert.ok(!isAnswered(place(question)), question)
})

test('nothing found is nothing near', () => {
  const judgement = knowledgeOf([])('When do you open?')
  assert.ok(!isAnswered(judgement))
  assert.deepEqual(judgement.evidence, [])
})

test('evidence is told nearest first', () => {
  const passages = knowledgeOf([
    { kind: 'passage', trail: ['Audit', 'Price'], text: 'It covers ten pages. It costs 1,200 euros.' },
    { kind: 'passage', trail: ['Workshop'], text: 'It is in Hamburg. Trams stop in front of it.' },
  ])
  const { evidence } = passages('How much does the audit cost?')
  assert.deepEqual(
    evidence.map(({ candidate }) => candidate.trail[0]),
    ['Audit', 'Workshop'],
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
