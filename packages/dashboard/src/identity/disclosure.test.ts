import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disclosureIn } from './disclosure.ts'

test('a disclosure is the owner’s in its languages, and Foyer’s in any other', () => {
  const identity = { disclosure: ' I am a program. ', languages: ['en'] }
  assert.equal(disclosureIn(identity, 'en-GB'), 'I am a program.')
  assert.equal(disclosureIn(identity, 'de'), 'Ich bin eine digitale Assistenz.')
  assert.equal(disclosureIn({ ...identity, languages: ['de'] }, 'fr'), 'I am a digital assistant.')
})

test('without languages a disclosure is for all of them, and without words there is none', () => {
  assert.equal(disclosureIn({ disclosure: 'I am a program.', languages: [] }, 'de'), 'I am a program.')
  assert.equal(disclosureIn({ disclosure: '', languages: ['en'] }, 'de'), '')
})
