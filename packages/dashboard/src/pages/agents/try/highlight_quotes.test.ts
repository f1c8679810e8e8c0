import assert from 'node:assert/strict'
import { test } from 'node:test'
import { highlightQuotes } from './highlight_quotes.ts'

test('the quoted words are marked where they stand', () => {
  assert.deepEqual(highlightQuotes('We have 20k, by May.', ['20k', 'by May']), [
    { text: 'We have ', marked: false },
    { text: '20k', marked: true },
    { text: ', ', marked: false },
    { text: 'by May', marked: true },
    { text: '.', marked: false },
  ])
})

test('quotes that overlap are one mark', () => {
  assert.deepEqual(highlightQuotes('a small budget', ['small budget', 'budget']), [
    { text: 'a ', marked: false },
    { text: 'small budget', marked: true },
  ])
})

test('words that are not in the text, or none, mark nothing', () => {
  assert.deepEqual(highlightQuotes('hello', ['world', '']), [{ text: 'hello', marked: false }])
})
