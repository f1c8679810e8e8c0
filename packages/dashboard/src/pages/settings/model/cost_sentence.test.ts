import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costSentence } from './cost_sentence.ts'

const day = { conversations: 0, model_tokens: 0, credits: 0 }

test('what a conversation costs is the average of what conversations have cost', () => {
  const days = [day, { conversations: 4, model_tokens: 25_000, credits: 0 }]
  assert.match(
    costSentence({ provider: 'openai' }, days),
    /last 2 days, a conversation took 6,250 tokens on average/,
  )
  const charged = [{ conversations: 2, model_tokens: 3000, credits: 10 }]
  assert.match(costSentence({ provider: 'openai' }, charged), /1,500 tokens and 5 credits/)
})

test('without conversations nothing is made up', () => {
  assert.match(costSentence({ provider: 'builtin' }, [day]), /cost nothing/)
  assert.match(costSentence({ provider: 'openai' }, [day]), /^No conversation has used the model yet/)
})
