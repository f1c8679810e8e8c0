import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, read, table } from '../testing/listen.ts'

const known = { budget: 'under_10k', channel: 'phone', company_size: '1_to_9', days: ['mon'] }

test('a correction replaces the latest answer that it fits', () => {
  for (const [message, slot, value, given] of [
    ['no, rather 20k', 'budget', '10k_to_50k', {}],
    ['Sorry, I meant video', 'channel', 'video', {}],
    ['make that 60k', 'budget', 'over_50k', {}],
    ['Actually, our budget is 30k', 'budget', '10k_to_50k', { asked: 'timing' }],
    ['my budget is 30k', 'budget', '10k_to_50k', { asked: 'timing' }],
    ['Wait, no. Two hundred employees.', 'company_size', '50_to_249', {}],
    ['doch lieber 20.000 Euro', 'budget', '10k_to_50k', de],
    ['Ich meinte per Video', 'channel', 'video', de],
    ['nein, eher 20k', 'budget', '10k_to_50k', de],
    ['no, only Friday', 'days', ['fri'], {}],
  ] as const) {
    const { captures, acts } = read(message, { answers: known, ...given })
    const [found, ...others] = captures
    assert.deepEqual([found?.slot, found?.value, found?.correction, others], [slot, value, true, []], message)
    assert.ok(acts.includes('correct'), message)
  }
})

table('what is known already, or said in passing, changes nothing', [
  ['as I said, under 10k', { answers: known }, {}],
  ['by phone, yes', { answers: known, asked: 'wants_call' }, { wants_call: true }],
])
