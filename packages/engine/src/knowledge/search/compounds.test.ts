import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Compounds, isPartOf, joinsWords } from './compounds.ts'

test('a term is found by its first or last part, and a part by the whole', () => {
  const compounds = new Compounds()
  for (const term of ['hundesteuer', 'steuer', 'gewerbesteuer', 'hund', 'katze']) compounds.add(term)
  assert.deepEqual(compounds.near('steuer').sort(), ['gewerbesteuer', 'hundesteuer'])
  assert.deepEqual(compounds.near('hundesteuer').sort(), ['hund', 'steuer'])
  assert.deepEqual(compounds.near('katze'), [])
})

test('a short part is an ending, and so is a short rest', () => {
  assert.equal(isPartOf('ung', 'beratung'), false)
  assert.equal(isPartOf('haus', 'hauses'), false)
  assert.equal(isPartOf('haus', 'hausordnung'), true)
})

test('only German joins words', () => {
  assert.deepEqual(['de', 'de-AT', 'en'].map(joinsWords), [true, true, false])
})
