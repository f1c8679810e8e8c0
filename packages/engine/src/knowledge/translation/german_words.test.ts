import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data } from '../../testing/engine_data.ts'
import { GermanWords } from './german_words.ts'

const words = new GermanWords([
  'kündigung\tcancellation termination',
  'frist\tdeadline period',
  'kündigen\tcancel terminate',
  'hecke\thedge',
])

test('a German word has its English ones, in any form and without umlauts on the keyboard', () => {
  assert.deepEqual(words.translate('kundigung'), ['cancellation', 'termination'])
  assert.deepEqual(words.translate('kuendigung'), ['cancellation', 'termination'])
  assert.deepEqual(words.translate('hecken'), ['hedge'])
})

test('a compound means what its parts mean', () => {
  assert.deepEqual(words.translate('kundigungsfrist'), ['cancellation', 'termination', 'deadline', 'period'])
  assert.deepEqual(words.translate('zahnfrist'), [])
})

test('an English word leads to the German ones that mean it above all', () => {
  assert.deepEqual(words.germanFor('hedges'), ['hecke'])
  assert.deepEqual(words.germanFor('period'), [])
})

test('the words that come with the product know what visitors ask for', () => {
  assert.deepEqual(data.germanWords().translate('offnungszeiten').slice(0, 2), ['opening', 'hours'])
  assert.ok(data.germanWords().germanFor('parking').includes('parkplatz'))
})
