import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsTo, protocolOf } from '../../../testing/model_provider/calls.ts'
import { type Behaviour, usage } from '../../../testing/model_provider/start.ts'
import { type FailureReason, ModelFailure } from './failure.ts'

const prompt = { system: 'You are kind.', user: 'Say hello.' }
const signal = new AbortController().signal
const asking = { seconds: 5, signal, maxOutputTokens: 100 }
const schema = {
  type: 'object',
  properties: { greeting: { type: 'string' } },
  required: ['greeting'],
  additionalProperties: false,
}
const because = (reason: FailureReason) => (error: unknown) => {
  assert.ok(error instanceof ModelFailure, String(error))
  assert.equal(error.reason, reason, error.message)
  return true
}

const providers = Object.keys(protocolOf) as (keyof typeof protocolOf)[]

for (const provider of providers)
  test(`${provider} answers by a schema and without, and is told who asks`, async () => {
    const { calls, server } = await callsTo(
      ({ schema }) => ({ say: schema ? '{"greeting":"Hi"}' : 'Hello to you, whoever you are.' }),
      provider,
    )
    assert.deepEqual(await calls.ask(prompt, asking, schema), { text: '{"greeting":"Hi"}', tokens: usage })
    assert.equal((await calls.ask(prompt, asking)).text, 'Hello to you, whoever you are.')
    const [first, second] = server.requests
    assert.deepEqual(
      [first!.system, first!.messages, first!.model],
      ['You are kind.', [{ role: 'user', text: 'Say hello.' }], 'test-model'],
    )
    assert.deepEqual([first!.streamed, second!.schema], [false, null])
    assert.deepEqual(Object.keys((first!.schema as typeof schema).properties), ['greeting'])
    assert.ok(JSON.stringify(first!.headers).includes('sk-test-key'))
  })

for (const provider of providers)
  test(`${provider}: what goes wrong has one name, whoever's fault it is`, async () => {
    const cases: [Behaviour, FailureReason][] = [
      [{ status: 500 }, 'broken'],
      [{ status: 429 }, 'busy'],
      [{ status: 401 }, 'refused'],
      [{ status: 404 }, 'refused'],
      [{ status: 400 }, 'refused'],
      [{ status: 302, headers: { location: 'https://elsewhere.example/' } }, 'refused'],
      [{ decline: true }, 'declined'],
    ]
    for (const [behaviour, reason] of cases) {
      const { calls } = await callsTo(() => behaviour, provider)
      await assert.rejects(calls.ask(prompt, asking), because(reason))
    }
    const { calls } = await callsTo(() => ({ raw: 'no JSON, nor anything' }), provider)
    await assert.rejects(calls.ask(prompt, asking), because('unreadable'))
  })

test('a provider that is busy or broken is asked once more, after the pause that it names', async () => {
  for (const behaviour of [
    { status: 429, headers: { 'retry-after': '2' } },
    { status: 503, headers: { 'retry-after': '2' } },
  ]) {
    const { calls, server, slept } = await callsTo((_, count) => (count === 1 ? behaviour : { say: 'Hello' }))
    assert.equal((await calls.ask(prompt, asking)).text, 'Hello')
    assert.deepEqual([server.requests.length, slept], [2, [2000]])
  }
  const { calls, server } = await callsTo(() => ({ status: 500 }))
  await assert.rejects(calls.ask(prompt, asking), because('broken'))
  assert.equal(server.requests.length, 2)
})

test('nobody waits for a pause that ends after the deadline, and what will not change is not asked again', async () => {
  for (const behaviour of [{ status: 429, headers: { 'retry-after': '60' } }, { status: 401 }]) {
    const { calls, server, slept } = await callsTo(() => behaviour)
    await assert.rejects(calls.ask(prompt, asking))
    assert.deepEqual([server.requests.length, slept], [1, []])
  }
})

test('a provider that never says a word is given up at the deadline', async () => {
  const { calls, server } = await callsTo(() => ({ silent: true }))
  await assert.rejects(calls.ask(prompt, { ...asking, seconds: 0.05 }), because('slow'))
  await server.untilLeft()
})

test('who does not want any more ends it at once', async () => {
  const leaving = new AbortController()
  const { calls } = await callsTo(() => {
    leaving.abort()
    return { silent: true }
  })
  await assert.rejects(calls.ask(prompt, { ...asking, signal: leaving.signal }), because('aborted'))
  await assert.rejects(calls.ask(prompt, { ...asking, signal: leaving.signal }), because('aborted'))
})

test('an answer without end is cut off', async () => {
  const { calls } = await callsTo(() => ({ say: 'x'.repeat(600_000) }))
  await assert.rejects(calls.ask(prompt, asking), because('unreadable'))
})

test('a provider that is not there is unreachable', async () => {
  const { calls, server } = await callsTo(() => ({ say: 'Hello' }))
  await server.close()
  await assert.rejects(calls.ask(prompt, asking), because('unreachable'))
})

test('an answer that is empty is none', async () => {
  const { calls } = await callsTo(() => ({ say: '' }))
  await assert.rejects(calls.ask(prompt, asking), because('declined'))
})

test('an address that may not be called is not tried again', async () => {
  const inside = { base_url: 'http://10.0.0.1/v1' }
  const { calls, slept } = await callsTo(() => ({ say: 'Hello' }), 'openai', {}, inside)
  await assert.rejects(calls.ask(prompt, asking), because('unreachable'))
  assert.deepEqual(slept, [])
})

test('R10 a provider that repeats the key in its refusal does not make us repeat it', async () => {
  const { calls } = await callsTo(() => ({ status: 401, message: 'Wrong key: sk-test-key' }))
  await assert.rejects(calls.ask(prompt, asking), (error: Error) => {
    assert.match(error.message, /Check it. It says: Wrong key: \*\*\*/)
    return true
  })
})

test('R10 keys and addresses of the environment go to nobody: only what was set is used', async () => {
  const names = [
    'OPENAI_API_KEY',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'GOOGLE_GENERATIVE_AI_API_KEY',
  ]
  const addresses = ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL']
  for (const name of names) process.env[name] = 'sk-of-the-operator'
  for (const name of addresses) process.env[name] = 'http://127.0.0.1:1/v1'
  try {
    for (const provider of providers) {
      const { calls, server } = await callsTo(() => ({ say: 'Hello' }), provider, {}, { key: null })
      await calls.ask(prompt, asking)
      assert.ok(!JSON.stringify(server.requests[0]!.headers).includes('operator'), provider)
    }
  } finally {
    for (const name of [...names, ...addresses]) delete process.env[name]
  }
})
