import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../../search/terms.ts'
import { synonymsOf } from './index.ts'

const isKin = (one: string, other: string, language: string) =>
  synonymsOf(termsOf(one, language)[0]!, language).has(termsOf(other, language)[0]!)

test('words for one matter stand for each other, in every form', () => {
  assert.ok(isKin('price', 'costs', 'en'))
  assert.ok(isKin('cancelled', 'termination', 'en'))
  assert.ok(isKin('Öffnungszeiten', 'geöffnet', 'de'))
  assert.ok(isKin('Gebühren', 'kostet', 'de-CH'))
})

test('other words do not, nor any of a language without a list', () => {
  assert.ok(!isKin('price', 'weight', 'en'))
  assert.ok(!isKin('price', 'open', 'en'))
  assert.ok(!isKin('prix', 'coûte', 'fr'))
})
