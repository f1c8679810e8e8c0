import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultEnvironment, type Environment } from './environment.ts'
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  RateLimitError,
} from './errors.ts'
import { clientIn } from './testing/environment.ts'
import { hang, json, refusal, scriptedServer } from './testing/scripted_server.ts'

const voice = { name: 'Warm', languages: ['en'] }
const limited = { type: 'rate_limit_error', code: 'rate_limited' }
const internal = { type: 'api_error', code: 'internal' }
const conflict = { type: 'invalid_request_error', code: 'idempotency_conflict', param: 'Idempotency-Key' }
const created = json(201, { object: 'voice_profile', id: 1 })

test('429 is repeated after the time that Retry-After names', async (t) => {
  const { url, received } = await scriptedServer(
    t,
    refusal(429, limited, { 'retry-after': '7' }),
    refusal(429, limited, { 'retry-after': 'Thu, 15 Jan 2026 09:30:05 GMT' }),
    json(200, { object: 'agent', id: 1 }),
  )
  const { foyer, slept } = clientIn({ baseUrl: url })
  assert.equal((await foyer.agents.get('desk')).id, 1)
  assert.deepEqual(slept, [7000, 5000])
  assert.equal(received.length, 3)
})

test('a server that asks for minutes is not waited for: the error says how long', async (t) => {
  const { url, received } = await scriptedServer(t, refusal(429, limited, { 'retry-after': '3600' }))
  const { foyer } = clientIn({ baseUrl: url })
  await assert.rejects(foyer.agents.get('desk'), (error) => {
    assert.ok(error instanceof RateLimitError)
    assert.equal(error.retryAfterSeconds, 3600)
    return true
  })
  assert.equal(received.length, 1)
})

test('503 twice, then 201: the same bytes under one Idempotency-Key, with growing pauses', async (t) => {
  const { url, received } = await scriptedServer(t, refusal(503, internal), refusal(503, internal), created)
  const { foyer, slept } = clientIn({ baseUrl: url })
  assert.equal((await foyer.voiceProfiles.create(voice)).id, 1)
  assert.deepEqual(slept, [500, 1000])
  assert.deepEqual(
    received.map(({ method, headers, body }) => [method, headers['idempotency-key'], body]),
    Array(3).fill(['POST', 'key-1', JSON.stringify(voice)]),
  )
})

test('pauses vary by chance, between half and all of their length', async (t) => {
  const { url } = await scriptedServer(t, refusal(500, internal))
  const { foyer, slept } = clientIn({ baseUrl: url, maxRetries: 6 }, { random: () => 0 })
  await assert.rejects(foyer.agents.get('desk'), ApiError)
  assert.deepEqual(slept, [250, 500, 1000, 2000, 4000, 4000])
})

test('each write has a key of its own, or the one it is given; a read has none', async (t) => {
  const { url, received } = await scriptedServer(t, created)
  const { foyer } = clientIn({ baseUrl: url })
  await foyer.voiceProfiles.create(voice)
  await foyer.voiceProfiles.update(1, { name: 'Cold' })
  await foyer.voiceProfiles.restore(1, { idempotencyKey: 'mine' })
  await foyer.voiceProfiles.get(1)
  assert.deepEqual(
    received.map(({ headers }) => headers['idempotency-key']),
    ['key-1', 'key-2', 'mine', undefined],
  )
})

test('a conflict of keys is told at once, unless it is our own earlier attempt that still runs', async (t) => {
  const first = await scriptedServer(t, refusal(409, conflict))
  await assert.rejects(
    clientIn({ baseUrl: first.url }).foyer.voiceProfiles.create(voice),
    InvalidRequestError,
  )
  assert.equal(first.received.length, 1)
  const later = await scriptedServer(t, refusal(503, internal), refusal(409, conflict), created)
  assert.equal((await clientIn({ baseUrl: later.url }).foyer.voiceProfiles.create(voice)).id, 1)
})

test('what will not pass is never repeated', async (t) => {
  for (const status of [400, 401, 402, 403, 404, 405, 409, 412, 413, 415, 422]) {
    const code = status === 412 ? 'idempotency_conflict' : 'parameter_invalid'
    const { url, received } = await scriptedServer(
      t,
      refusal(status, { type: 'invalid_request_error', code }),
    )
    await assert.rejects(clientIn({ baseUrl: url }).foyer.voiceProfiles.create(voice), { status })
    assert.equal(received.length, 1, String(status))
  }
})

