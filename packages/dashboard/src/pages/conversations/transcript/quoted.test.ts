import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutAtQuote } from './quoted.ts'

test('quoted words are found whatever their case and spaces', () => {
  assert.deepEqual(cutAtQuote('The Pricing\nAudit, please', 'pricing audit'), {
    before: 'The ',
    words: 'Pricing\nAudit',
    after: ', please',
  })
})

test('quoted words are words, not a pattern', () => {
  assert.equal(cutAtQuote('about 30k (net)?', '30k (net)?')?.words, '30k (net)?')
  assert.equal(cutAtQuote('abc', 'a.c'), null)
  assert.equal(cutAtQuote('anything', ' '), null)
})
