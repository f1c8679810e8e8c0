import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentCosts } from './agent_costs.ts'

const euros = (amount: number) => [{ amount, currency: 'EUR' }]
const used = (agent: string, tokens: number, amount: number) => ({
  agent,
  input_tokens: tokens - 10,
  cached_tokens: 0,
  output_tokens: 10,
  costs: euros(amount),
})

test('what agents have cost is added up over the days, and what no agent did stands in the end', () => {
  const days = [
    { model_tokens: 1300, costs: euros(1.3), agents: [used('desk', 1000, 1), used('shop', 200, 0.2)] },
    { model_tokens: 3000, costs: euros(3), agents: [used('shop', 3000, 3)] },
  ]
  assert.deepEqual(agentCosts(days), [
    { agent: 'shop', tokens: 3200, cost: '€3.20' },
    { agent: 'desk', tokens: 1000, cost: '€1.00' },
    { agent: null, tokens: 100, cost: '€0.10' },
  ])
})

test('without a price there is no cost, and without a model nothing to list', () => {
  const day = { model_tokens: 1000, costs: [], agents: [{ ...used('desk', 1000, 0), costs: [] }] }
  assert.deepEqual(agentCosts([day]), [{ agent: 'desk', tokens: 1000, cost: '–' }])
  assert.deepEqual(agentCosts([{ model_tokens: 50, costs: euros(1), agents: [] }]), [])
})