test('an error carries type, code, param, status, request id and message', async (t) => {
  const told = { type: 'invalid_request_error', code: 'parameter_invalid', param: 'languages.1' }
  const { url } = await scriptedServer(t, refusal(422, told))
  await assert.rejects(clientIn({ baseUrl: url }).foyer.voiceProfiles.create(voice), (error) => {
    assert.ok(error instanceof InvalidRequestError)
    const { name, type, code, param, status, requestId, message } = error
    assert.deepEqual(
      { name, type, code, param, status, requestId, message },
      { name: 'InvalidRequestError', ...told, status: 422, requestId: 'req_1', message: 'No.' },
    )
    return true
  })
})

test('an answer in foreign words is judged by its status; a success that is no JSON is an ApiError', async (t) => {
  const cases: [status: number, kind: new (message: string) => Error][] = [
    [401, AuthenticationError],
    [403, InvalidRequestError],
    [429, RateLimitError],
    [502, ApiError],
    [200, ApiError],
    [302, ApiError],
  ]
  for (const [status, kind] of cases) {
    const { url } = await scriptedServer(t, json(status, '<html>', { location: '/elsewhere' }))
    await assert.rejects(clientIn({ baseUrl: url }).foyer.agents.get('desk'), kind, String(status))
  }
})

test('a server that does not answer is given up after timeoutSeconds, and tried again', async (t) => {
  let arrived = () => {}
  const { url, received } = await scriptedServer(t, () => arrived(), json(200, { object: 'agent', id: 1 }))
  const limits: number[] = []
  const timer = (milliseconds: number, run: () => void) => {
    limits.push(milliseconds)
    arrived = run
    return { cancel: () => {} }
  }
  const { foyer } = clientIn({ baseUrl: url, timeoutSeconds: 3 }, { timer })
  assert.equal((await foyer.agents.get('desk')).id, 1)
  assert.deepEqual(limits, [3000, 3000])
  assert.equal(received.length, 2)
})

test('the time limit holds for the body too, and its error says how long it was', async (t) => {
  let begun = () => {}
  const { url } = await scriptedServer(t, (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"object":', () => begun())
  })
  const timer = (_: number, run: () => void) => {
    begun = run
    return { cancel: () => {} }
  }
  const { foyer } = clientIn({ baseUrl: url, maxRetries: 0 }, { timer })
  await assert.rejects(foyer.agents.get('desk', { timeoutSeconds: 5 }), (error) => {
    assert.ok(error instanceof ConnectionError)
    assert.match(error.message, /within 5 seconds/)
    return true
  })
})

test('a server that is out of reach is a ConnectionError, after the retries', async (t) => {
  const { url } = await scriptedServer(t, hang)
  const nobody = url.replace(/\d+$/, '1')
  const { foyer, slept } = clientIn({ baseUrl: nobody })
  await assert.rejects(foyer.voiceProfiles.create(voice), (error) => {
    assert.ok(error instanceof ConnectionError)
    assert.match(error.message, /127\.0\.0\.1:1\. Is the server running/)
    assert.ok(error.cause)
    return true
  })
  assert.equal(slept.length, 2)
})

test('a connection that breaks within the answer is tried again', async (t) => {
  const { url, received } = await scriptedServer(
    t,
    (response) => {
      response.writeHead(201, { 'content-length': '100' })
      response.write('{"object":', () => response.destroy())
    },
    created,
  )
  assert.equal((await clientIn({ baseUrl: url }).foyer.voiceProfiles.create(voice)).id, 1)
  assert.equal(received[0]!.headers['idempotency-key'], received[1]!.headers['idempotency-key'])
})

test('the caller’s signal ends the call with the caller’s reason, while it waits for the server and between attempts', async (t) => {
  const reason = new Error('enough')
  const asked = new AbortController()
  const silent = await scriptedServer(t, () => asked.abort(reason))
  const { signal } = asked
  await assert.rejects(clientIn({ baseUrl: silent.url }).foyer.agents.get('desk', { signal }), reason)
  assert.equal(silent.received.length, 1)

  const paused = new AbortController()
  const failing = await scriptedServer(t, refusal(500, internal))
  const sleep: Environment['sleep'] = (milliseconds, signal) => {
    paused.abort(reason)
    return defaultEnvironment.sleep(milliseconds, signal)
  }
  const { foyer } = clientIn({ baseUrl: failing.url }, { sleep })
  await assert.rejects(foyer.agents.get('desk', { signal: paused.signal }), reason)
  assert.equal(failing.received.length, 1)
})
