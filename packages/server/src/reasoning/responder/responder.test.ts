import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ThreadMessage } from '@foyer/engine'
import { protocolOf } from '../../testing/model_provider/calls.ts'
import { eventsOf, lookUp, turnsWith } from '../../testing/model_provider/responder.ts'
import { type Behaviour, cachedTokens, usage } from '../../testing/model_provider/start.ts'

type Provider = keyof typeof protocolOf
const providers = Object.keys(protocolOf) as Provider[]

/** A turn before, with a call, and a question. */
const thread: ThreadMessage[] = [
  { role: 'user', text: 'Do you rent bikes?' },
  {
    role: 'assistant',
    text: 'Let me look.',
    calls: [{ id: 'call_1', name: 'look_up', arguments: { query: 'bikes' } }],
  },
  { role: 'tool', results: [{ id: 'call_1', name: 'look_up', text: 'City bikes are £42 a day.' }] },
  { role: 'assistant', text: 'Yes, £42 a day.', calls: [] },
  { role: 'user', text: 'And two?' },
]
const bodyOf = ({ body }: { body: string }) => JSON.parse(body)
const looking = { calls: [{ name: 'look_up', arguments: { query: 'price' } }] }

for (const provider of providers)
  test(`${provider}: text comes piece by piece, calls come whole, and what it used is told`, async () => {
    const { ask, answers } = await turnsWith(() => ({ say: 'Two of them come to £84.', ...looking }), {
      first: { provider },
    })
    const { events, text, calls, end, usage: used } = await ask({ messages: thread })
    assert.deepEqual([text, end, answers()], ['Two of them come to £84.', 'complete', 1])
    assert.ok(events.filter(({ type }) => type === 'text').length > 2)
    assert.deepEqual(
      calls.map(({ name, arguments: given }) => [name, given]),
      [['look_up', { query: 'price' }]],
    )
    const { first_milliseconds, milliseconds, ...tokens } = used!
    assert.ok(first_milliseconds !== null && first_milliseconds <= milliseconds)
    assert.deepEqual(tokens, {
      model: `${provider}/test-model`,
      input_tokens: usage.input,
      cached_tokens: cachedTokens,
      output_tokens: usage.output,
    })
  })

test('the history is given as each provider knows it: calls, and their results', async () => {
  const bodies = new Map<string, ReturnType<typeof bodyOf>>()
  for (const provider of ['openai', 'anthropic', 'google'] as const) {
    const { ask, server } = await turnsWith(() => ({ say: 'Hello' }), { first: { provider } })
    await ask({ messages: thread })
    bodies.set(provider, bodyOf(server.requests[0]!))
  }
  const openai = bodies.get('openai').messages
  assert.deepEqual(
    openai.map(({ role }: { role: string }) => role),
    ['system', 'user', 'assistant', 'tool', 'assistant', 'user'],
  )
  assert.deepEqual(openai[2].tool_calls[0].function, { name: 'look_up', arguments: '{"query":"bikes"}' })
  assert.deepEqual([openai[3].tool_call_id, openai[3].content], ['call_1', 'City bikes are £42 a day.'])

  const { messages } = bodies.get('anthropic')
  assert.deepEqual(messages[1].content[1], {
    type: 'tool_use',
    id: 'call_1',
    name: 'look_up',
    input: { query: 'bikes' },
  })
  assert.deepEqual([messages[2].role, messages[2].content[0].type], ['user', 'tool_result'])

  const { contents } = bodies.get('google')
  assert.deepEqual(contents[1].parts[1].functionCall.name, 'look_up')
  assert.ok(contents[2].parts[0].functionResponse)
})

test('Anthropic is told what stands again in the next request: the system prompt, the turns before, and this one', async () => {
  const { ask, server } = await turnsWith(() => ({ say: 'Hello' }), { first: { provider: 'anthropic' } })
  await ask({ messages: thread })
  const { system, messages } = bodyOf(server.requests[0]!)
  const marked = (content: { cache_control?: object }[]) =>
    content.map((part) => part.cache_control !== undefined)
  assert.deepEqual(marked(system), [true])
  assert.deepEqual(
    messages.map(({ content }: { content: object[] }) => marked(content).at(-1)),
    [false, false, false, true, true],
  )
})

test('arguments that are no JSON are told as none, and the history with them is accepted', async () => {
  const broken = { calls: [{ name: 'look_up', arguments: '{"query": "pri' }] }
  const { ask, server } = await turnsWith(() => broken)
  const { calls, end } = await ask()
  assert.deepEqual([calls.length, calls[0]!.arguments, end], [1, undefined, 'complete'])
  await ask({ messages: [...thread.slice(0, 1), { role: 'assistant', text: '', calls }, ...thread.slice(2)] })
  assert.equal(bodyOf(server.requests[1]!).messages[2].tool_calls[0].function.arguments, '{}')
})

