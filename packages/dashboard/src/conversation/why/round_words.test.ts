import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Round } from '@foyer/sdk'
import { callWords, endWords, isEventful } from './round_words.ts'

const round: Round = {
  text: 'Hello.',
  calls: [],
  refused: [],
  end: 'complete',
  model: 'test/model',
  tokens: { input: 1, cached: 0, output: 1 },
  milliseconds: { first: 1, total: 2 },
}
const call = { name: 'consult_knowledge', arguments: {}, result: '', ok: true }

test('a call is told by what it does, one of no tool by its name', () => {
  assert.equal(callWords({ ...call, tool: 'consult_knowledge' }), 'Searched the knowledge base')
  assert.equal(callWords({ ...call, name: 'send_money' }), 'Called “send_money”')
})

test('a response that went as it should is told by what it did only', () => {
  assert.equal(isEventful(round), false)
  assert.equal(isEventful({ ...round, calls: [call] }), true)
  const failure = { reason: 'busy' as const, message: 'The provider is busy.' }
  assert.equal(endWords({ end: 'failure', failure }), 'The provider is busy.')
  assert.equal(isEventful({ ...round, end: 'length' }), true)
})
