import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, lookUp, turnsWith } from '../../testing/model_provider/responder.ts'
import type { Behaviour, ModelRequest } from '../../testing/model_provider/start.ts'

const inJson = { first: { native_tools: false } }
const answer = (say: string, calls: object[] = []) => ({ say: JSON.stringify({ calls, say }) })
const looking = [{ name: 'look_up', arguments: { query: 'price' } }]

test('a model without tools is told of them in words, and its calls and words are read from one object', async () => {
  const { ask, server } = await turnsWith(() => answer('Let me look.', looking), inJson)
  const { text, calls, end } = await ask()
  assert.deepEqual(
    [text, calls.map(({ name, arguments: given }) => [name, given]), end],
    ['Let me look.', [['look_up', { query: 'price' }]], 'complete'],
  )
  const [asked] = server.requests
  assert.deepEqual([asked!.tools, asked!.messages], [[], [{ role: 'user', text: 'Hello' }]])
  assert.match(asked!.system, /^You are kind\.[\s\S]*one JSON object[\s\S]*## look_up\nLooks something up\./)
  assert.match(JSON.stringify(asked!.schema), /"enum":\["look_up"\]/)
})

test('the history is in its form, and results are a message; the last round has no calls', async () => {
  const { newTurn, server } = await turnsWith(() => answer('Hello'), inJson)
  const turn = newTurn()
  await eventsOf(turn)
  const calls = [{ id: 'call_1', ...looking[0]! }]
  await eventsOf(turn, {
    tools: [],
    messages: [
      { role: 'user', text: 'How much?' },
      { role: 'assistant', text: '', calls },
      { role: 'tool', results: [{ id: 'call_1', name: 'look_up', text: '£42 a day.' }] },
    ],
  })
  const [first, last] = server.requests as [ModelRequest, ModelRequest]
  assert.equal(last.system, first.system)
  assert.deepEqual(last.messages.slice(0, 2), [
    { role: 'user', text: 'How much?' },
    { role: 'assistant', text: JSON.stringify({ calls: looking, say: '' }) },
  ])
  assert.match(
    last.messages[2]!.text,
    /^<note>\nWhat your tools gave:\nlook_up: £42 a day\.\n<\/note>\n\n<note>\nUse no more tools/,
  )
  assert.doesNotMatch(JSON.stringify(last.schema), /look_up/)
})

/** How servers say that they take no tools. */
const refusals: [number, string][] = [
  [400, 'registry.ollama.ai/library/gemma3:4b does not support tools'],
  [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
  [404, 'No endpoints found that support tool use.'],
  [422, 'body.tools: Extra inputs are not permitted'],
  [500, 'tools param requires --jinja flag'],
]

test('a provider that refuses tools is asked for JSON, and is not asked in vain again', async () => {
  for (const [status, message] of refusals) {
    const { ask, server } = await turnsWith(({ tools }) =>
      tools.length > 0 ? { status, message } : answer('Hello'),
    )
    assert.equal((await ask()).text, 'Hello', message)
    const asked = server.requests.length
    assert.equal((await ask()).text, 'Hello')
    assert.equal(server.requests.length, asked + 1)
  }
})

test('where a schema is refused as well, the form is asked for in words', async () => {
  const { ask, server } = await turnsWith(({ tools, schema }): Behaviour => {
    if (tools.length > 0) return { status: 400, message: 'tools: not supported' }
    return schema ? { status: 400, message: 'response_format: unknown' } : answer('Hello')
  })
  assert.deepEqual([(await ask()).text, server.requests.length], ['Hello', 3])
  assert.deepEqual([(await ask()).text, server.requests.length], ['Hello', 4])
})

test('what another request would be refused for as well changes no form', async () => {
  const { ask, server } = await turnsWith(() => ({ status: 401, message: 'No such key. See /tools.' }))
  assert.deepEqual([(await ask()).end, server.requests.length], ['refused', 1])
  const { ask: held, server: only } = await turnsWith(
    () => ({ status: 400, message: 'tools: not supported' }),
    { first: { native_tools: true } },
  )
  assert.deepEqual([(await held()).end, only.requests.length], ['refused', 1])
})

test('an answer that makes no sense is asked for once more, and then fails', async () => {
  const garbage = { say: '{"text": "Sure, here' }
  for (const first of [{}, inJson.first]) {
    const { ask, server } = await turnsWith((_, count) => (count === 1 ? garbage : answer('Hello')), {
      first,
    })
    assert.deepEqual([(await ask()).text, server.requests.length], ['Hello', 2])
  }
  const { ask } = await turnsWith(() => garbage)
  const { text, end, usage } = await ask()
  assert.deepEqual([text, end, usage!.input_tokens], ['', 'unreadable', 2000])
})

test('a small model keeps a quarter of what it reads for its answer', async () => {
  const { ask, server } = await turnsWith(() => answer('Hello'), {
    first: { native_tools: false, context_tokens: 8192 },
  })
  await ask({ tools: [lookUp] })
  assert.equal(JSON.parse(server.requests[0]!.body).max_tokens, 2048)
})
