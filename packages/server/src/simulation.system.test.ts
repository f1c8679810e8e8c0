import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scenarioWorld } from './testing/scenarios/world.ts'
import { faultsOf } from './testing/simulation/faults.ts'
import { simulate } from './testing/simulation/run.ts'

test('R12 simulated visitors meet no reply that makes something up, repeats itself or asks twice', async () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  const { conversations, completed, faults } = await simulate(await scenarioWorld(), seeds)
  assert.deepEqual(faults, [])
  assert.equal(conversations, 40)
  assert.ok(completed > 10)
})

test('R12 the check notices each of the faults', () => {
  const fine = { plan: [], known: [], grounds: 'We cost 5,000 euros.', before: [], locale: 'en' }
  const faults = (text: string, more: object = {}) => faultsOf({ ...fine, text, ...more }).length
  assert.equal(faults('It costs 5.000. May I ask more?'), 0)
  const grounds = 'Call +49 40 5550 1470.'
  assert.equal(faults('Our number is +49 40 5550 1470.', { grounds }), 0)
  assert.equal(faults('Our number is +49 40 5551 1470.', { grounds }), 1)
  assert.equal(faults('What? Why?'), 1)
  assert.equal(faults('It costs 6,000.'), 1)
  assert.equal(faults('Ask our friend Konrad.'), 1)
  assert.equal(faults('Write to eve@evil.example.'), 1)
  assert.equal(faults('Fine. Fine.'), 1)
  assert.equal(faults('Fine.', { before: ['Fine. And?'] }), 0)
  const statement = 'That is how it is here.'
  assert.equal(faults(statement, { before: [statement, 'Fine.'] }), 1)
  const gap = { plan: [{ act: 'gap', question: 'Why?' }] }
  assert.equal(faults(statement, { ...gap, before: [statement, 'Fine.'] }), 0)
  assert.equal(faults(statement, { ...gap, before: [statement] }), 1)
  const plan = [{ act: 'ask', slot: 'goal', attempt: 1, skippable: false }]
  assert.equal(faults('And the goal?', { plan, known: ['goal'] }), 1)
})
