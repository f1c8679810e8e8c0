import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeQuestion, noFeatures } from '@foyer/engine'
import { citePassages } from './cite_passages.ts'
import type { FoundEntry } from './find_passages.ts'

const passage: FoundEntry = {
  kind: 'passage',
  id: 1,
  language: 'en',
  trail: ['Prices'],
  text: 'The audit costs 10 euros. Partners pay 5 euros.',
  statements: ['The audit costs 10 euros.'],
  source_id: 1,
  source_title: 'Prices',
  url: null,
  whole: true,
  fact_ids: [1],
  alone: noFeatures,
  together: noFeatures,
}
const statistics = { size: 50, knows: () => true, rarity: () => 1 }
const cited = (whole: boolean) =>
  citePassages([{ ...passage, whole }], analyzeQuestion('What does the audit cost?', 'en', statistics))[0]!

test('words that an agent may not use are neither said nor handed to a model', () => {
  assert.match(cited(true).text, /Partners/)
  assert.doesNotMatch(cited(false).text, /Partners/)
  assert.doesNotMatch(cited(false).spoken, /Partners/)
})
