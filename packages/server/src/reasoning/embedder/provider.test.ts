import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { Shutdown } from '../../platform/shutdown.ts'
import { startReceiver } from '../../testing/receiver.ts'
import type { EmbedderFailure } from './failure.ts'
import { createProviderEmbedder } from './provider.ts'

interface Asked {
  model: string
  input: string[]
}

/** A provider whose vectors tell by their direction which text they are of. */
async function startProvider(
  answer: (asked: Asked, response: ServerResponse, count: number) => void = embeddings,
) {
  const receiver = await startReceiver((request, response, count) =>
    answer(JSON.parse(request.body) as Asked, response, count),
  )
  const pauses: number[] = []
  const told: string[] = []
  const clock = { now: new Date(0) }
  const embedder = createProviderEmbedder({
    url: `http://${receiver.host}/v1/`,
    model: 'small',
    key: 'secret-key',
    dimensions: 2,
    now: () => clock.now,
    onFailure: ({ message }) => told.push(message),
    sleep: async (milliseconds) => void pauses.push(milliseconds),
  })
  const asked = () => receiver.received.map(({ body }) => JSON.parse(body) as Asked)
  return { embedder, pauses, told, clock, asked, received: receiver.received }
}

const embeddings = ({ input }: Asked, response: ServerResponse) =>
  // Backwards: the index tells where each belongs.
  json(response, 200, {
    data: input.map((text, index) => ({ index, embedding: [text.length, 1] })).toReversed(),
  })

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const failure = (lasting: boolean, message: RegExp) => (error: EmbedderFailure) => {
  assert.equal(error.name, 'EmbedderFailure')
  assert.equal(error.lasting, lasting)
  assert.match(error.message, message)
  return true
}

test('texts come back as unit vectors in their order, asked with model and key', async () => {
  const { embedder, received, asked } = await startProvider()
  const [one, two] = await embedder.embed(['abc', ''.padEnd(7, 'x')])
  assert.deepEqual(
    [...one!].map((value) => value.toFixed(3)),
    ['0.949', '0.316'],
  )
  assert.ok(Math.abs(Math.hypot(...two!) - 1) < 1e-6)
  assert.ok(two![0]! > one![0]!)
  assert.equal(received[0]!.path, '/v1/embeddings')
  assert.equal(received[0]!.headers.authorization, 'Bearer secret-key')
  assert.deepEqual(asked()[0], { model: 'small', input: ['abc', 'xxxxxxx'], encoding_format: 'float' })
  assert.equal(embedder.id, 'small 2')
})

test('many texts are asked for in batches, and blank ones not at all', async () => {
  const { embedder, asked } = await startProvider()
  const texts = Array.from({ length: 150 }, (_, place) => (place === 70 ? ' \n' : 'a'.repeat(place + 1)))
  const vectors = await embedder.embed(texts)
  assert.deepEqual(
    asked().map(({ input }) => input.length),
    [64, 64, 21],
  )
  assert.deepEqual([...vectors[70]!], [0, 0])
  for (const place of [0, 69, 71, 149])
    assert.ok(Math.abs(vectors[place]![0]! / vectors[place]![1]! - (place + 1)) < 0.01)
})

test('long texts go in several requests, each cut to what a model reads', async () => {
  const { embedder, asked } = await startProvider()
  await embedder.embed(Array.from({ length: 11 }, () => '😀'.repeat(15_000)))
  assert.deepEqual(
    asked().map(({ input }) => input.length),
    [10, 1],
  )
  assert.ok(asked()[0]!.input.every((text) => text.length === 20_000))
})

test('a provider that is busy or broken is asked again, when it says so', async () => {
  const { embedder, pauses, received } = await startProvider((asked, response, count) => {
    if (count === 1) return json(response, 429, {}, { 'retry-after': '7' })
    if (count === 2) return json(response, 503, {})
    if (count === 3) return json(response, 429, {}, { 'retry-after': '3600' })
    embeddings(asked, response)
  })
  await embedder.embed(['abc'])
  assert.equal(received.length, 4)
  assert.deepEqual(pauses, [7000, 4000, 15_000])
})

test('a provider that stays away is given up as passing', async () => {
  const { embedder, received } = await startProvider((_, response) =>
    json(response, 500, { error: { message: 'Out of memory' } }),
  )
  await assert.rejects(embedder.embed(['abc']), failure(false, /500.*Out of memory/))
  assert.equal(received.length, 4)
  const away = createProviderEmbedder({
    url: 'http://127.0.0.1:1',
    model: 'small',
    key: null,
    dimensions: 2,
    now: () => new Date(0),
    sleep: async () => {},
  })
  await assert.rejects(away.embed(['abc']), failure(false, /gave no answer/))
})

