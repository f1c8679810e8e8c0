import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testWords } from './test_words.ts'

const tested = { ok: true, provider: 'openai' as const, model: 'small', notes: [] }

test('what a test has shown is said in a sentence or two, and what it has not shown is not', () => {
  assert.equal(testWords(tested), 'small answered.')
  assert.equal(
    testWords({
      ...tested,
      first_word_milliseconds: 640,
      tokens_per_second: 48,
      context_tokens: 32_000,
      streaming: true,
      tools: true,
      structured_output: false,
    }),
    'small answered after 0.6 seconds, writes 48 tokens a second and reads 32,000 tokens at once. It answers word by word and uses tools by itself.',
  )
})
