import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hitsIn, mainMiss } from './hits.ts'
import { analyzeQuestion, type QuestionWord } from './question_analysis.ts'

const known = (...words: string[]) => ({
  size: 10,
  knows: (word: string) => words.includes(word),
  rarity: (word: string) => (words.includes(word) ? 1 : Math.log(1 + 10.5 / 0.5)),
})
const asked = (question: string, ...words: string[]) => analyzeQuestion(question, 'en', known(...words))
const hit = (question: string, text: string, ...words: string[]) => {
  const of = asked(question, ...words)
  const hits = hitsIn(text, 'en', of)
  return Object.fromEntries(of.words.map(({ terms }: QuestionWord, at) => [terms[0], hits[at]]))
}

test('a word is hit in any of its forms', () => {
  assert.equal(hit('repairs', 'We repair clocks.', 'repairs').repair, 1)
})

test('a word that the knowledge does not know may be a slip of the hand; one that it knows is none', () => {
  assert.equal(hit('repiar', 'We repair clocks.').repiar, 0.8)
  assert.equal(hit('repiar', 'We repair clocks.', 'repiar').repiar, 0)
})

test('another word for the same matter counts for less than the word itself', () => {
  assert.deepEqual(hit('price', 'It costs 20 euros.', 'price'), { price: 0.6 })
  assert.deepEqual(hit('weight', 'It costs 20 euros.', 'weight'), { weight: 0 })
})

test('in German, a part of a compound counts for less than the word itself', () => {
  const hits = (language: string) =>
    hitsIn('Die Hundesteuer beträgt 60 Euro.', language, analyzeQuestion('Steuer', language, known('steuer')))
  assert.deepEqual([hits('de'), hits('en')], [[0.6], [0]])
})

test('small talk around a question is not asked about', () => {
  const terms = asked('Hello there! How are you today? Where is the workshop?').words.map(
    (word) => word.terms[0],
  )
  assert.deepEqual(terms, ['where', 'is', 'the', 'workshop'])
})

test('the most telling word that is missing is measured by the most telling of all', () => {
  const of = asked('wifi in the workshop', 'workshop')
  assert.equal(mainMiss(of, hitsIn('The workshop is in Hamburg.', 'en', of)), 1)
  assert.equal(mainMiss(of, hitsIn('The workshop has wifi.', 'en', of)), 0)
  assert.ok(mainMiss(of, hitsIn('There is wifi.', 'en', of)) < 0.5)
})
