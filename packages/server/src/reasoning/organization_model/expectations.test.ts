import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingOf } from '../../testing/model_provider/calls.ts'
import { expectationsOf } from './expectations.ts'

const capable = {
  streaming: true,
  tools: true,
  structured_output: true,
  first_word_milliseconds: 600,
  tokens_per_second: 50,
}
const provider = { url: 'http://127.0.0.1:1/v1' }

test('of a model that can do everything, nothing else is said', () => {
  assert.deepEqual(expectationsOf(settingOf(provider, { model: 'gpt-5-mini' }), capable), [
    'It can do everything that agents need.',
  ])
})

test('what an owner will notice of a weaker model is said, each in a sentence', () => {
  const noted = (trial: object, changes: object = {}) =>
    expectationsOf(settingOf(provider, changes), { ...capable, ...trial })
  const cases: [string[], RegExp][] = [
    [noted({ tools: false }), /asked for JSON instead/],
    [noted({ tools: false, structured_output: false }), /Choose another model/],
    [noted({ streaming: false }), /in one piece/],
    [noted({ context_tokens: 4096 }), /^It reads 4,096 tokens/],
    [noted({ context_tokens: 4096 }, { provider: 'ollama' }), /OLLAMA_CONTEXT_LENGTH/],
    [noted({ first_word_milliseconds: 15_000 }), /^Its first words took 15\.0 s, and 20 s are allowed/],
    [noted({ tokens_per_second: 4 }), /slower than people read/],
    [noted({}, { model: 'qwen3:8b' }), /small model/],
    [noted({}, { model: 'Llama-3.2-3B-Instruct' }), /small model/],
  ]
  for (const [notes, words] of cases) {
    assert.equal(notes.length, 1, notes.join('\n'))
    assert.match(notes[0]!, words)
  }
  for (const model of ['qwen3-32b', 'llama-3.3-70b', 'gpt-4.1', 'mixtral-8x22b'])
    assert.deepEqual(noted({}, { model }), ['It can do everything that agents need.'], model)
})

test('of a model that did not answer, nothing can be expected', () => {
  assert.deepEqual(expectationsOf(settingOf(provider), { error: 'Nobody is there.' }), [])
})
