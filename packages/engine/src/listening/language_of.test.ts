import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf, writtenLanguage } from './language_of.ts'

test('a message is in the language it is written in; where that cannot be told, in the conversation’s', () => {
  assert.equal(languageOf('Was kostet das Audit und wie lange dauert es?', 'en'), 'de')
  assert.equal(languageOf('What does the audit cost, and how long does it take?', 'de-AT'), 'en')
  assert.equal(languageOf('Audit?', 'de-AT'), 'de-AT')
  assert.equal(languageOf('', 'en'), 'en')
})

test('a document that names no language is in the one that it is written in, if that is clear', () => {
  const german = 'Über Weihnachten ist niemand im Büro. Danach sind wir wieder für Sie da.'
  assert.equal(writtenLanguage(german, 'en'), 'de')
  assert.equal(writtenLanguage('Over Christmas, nobody is in the office.', 'de-AT'), 'en')
  assert.equal(
    writtenLanguage(`He said: ${german} And then he went home, and that was all of it.`, 'en'),
    'en',
  )
  assert.equal(writtenLanguage('Audit: 14,500 Euro', 'de-AT'), 'de-AT')
  assert.equal(writtenLanguage(german, 'fr'), 'fr')
})
