import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFormal } from './formality.ts'
import { wordingPackFor } from './language/index.ts'

test('the formality of a voice is read from its owner’s words', () => {
  const informal = [
    'informal',
    'Casual',
    'du',
    'Bitte duzen',
    'Wir sagen du, nie Sie',
    'du statt Sie',
    'nicht formell',
    'not too formal',
  ]
  const formal = [
    'formal',
    'Sie',
    'Siezen',
    'semi-formal',
    'nicht informell',
    'höflich, per Sie',
    'Sie statt du',
    'no du',
    '',
    'warm',
  ]
  for (const formality of informal)
    assert.equal(isFormal({ formality }, wordingPackFor('de')), false, formality)
  for (const formality of formal) assert.equal(isFormal({ formality }, wordingPackFor('de')), true, formality)
  assert.equal(isFormal(null, wordingPackFor('de')), true)
})