test('a stop ends a request at once, and is no failure of the provider', async () => {
  const stop = new AbortController()
  const { embedder, told, received } = await startProvider(() => stop.abort(new Shutdown()))
  await assert.rejects(embedder.embed(['abc'], stop.signal), Shutdown)
  assert.deepEqual([received.length, told], [1, []])
})

test('a stop ends the pause before the next try', { timeout: 10_000 }, async () => {
  const stop = new AbortController()
  const receiver = await startReceiver((_, response) => {
    response.socket!.once('close', () => stop.abort(new Shutdown()))
    json(response, 503, {}, { 'retry-after': '15' })
  })
  const embedder = createProviderEmbedder({
    url: `http://${receiver.host}`,
    model: 'small',
    key: null,
    dimensions: 2,
    now: () => new Date(0),
  })
  await assert.rejects(embedder.embed(['abc'], stop.signal), Shutdown)
  assert.equal(receiver.received.length, 1)
})

test('every pause between two tries hears of a stop', async () => {
  const stop = new AbortController()
  const receiver = await startReceiver((_, response) => json(response, 503, {}))
  const heard: unknown[] = []
  const embedder = createProviderEmbedder({
    url: `http://${receiver.host}`,
    model: 'small',
    key: null,
    dimensions: 2,
    now: () => new Date(0),
    sleep: async (_, signal) => void heard.push(signal),
  })
  await assert.rejects(embedder.embed(['abc'], stop.signal), failure(false, /503/))
  assert.deepEqual(
    heard.map((signal) => signal === stop.signal),
    [true, true, true],
  )
})

test('what asking again cannot mend is told at once, with what to do', async () => {
  const cases: [number, object, RegExp][] = [
    [401, { error: { message: 'Bad key' } }, /refuses the key: check it.*Bad key/],
    [404, {}, /no model small: check both/],
    [400, { error: 'input is too long' }, /400.*input is too long/],
    [200, { data: [{ index: 0, embedding: [1, 2, 3] }] }, /3 dimensions where 2 are set: set 3/],
    [200, { data: [] }, /left some out/],
    [200, { data: [{ index: 0, embedding: [1, 'x'] }] }, /left some out/],
    [200, { data: [{ index: 5, embedding: [1, 2] }] }, /left some out/],
    [200, { embeddings: [] }, /not a list of embeddings/],
  ]
  for (const [status, body, message] of cases) {
    const { embedder, received } = await startProvider((_, response) => json(response, status, body))
    await assert.rejects(embedder.embed(['abc']), failure(true, message))
    assert.equal(received.length, 1)
  }
})

test('its own address may lie inside, since the operator named it; where it redirects to is not called', async () => {
  const inside = await startReceiver()
  const { embedder, received } = await startProvider((_, response) =>
    response.writeHead(307, { location: inside.url }).end(),
  )
  await assert.rejects(embedder.embed(['abc']), failure(true, /answers 307/))
  assert.deepEqual([received.length, inside.received.length], [1, 0])
})

test('R10 a key that the provider repeats is not told, and the operator hears of every failure', async () => {
  const { embedder, told } = await startProvider((_, response) =>
    json(response, 401, { error: { message: 'Unknown key secret-key.' } }),
  )
  await assert.rejects(embedder.embed(['abc']), failure(true, /It says: Unknown key \*\*\*\./))
  assert.equal(await embedder.embedQuestion('abc'), null)
  assert.equal(told.length, 2)
  assert.ok(told.every((message) => /refuses the key/.test(message) && !message.includes('secret-key')))
})

test('a question does not wait for a provider that is away, and for half a minute nobody else does', async () => {
  let away = true
  const { embedder, pauses, clock, received } = await startProvider((asked, response) =>
    away ? json(response, 503, {}) : embeddings(asked, response),
  )
  assert.equal(await embedder.embedQuestion('abc'), null)
  assert.deepEqual([received.length, pauses], [1, []])
  away = false
  clock.now = new Date(29_999)
  assert.equal(await embedder.embedQuestion('another'), null)
  assert.equal(received.length, 1)
  clock.now = new Date(30_000)
  assert.equal((await embedder.embedQuestion('another'))!.length, 2)
})

test('a question that the provider refuses is not held against the next one', async () => {
  const { embedder } = await startProvider((asked, response) =>
    asked.input[0] === 'refused' ? json(response, 400, {}) : embeddings(asked, response),
  )
  assert.equal(await embedder.embedQuestion('refused'), null)
  assert.equal((await embedder.embedQuestion('abc'))!.length, 2)
})
