import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitAtQuote } from './split_at_quote.ts'

test('quoted words are found whatever their case and spaces', () => {
  assert.deepEqual(splitAtQuote('The Pricing\nAudit, please', 'pricing audit'), {
    before: 'The ',
    words: 'Pricing\nAudit',
    after: ', please',
  })
})

test('quoted words are words, not a pattern', () => {
  assert.equal(splitAtQuote('about 30k (net)?', '30k (net)?')?.words, '30k (net)?')
  assert.equal(splitAtQuote('abc', 'a.c'), null)
  assert.equal(splitAtQuote('anything', ' '), null)
})
