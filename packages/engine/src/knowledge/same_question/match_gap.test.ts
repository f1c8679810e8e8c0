import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordVector } from '../answer/testing/word_vectors.ts'
import { matchGap } from './match_gap.ts'

const asked = (text: string, language = 'en') => ({ text, language })
const gap = (name: string, ...questions: string[]) => ({
  name,
  questions: questions.map((text) => asked(text)),
})
const match = (question: string, gaps: ReturnType<typeof gap>[]) =>
  matchGap(asked(question), gaps, wordVector)?.name ?? null

const open = [
  gap('parking', 'Is there parking next to the studio?'),
  gap('shipping', 'Do you ship posters to Norway?', 'Can posters be shipped abroad?'),
  gap('discount', 'Is there a discount for students?'),
]

test('asked in other words, a question belongs to its gap', () => {
  assert.equal(match('Where is parking near the studio?', open), 'parking')
  assert.equal(match('Hi, can you tell me if students get a discount?', open), 'discount')
})

test('the same words are the same question, even the only one', () => {
  for (const { name, questions } of open)
    assert.equal(match(questions[0]!.text, [gap(name, questions[0]!.text)]), name)
})

test('another question opens a gap of its own', () => {
  assert.equal(match('Who painted the mural in the hallway?', open), null)
  assert.equal(match('What is the wifi password?', open), null)
  assert.equal(match('Is there parking next to the studio?', []), null)
})

test('another name or number makes another question', () => {
  assert.equal(
    match('Do you ship posters to Chile?', [gap('shipping', 'Do you ship posters to Norway?')]),
    null,
  )
  assert.equal(match('Is there a plan for 50 users?', [gap('plan', 'Is there a plan for 10 users?')]), null)
  assert.equal(match('Do you ship posters to Norway?', [gap('shipping', 'Do you ship posters?')]), 'shipping')
})

test('what else is asked of the same thing, or whether there is another at the same place, is another question', () => {
  const audit = [gap('time', 'How long does the audit take?')]
  assert.equal(match('How long will the audit take?', audit), 'time')
  assert.equal(match('How much does the audit cost?', audit), null)
  assert.equal(match('Is there wifi next to the studio?', [open[0]!]), null)
  assert.equal(match('Do you have parking next to the studio?', [open[0]!]), 'parking')
})

test('where all nouns are written large, they are no names', () => {
  const gap = { name: 'parking', questions: [asked('Gibt es Parkplätze am Studio?', 'de')] }
  const question = asked('Gibt es am Studio einen Parkplatz, und was kosten Parkplätze?', 'de')
  assert.equal(matchGap(question, [gap], wordVector)?.name, 'parking')
})

test('of several gaps, the one that is most alike takes the question', () => {
  const gaps = [
    gap('far', 'Can the studio ship posters?'),
    gap('near', 'Can the studio print posters on canvas?'),
  ]
  assert.equal(match('Does the studio print posters on canvas?', gaps), 'near')
})

test('all that a gap was asked counts, not only what is most alike', () => {
  const gaps = [
    gap('mixed', 'Can the studio print posters?', 'Can the studio frame posters?'),
    gap('posters', 'Can the studio print posters now?', 'Will the studio print posters again?'),
  ]
  assert.equal(match('Can the studio print posters?', gaps), 'posters')
})

test('a few words in common are not enough', () => {
  assert.equal(match('Is the studio open in the evening?', open), null)
})

test('however much was asked before, a match looks at a bounded number of questions', () => {
  const many = Array.from({ length: 1000 }, (_, at) => gap(`gap ${at}`, `Question about thing ${at}?`))
  let read = 0
  matchGap(asked('Is there parking?'), many, (text) => {
    read += 1
    return wordVector(text)
  })
  assert.ok(read < 700, String(read))
})
