import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestWords } from './nearest_words.ts'
import { passageWith } from './testing/passage.ts'

const vectors: Record<string, number[]> = {
  car: [1, 0, 0],
  vehicle: [0.8, 0.6, 0],
  price: [0, 0, 1],
  the: [0.1, 0.1, 0.1],
  of: [0, 0, 0],
}
const wordVectors = new Map(
  Object.entries(vectors).map(([word, vector]) => [word, Float32Array.from(vector)]),
)
const embedWords = (text: string) =>
  (text.match(/[a-z]+/g) ?? []).map((word) => ({ vector: wordVectors.get(word) ?? new Float32Array(3) }))
const cover = (question: string, ...texts: string[]) =>
  nearestWords(
    texts.map((text) => passageWith({ text })),
    embedWords,
  )(question)

test('a passage covers a question as far as its nearest words mean the same', () => {
  const [same, alike, other] = cover('car', 'the car', 'the vehicle', 'the price')
  assert.ok(Math.abs(same! - 1) < 1e-6)
  assert.ok(Math.abs(alike! - 0.8) < 1e-6)
  assert.ok(other! < 0.6)
})

test('headings are words of the passage', () => {
  const [covered] = nearestWords([passageWith({ trail: ['price'], text: 'car' })], embedWords)('price')
  assert.ok(Math.abs(covered! - 1) < 1e-6)
})

test('a frequent word counts less than one that says something', () => {
  const [frequent, telling] = cover('the price', 'the', 'price')
  assert.ok(telling! > frequent!)
})

test('a word without a meaning is neither near nor far', () => {
  assert.deepEqual(cover('of', 'car'), [0])
  assert.deepEqual(cover('of car', 'of car'), cover('car', 'car'))
  assert.deepEqual(cover('', 'car'), [0])
})
