import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf } from './language_of.ts'

test('a message is in the language it is written in; where that cannot be told, in the conversation’s', () => {
  assert.equal(languageOf('Was kostet das Audit und wie lange dauert es?', 'en'), 'de')
  assert.equal(languageOf('What does the audit cost, and how long does it take?', 'de-AT'), 'en')
  assert.equal(languageOf('Audit?', 'de-AT'), 'de-AT')
  assert.equal(languageOf('', 'en'), 'en')
})