test('the last round has no tools; where that would be another prefix, they stay and may not be called', async () => {
  for (const [provider, tools] of [
    ['openai', ['look_up']],
    ['anthropic', ['look_up']],
    ['google', ['look_up']],
    ['openai_compatible', []],
    ['ollama', []],
  ] as const) {
    const { newTurn, server } = await turnsWith(() => ({ say: 'Hello' }), { first: { provider } })
    const turn = newTurn()
    await eventsOf(turn)
    await eventsOf(turn, { tools: [] })
    const last = server.requests[1]!
    assert.deepEqual(
      last.tools.map(({ name }) => name),
      tools,
      provider,
    )
    if (tools.length > 0) assert.match(last.body, /"none"|"NONE"/)
  }
})

test('Google gets back what it has signed', async () => {
  const { newTurn, server } = await turnsWith(() => looking, { first: { provider: 'google' } })
  const turn = newTurn()
  const { calls } = await eventsOf(turn)
  const results = calls.map(({ id, name }) => ({ id, name, text: 'Nothing.' }))
  await eventsOf(turn, {
    messages: [
      { role: 'user', text: 'Hello' },
      { role: 'assistant', text: '', calls },
      { role: 'tool', results },
    ],
  })
  assert.equal(bodyOf(server.requests[1]!).contents[1].parts[0].thoughtSignature, 'signed')
})

for (const provider of providers)
  test(`${provider}: what goes wrong has one name, and is told and not thrown`, async () => {
    const cases: [Behaviour, string][] = [
      [{ status: 500 }, 'broken'],
      [{ status: 429 }, 'busy'],
      [{ status: 401 }, 'refused'],
      [{ status: 404 }, 'refused'],
      [{ raw: 'no JSON, nor anything' }, 'unreadable'],
      [{ decline: true }, 'refusal'],
      [{ say: 'So far and', end: 'cut' }, 'broken'],
      [{ say: 'I have passed', calls: looking.calls, end: 'length' }, 'length'],
    ]
    for (const [behaviour, end] of cases) {
      const { ask } = await turnsWith(() => behaviour, { first: { provider } })
      const told = await ask()
      assert.equal(told.end, end, JSON.stringify([behaviour, told.message]))
      assert.ok(!('say' in behaviour) || told.text === behaviour.say)
    }
  })

