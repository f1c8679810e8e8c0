import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../terms.ts'
import { relatedOf } from './index.ts'

const isRelated = (one: string, other: string, language: string) =>
  relatedOf(termsOf(one, language)[0]!, language).has(termsOf(other, language)[0]!)

test('what is kin or only near is looked for too, in every form', () => {
  assert.ok(isRelated('price', 'costs', 'en'))
  assert.ok(isRelated('vacations', 'leave', 'en'))
  assert.ok(isRelated('verification', 'proof', 'en'))
  assert.ok(isRelated('Ferien', 'Urlaub', 'de-CH'))
})

test('neither other words are, nor the word itself, nor any of a language without a list', () => {
  assert.ok(!isRelated('price', 'weight', 'en'))
  assert.ok(!isRelated('vacation', 'vacations', 'en'))
  assert.ok(!isRelated('vacances', 'congés', 'fr'))
})
