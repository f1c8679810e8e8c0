import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposalText } from './proposal_text.ts'

test('a proposal is told as people speak of it, whatever its payload holds', () => {
  assert.deepEqual(
    proposalText({
      kind: 'service',
      payload: {
        name: 'Workshop',
        pricing_unit: 'from',
        price_min: 240_000,
        currency: 'EUR',
        deliverables: ['A', 'B'],
      },
    }),
    { title: 'Workshop', fact: 'From €2,400', lines: ['Includes: A · B'] },
  )
  assert.deepEqual(
    proposalText({ kind: 'fit_criterion', payload: { kind: 'ideal', description: 'Decides' } }),
    {
      title: 'Decides',
      fact: 'Ideal fit',
      lines: [],
    },
  )
  const voice = proposalText({
    kind: 'voice',
    payload: { name: 'Plain', languages: ['de'], tone_rules: [4] },
  })
  assert.deepEqual(voice, { title: 'Plain', fact: 'German', lines: [] })
})
