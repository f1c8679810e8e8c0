import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageName, languageOptions, needsModel } from './languages.ts'

test('languages are called by their names, and a tag that no one knows by itself', () => {
  assert.equal(languageName('de'), 'German')
  assert.equal(languageName('pt-BR'), 'Brazilian Portuguese')
  assert.equal(languageName('not a tag'), 'not a tag')
})

test('the languages of the organization are offered first, and none twice', () => {
  const offered = languageOptions(['nl', 'en']).map(({ value }) => value)
  assert.deepEqual(offered.slice(0, 3), ['nl', 'en', 'ar'])
  assert.equal(new Set(offered).size, offered.length)
})

test('English and German, of any region, need no model', () => {
  assert.deepEqual(['en', 'de-AT', 'EN-gb', 'fr', 'den'].map(needsModel), [false, false, false, true, true])
})
