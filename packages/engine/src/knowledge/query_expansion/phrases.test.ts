import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Phrases } from './phrases.ts'

const phrases = new Phrases(
  ['leave car\tparking', 'bit by bit\tinstalments', 'paye\tpayroll', 'brekkie\tbreakfast'],
  'en',
)

test('what customers say has the words of websites, in any form and with words between', () => {
  assert.deepEqual(phrases.wordsFor('where can we leave our cars overnight'), ['parking'])
  assert.deepEqual(phrases.wordsFor('can i pay it off bit by bit, and is there brekkie'), [
    'instalments',
    'breakfast',
  ])
})

test('words that stand far apart or in another order are no phrase', () => {
  assert.deepEqual(phrases.wordsFor('we leave on friday because then the car is free'), [])
  assert.deepEqual(phrases.wordsFor('the car may leave'), [])
})

test('a short stem that two words share is no phrase: "pay" is not "PAYE"', () => {
  assert.deepEqual(new Phrases(['takings\tcash'], 'en').wordsFor('does it take long'), [])
  assert.deepEqual(new Phrases(['mitesser\tkosmetik'], 'de').wordsFor('mit dem auto'), [])
})
