import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DigestedFact } from '../digested_fact.ts'
import { paragraph, passageOf } from '../testing/passages.ts'
import { digestDocument } from './digest.ts'

const hours: DigestedFact = { text: 'We are open from 9:00 to 17:00.', topic: 'practical', tier: 'universal' }
const price: DigestedFact = { text: 'The audit costs 900 euros.', topic: 'pricing', tier: 'situational' }
const passages = [
  passageOf(['Studio'], paragraph('The audit costs 900 euros. We are open from 9:00 to 17:00.')),
  passageOf(['Studio'], paragraph('Parking is free on weekends.')),
]

const digested = (facts: readonly DigestedFact[], instructions: string[] = [], organization = 'Harbour') =>
  digestDocument(passages, { title: null, language: 'en', organization, instructions }, new Map([[0, facts]]))

test('what a model found in a passage stands for it, and the others are digested by rules', () => {
  assert.deepEqual(digested([price, hours]), [
    [price, hours],
    [{ text: 'Parking is free on weekends.', topic: 'practical', tier: 'situational' }],
  ])
})

test('the owner’s rules hold for what a model found', () => {
  assert.deepEqual(digested([price, hours], ['Leave out anything about pricing.'])[0], [hours])
  assert.deepEqual(digested([price, hours], ['Leave out the opening hours.'])[0], [price])
  assert.equal(digested([price], ['Prices are universal.'])[0]![0]!.tier, 'universal')
  const named = { ...price, text: 'Harbour does the audit for 900 euros.' }
  assert.equal(
    digested([named], ['Call us Harbour Studio.'])[0]![0]!.text,
    'Harbour Studio does the audit for 900 euros.',
  )
})

test('a model makes nothing universal that is not of the kind that every conversation needs', () => {
  const all = [price, hours].map((fact) => ({ ...fact, tier: 'universal' as const }))
  assert.deepEqual(
    digested(all)[0]!.map(({ tier }) => tier),
    ['situational', 'universal'],
  )
  assert.equal(digested([{ ...hours, tier: 'situational' }])[0]![0]!.tier, 'situational')
})

test('what a model says twice in a passage is one fact, and what it left empty states nothing', () => {
  assert.deepEqual(digested([price, { ...price, text: 'the audit costs 900 euros' }])[0]!.length, 1)
  assert.deepEqual(digested([])[0], [])
})
