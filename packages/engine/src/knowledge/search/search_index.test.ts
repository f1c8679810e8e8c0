import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from './search_index.ts'

const dimensions = 4

function search(question: string, texts: string[]) {
  const index = new SearchIndex(dimensions)
  texts.forEach((text, id) => {
    index.put({ kind: 'passage', id, source_id: 1, language: 'en', trail: [], text, vector: null })
  })
  const found = index.search({ text: question, language: 'en', vector: null, limit: texts.length })
  return found.map(({ id, features }) => ({ text: texts[id]!, features }))
}

const found = (question: string, texts: string[]) => search(question, texts).map(({ text }) => text)

test('of two passages with as many words of the question, the one that also has another word for the rest comes first', () => {
  const [near, far] = ['Ask the kitchen about leave.', 'Ask the kitchen about soup.']
  const known = 'Vacation is a word that is used here.'
  const texts = found('vacation kitchen', [far, near, known])
  assert.ok(texts.indexOf(near) < texts.indexOf(far))
})

test('the very word that is asked for comes before another word for it', () => {
  const [itself, other] = ['Take your vacation in June.', 'Take your leave in June.']
  assert.deepEqual(found('vacation June', [other, itself]), [itself, other])
})

test('a word that nobody uses here is found by another word for it, not by what it looks like', () => {
  const [meant, alike] = ['The taxi waits outside.', 'The cub waits outside.']
  assert.deepEqual(found('cab', [alike, meant]), [meant])
})

test('words that can stand for each other count each for itself where both are asked for', () => {
  const [both] = search('salary income', ['Salary and income.', 'Something else.'])
  assert.equal(both!.features.exact, 1)
})

test('a word is used where texts in its language have it, not where another language has one that looks alike', () => {
  const index = new SearchIndex(dimensions)
  const text = 'We will help. Mit Hilfe.'
  index.put({ kind: 'passage', id: 1, source_id: 1, language: 'en', trail: [], text, vector: null })
  assert.equal(index.uses('helps', 'en'), true)
  assert.equal(index.uses('willst', 'de'), false)
  index.remove({ kind: 'passage', id: 1 })
  assert.equal(index.uses('help', 'en'), false)
})