test('a request that does not fit is too long, in the words of every provider', async () => {
  for (const [status, message] of [
    [
      400,
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    ],
    [400, 'prompt is too long: 210000 tokens > 200000 maximum'],
    [400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'],
    [400, 'the request exceeds the available context size, try increasing it'],
    [500, 'input length and `max_tokens` exceed context limit'],
    [413, 'Payload Too Large'],
  ] as const) {
    const { ask, server } = await turnsWith(() => ({ status, message }), { second: () => ({ say: 'Hello' }) })
    assert.deepEqual([(await ask()).end, server.requests.length], ['too_long', 1], message)
  }
  const { ask } = await turnsWith(() => ({ status: 503, message: 'The model took too long to load.' }))
  assert.equal((await ask()).end, 'broken')
})

test('a server that would drop the beginning in silence is not asked for more than it reads', async () => {
  const first = { provider: 'ollama', context_tokens: 1000 } as const
  const { ask, server } = await turnsWith(() => ({ say: 'Hello' }), { first })
  assert.deepEqual(
    [(await ask({ system: 'Be kind. '.repeat(600) })).end, server.requests.length],
    ['too_long', 0],
  )
  assert.equal((await ask()).text, 'Hello')
})

test('a busy or broken provider is asked once more before the first event, after the pause that it names', async () => {
  for (const status of [429, 503]) {
    const away = { status, headers: { 'retry-after': '2' } }
    const { ask, server, slept } = await turnsWith((_, count) => (count === 1 ? away : { say: 'Hello' }))
    assert.deepEqual([(await ask()).text, server.requests.length, slept], ['Hello', 2, [2000]])
  }
  const { ask, server, slept } = await turnsWith(() => ({ status: 429, headers: { 'retry-after': '60' } }))
  assert.deepEqual([(await ask()).end, server.requests.length, slept], ['busy', 1, []])
})

test('nothing is asked for again after the first event, neither of this model nor of the second', async () => {
  const { ask, server, second } = await turnsWith(() => ({ say: 'So far', end: 'cut' }), {
    second: () => ({ say: 'Hello' }),
  })
  const { text, end, usage: used } = await ask()
  assert.deepEqual([text, end, server.requests.length, second.requests.length], ['So far', 'broken', 1, 0])
  assert.ok(used!.output_tokens > 0 && used!.first_milliseconds !== null)
})

const hasty = {
  first_seconds: 0.05,
  piece_seconds: 0.05,
  turn_seconds: 1,
  paper_seconds: 1,
  rest_seconds: 30,
}

for (const provider of providers)
  test(`${provider}: who never begins, or stops in the middle, is waited for as long as is set`, async () => {
    for (const behaviour of [{ silent: true }, { say: 'Never to end', end: 'never' }] satisfies Behaviour[]) {
      const deadlines = 'silent' in behaviour ? hasty : { ...hasty, first_seconds: 5 }
      const { ask, server } = await turnsWith(() => behaviour, { first: { provider, deadlines } })
      const { text, end } = await ask()
      assert.deepEqual([text, end], ['silent' in behaviour ? '' : 'Never to end', 'slow'])
      await server.untilLeft()
    }
  })

test('an abort ends a response as one, whether the model has begun or not', async () => {
  for (const behaviour of [{ silent: true }, { say: 'Never to end', end: 'never' }] satisfies Behaviour[]) {
    const stopping = new AbortController()
    const { newTurn, server, second } = await turnsWith(
      () => {
        if ('silent' in behaviour) stopping.abort()
        return behaviour
      },
      { signal: stopping.signal, second: () => ({ say: 'Hello' }) },
    )
    const ends: string[] = []
    for await (const event of newTurn().respond({
      system: '',
      messages: [{ role: 'user', text: 'Hi' }],
      tools: [],
    })) {
      stopping.abort()
      if (event.type === 'failure') ends.push(event.failure.reason)
    }
    assert.deepEqual([ends, second.requests.length], [['aborted'], 0])
    await server.untilLeft()
  }
})

test('whoever stops listening ends the call', async () => {
  const { newTurn, server } = await turnsWith(() => ({ say: 'word '.repeat(100), end: 'never' }))
  for await (const _ of newTurn().respond({
    system: '',
    messages: [{ role: 'user', text: 'Hi' }],
    tools: [],
  }))
    break
  await server.untilLeft()
})

test('the second model answers where the first fails before its first event, and for the rest of the turn', async () => {
  for (const behaviour of [{ status: 500 }, { status: 401 }, { silent: true }] satisfies Behaviour[]) {
    const { newTurn, server, second } = await turnsWith(() => behaviour, {
      first: { deadlines: hasty },
      second: () => ({ say: 'Hello from the second' }),
    })
    const turn = newTurn()
    const { text, usage: used } = await eventsOf(turn)
    assert.deepEqual([text, used!.model], ['Hello from the second', 'openai_compatible/second-model'])
    const asked = server.requests.length
    await eventsOf(turn)
    assert.deepEqual([server.requests.length, second.requests.length], [asked, 2])
  }
})

test('where both fail, the last failure is told, without what the provider says', async () => {
  const message = 'You sent: my address is 7 Mill Lane'
  const { ask, answers } = await turnsWith(() => ({ status: 500 }), {
    second: () => ({ status: 422, message }),
  })
  const told = await ask()
  assert.deepEqual(
    [told.end, told.message, told.usage!.model, answers()],
    ['refused', 'The provider answers 422.', 'openai_compatible/second-model', 0],
  )
})

test('who was waited for twice in vain is left alone for a while', async () => {
  const { ask, server, clock } = await turnsWith(() => ({ silent: true }), {
    first: { deadlines: { ...hasty, first_seconds: 0.5 } },
  })
  for (let times = 0; times < 4; times += 1) await ask()
  assert.equal(server.requests.length, 2)
  clock.ms = 30_000
  await ask()
  assert.equal(server.requests.length, 3)
})

test('calls are counted by provider and outcome, with their tokens', async () => {
  const { ask, statistics } = await turnsWith((_, count) => (count < 3 ? { status: 500 } : { say: 'Hello' }))
  await ask()
  await ask()
  const read = async (name: string) => statistics.metrics.find((each) => each.name === name)!.read()
  assert.deepEqual(await read('foyer_model_calls_total'), [
    { labels: { provider: 'openai_compatible', outcome: 'broken' }, value: 2 },
    { labels: { provider: 'openai_compatible', outcome: 'answered' }, value: 1 },
  ])
  assert.deepEqual(await read('foyer_model_tokens_total'), [
    { labels: { provider: 'openai_compatible', direction: 'input' }, value: usage.input },
    { labels: { provider: 'openai_compatible', direction: 'output' }, value: usage.output },
  ])
})

test('a reply costs what the models charge, in millionths; without a price, nothing is told', async () => {
  const prices = { input: 2, cached_input: 0.5, output: 10, currency: 'EUR' }
  const { ask, model } = await turnsWith(() => ({ say: 'Hello' }), { first: { prices } })
  const { usage: used } = await ask()
  const micros = 400 * 2 + cachedTokens * 0.5 + usage.output * 10
  assert.deepEqual(model.costOf([used!, used!]), { micros: 2 * micros, currency: 'EUR' })
  assert.equal(model.costOf([used!, { ...used!, model: 'openai/another' }]), null)
})

test('an agent is never given more knowledge than a third of what the model reads', async () => {
  const { model: small } = await turnsWith(() => ({ say: 'Hello' }), { first: { context_tokens: 8192 } })
  assert.deepEqual([small.context_tokens, small.knowledge_tokens], [8192, 2730])
  const { model, ask, server } = await turnsWith(() => ({ say: 'Hello' }))
  assert.deepEqual([model.context_tokens, model.knowledge_tokens], [32_000, 10_666])
  await ask({ tools: [lookUp] })
  assert.equal(bodyOf(server.requests[0]!).max_tokens, 8000)
})
