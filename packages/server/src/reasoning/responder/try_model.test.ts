import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutbound } from '../../platform/outbound/request.ts'
import { protocolOf, settingOf } from '../../testing/model_provider/calls.ts'
import { type Script, startModelProvider, usage } from '../../testing/model_provider/start.ts'
import { startReceiver } from '../../testing/receiver.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import { readContextTokens } from './read_context_tokens.ts'
import { tryModel } from './try_model.ts'

const outside = createOutbound({ allow: [] })
const numbers = 'one, two, three, four, five, six, seven, eight, nine, ten'
const calls = [{ name: 'opening_hours', arguments: { day: 'Saturday' } }]

async function tried(script: Script, changes: Partial<ModelSetting> = {}) {
  const provider = changes.provider ?? 'openai_compatible'
  const server = await startModelProvider({ protocol: protocolOf[provider], script })
  const {
    usages,
    first_word_milliseconds: first,
    tokens_per_second: _,
    ...trial
  } = await tryModel(settingOf(server, changes), outside)
  return { trial, first, usages, requests: server.requests.length }
}

const isAsked = (asked: Parameters<Script>[0]) => asked.messages[0]!.text.includes('Saturday')
const inJson = { say: JSON.stringify({ calls, say: '' }) }
const capable: Script = (asked) => {
  if (asked.tools.length > 0) return { calls }
  return isAsked(asked) ? inJson : { say: numbers }
}

test('a model that can do everything is told so, and what trying it out has used', async () => {
  for (const provider of Object.keys(protocolOf) as ModelSetting['provider'][]) {
    const { trial, first, usages, requests } = await tried(capable, { provider })
    assert.deepEqual(trial, { streaming: true, tools: true, structured_output: true }, provider)
    assert.ok(first !== undefined && first >= 0)
    assert.deepEqual([usages.length, usages[2]!.input_tokens, requests], [3, usage.input, 3])
  }
})

test('a model that takes no tools, or does not use them, is asked for JSON; one that does neither is found out', async () => {
  const refusing: Script = (asked, count) =>
    asked.tools.length > 0
      ? { status: 400, message: 'This model does not support tools.' }
      : capable(asked, count)
  assert.deepEqual((await tried(refusing)).trial, { streaming: true, tools: false, structured_output: true })
  const talking: Script = (asked, count) =>
    asked.tools.length > 0 ? { say: 'At nine!' } : capable(asked, count)
  assert.deepEqual((await tried(talking)).trial, { streaming: true, tools: false, structured_output: true })
  const neither = await tried(() => ({ say: 'We open at nine, I think.' }))
  assert.deepEqual(neither.trial, { streaming: true, tools: false, structured_output: false })
})

test('a provider that fails is told in its own words, and is not asked any further', async () => {
  const { trial, requests } = await tried(() => ({ status: 401, message: 'Wrong key: sk-test-key' }))
  assert.deepEqual(trial, { error: 'The provider rejected the key. Check it. It says: Wrong key: ***' })
  assert.equal(requests, 1)
})

test('how much a model reads is known where its provider says it, under any of the names for it', async () => {
  const cases: [ModelSetting['provider'], string, object, number | null][] = [
    [
      'openai_compatible',
      '/v1/models',
      {
        data: [
          { id: 'other', max_model_len: 1 },
          { id: 'm', max_model_len: 8192 },
        ],
      },
      8192,
    ],
    ['openai_compatible', '/v1/models', { data: [{ id: 'm', meta: { n_ctx: 4096 } }] }, 4096],
    ['openai', '/v1/models', { data: [{ id: 'm' }] }, null],
    ['ollama', '/api/ps', { models: [{ name: 'm:latest', context_length: 4096 }] }, 4096],
    ['anthropic', '/v1/models/m', { id: 'm', max_input_tokens: 200_000 }, 200_000],
    ['google', '/v1/models/m', { name: 'models/m', inputTokenLimit: 1_048_576 }, 1_048_576],
  ]
  for (const [provider, path, answer, expected] of cases) {
    const { host, received } = await startReceiver((_, response) => response.end(JSON.stringify(answer)))
    const setting = settingOf({ url: `http://${host}/v1` }, { provider, model: 'm' })
    assert.equal(await readContextTokens(setting, outside), expected, provider)
    assert.equal(received[0]!.path, path)
  }
})
