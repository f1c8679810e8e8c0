import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costSentence } from './cost_sentence.ts'

const day = { conversations: 0, model_tokens: 0, costs: [] }

test('what a conversation costs is the average of what conversations have cost', () => {
  const days = [day, { conversations: 4, model_tokens: 25_000, costs: [] }]
  assert.match(
    costSentence({ provider: 'openai' }, days),
    /last 2 days, a conversation took 6,250 tokens on average/,
  )
  const euros = (amount: number) => ({
    conversations: 1,
    model_tokens: 1500,
    costs: [{ amount, currency: 'EUR' }],
  })
  assert.match(
    costSentence({ provider: 'openai' }, [euros(0.02), euros(0.04)]),
    /1,500 tokens and cost €0\.03 on/,
  )
})

test('without conversations nothing is made up', () => {
  assert.match(costSentence({ provider: 'builtin' }, [day]), /cost nothing/)
  assert.match(costSentence({ provider: 'openai' }, [day]), /^No conversation has used the model yet/)
})
