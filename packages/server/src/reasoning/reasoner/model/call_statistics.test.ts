import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelCalls } from './call.ts'
import { createCallStatistics } from './call_statistics.ts'
import { ModelFailure } from './failure.ts'

const limits = { seconds: 1, maxOutputTokens: 1, signal: new AbortController().signal }
const prompt = { system: '', user: '' }

test('calls to a model are counted by provider and outcome, with their time and tokens', async () => {
  let nowMs = 0
  const statistics = createCallStatistics(() => nowMs)
  let fails = false
  const calls: ModelCalls = {
    async ask() {
      nowMs += 500
      if (fails) throw new ModelFailure('busy', 'x')
      return { text: 'x', tokens: { input: 10, output: 2 } }
    },
  }
  const watched = statistics.watch(calls, 'openai')
  await watched.ask(prompt, limits)
  await statistics.around('openai', async (count) => {
    nowMs += 250
    count({ input: 5, output: 1 })
  })
  fails = true
  await assert.rejects(watched.ask(prompt, limits), ModelFailure)
  const read = (name: string) => statistics.metrics.find((each) => each.name === name)!.read()
  assert.deepEqual(read('foyer_model_calls_total'), [
    { labels: { provider: 'openai', outcome: 'answered' }, value: 2 },
    { labels: { provider: 'openai', outcome: 'busy' }, value: 1 },
  ])
  assert.deepEqual(read('foyer_model_call_seconds_total'), [
    { labels: { provider: 'openai', outcome: 'answered' }, value: 0.75 },
    { labels: { provider: 'openai', outcome: 'busy' }, value: 0.5 },
  ])
  assert.deepEqual(read('foyer_model_tokens_total'), [
    { labels: { provider: 'openai', direction: 'input' }, value: 15 },
    { labels: { provider: 'openai', direction: 'output' }, value: 3 },
  ])
})
