import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFeatures } from '../search/features.ts'
import { goesOn } from './continuation.ts'
import { continuationFeatures } from './continuation_features.ts'
import { passageWith } from './testing/passage.ts'

const features = (message: string, { language = 'en', cosine = 0 } = {}) =>
  continuationFeatures(
    [passageWith({ alone: { ...noFeatures, cosine } })],
    { typed: { message, previous: 'how much is a pitch' }, language },
    { words: [], answerType: null },
  )

test('words that stand for something named before are counted, whatever else is said', () => {
  assert.equal(features('is it open then').references, 2)
  assert.equal(features('ist dort auch Strom', { language: 'de' }).references, 2)
  assert.equal(features('opening hours on sunday').references, 0)
})

test('what opens like a second question goes on rather than what opens like a first one', () => {
  assert.equal(features('and for two nights?').opens, 1)
  assert.equal(features('und am Sonntag?', { language: 'de' }).opens, 1)
  assert.equal(features('for two nights?').opens, 0)
})

test('who asks on in a few words goes on, who asks what the knowledge holds by itself does not', () => {
  assert.ok(goesOn(features('and for two nights?')))
  assert.ok(!goesOn(features('do you have a shop for bread and milk', { cosine: 0.9 })))
})
