import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCodes, errorTable, errorTypes } from '@foyer/contract'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'

const voice = { name: 'Warm', languages: ['en'] }

async function raw(api: Api, payload: string | Buffer, headers: Record<string, string>) {
  const response = await api.service.app.inject({
    method: 'POST',
    url: '/v1/voice_profiles',
    headers: { authorization: `Bearer ${api.key}`, ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}

const json = { 'content-type': 'application/json' }

test('§7 the nineteen codes are all there are, each with a type of the four', () => {
  assert.deepEqual([...errorCodes].sort(), [
    'credits_exhausted', 'experiment_running', 'flow_invalid', 'idempotency_conflict', 'internal', 'invalid_api_key',
    'method_not_allowed', 'missing_api_key', 'not_revertible', 'organization_paused', 'organization_required',
    'organization_unverified', 'parameter_invalid', 'parameter_missing', 'parameter_unknown', 'rate_limited',
    'resource_archived', 'resource_in_use', 'resource_missing',
  ]) // biome-ignore format: a list of words
  for (const code of errorCodes) assert.ok(errorTypes.includes(errorTable[code].type))
})

test('unparseable JSON is 400, a wrong content type 415, a body over 1 MiB 413, all parameter_invalid', async () => {
  const api = await newOrganization()
  const answers = [
    [await raw(api, '{"name":', json), 400],
    [await raw(api, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    [await raw(api, JSON.stringify({ ...voice, formality: 'x'.repeat(1024 * 1024) }), json), 413],
  ] as const
  for (const [answer, status] of answers) {
    assert.equal(answer.status, status)
    assert.equal(answer.body.error.type, 'invalid_request_error')
    assert.equal(answer.body.error.code, 'parameter_invalid')
    assert.ok(answer.body.error.message.length > 10)
  }
})

test('one error at a time: unknown keys first, then missing ones, then the first wrong value in the schema’s order', async () => {
  const api = await newOrganization()
  const cases: [object, string, string | undefined][] = [
    [{ languages: 5, surprise: 1 }, 'parameter_unknown', 'surprise'],
    [{ languages: 5 }, 'parameter_missing', 'name'],
    [{ name: 7, languages: 5 }, 'parameter_invalid', 'name'],
    [{ name: 'x', languages: 5, formality: 9 }, 'parameter_invalid', 'languages'],
    [{ name: 'x', languages: ['en', 'no tag'] }, 'parameter_invalid', 'languages.1'],
    [{ name: 'x', languages: [] }, 'parameter_invalid', 'languages'],
    [{ name: 'x', languages: ['en'], tone_rules: ['fine', 3] }, 'parameter_invalid', 'tone_rules.1'],
    [[], 'parameter_invalid', undefined],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.post('/voice_profiles', body)
    assert.deepEqual([answer.status, answer.body.error.code, answer.body.error.param], [422, code, param])
  }
})

test('every answer is nosniff, and none under /v1 may be kept: refusals, missing paths and broken addresses included', async () => {
  const api = await newOrganization()
  const { app } = api.service
  const headers = { authorization: `Bearer ${api.key}` }
  const answers = [
    ['/healthz', 200],
    ['/openapi.json', 200],
    ['/nowhere', 404],
    ['/%zz', 404],
    ['/v1/voice_profiles', 200],
    ['/v1/voice_profiles/1', 404],
    ['/v1/nowhere', 404],
    ['/v1/%zz', 404],
    ['/v1/events?follow=x', 422],
  ] as const
  for (const [url, status] of answers) {
    const answer = await app.inject({ url, headers })
    assert.deepEqual([answer.statusCode, answer.headers['x-content-type-options']], [status, 'nosniff'], url)
    if (url.startsWith('/v1')) assert.equal(answer.headers['cache-control'], 'no-store', url)
  }
  const stranger = await app.inject('/v1/voice_profiles')
  assert.deepEqual([stranger.statusCode, stranger.headers['cache-control']], [401, 'no-store'])
})

test('a body with __proto__ is refused as an unknown parameter, wherever it stands, and not as broken JSON', async () => {
  const api = await newOrganization()
  const send = async (body: string) => {
    const headers = { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' }
    const answer = await api.service.app.inject({ method: 'POST', url: '/v1/voice_profiles', headers, body })
    return [answer.statusCode, answer.json().error.code, answer.json().error.param]
  }
  for (const body of ['{"__proto__": {"a": 1}}', '{"name": "x", "languages": [{"__proto__": 1}]}'])
    assert.deepEqual(await send(body), [422, 'parameter_unknown', '__proto__'])
  assert.deepEqual(await send('{"__proto__": oops}'), [400, 'parameter_invalid', undefined])
})

test('an unknown parameter names the one that was probably meant, by its spelling or by what others call it', async () => {
  const api = await newOrganization()
  const messageOf = async (path: string, body: object) => (await api.post(path, body)).body.error.message
  const { id } = await newConversation(api)
  assert.equal(
    await messageOf(`/conversations/${id}/messages`, { content: 'Hello' }),
    'content is not a parameter of this operation. Did you mean text?',
  )
  assert.match(
    await messageOf('/voice_profiles', { ...voice, langauges: ['en'] }),
    /Did you mean languages\?$/,
  )
  assert.match(
    await messageOf('/agents', { name: 'x', pages: [{ titel: 'x' }] }),
    /Did you mean pages\.0\.title\?$/,
  )
  assert.match(await messageOf('/voice_profiles', { ...voice, weather: 1 }), /of this operation\.$/)
})

test('text that storage cannot keep is refused at its field: blank names, U+0000, lone surrogates, too long', async () => {
  const api = await newOrganization()
  for (const name of ['', '   ', '\n\t', 'a\u0000b', '\ud800', 'x'.repeat(201)]) {
    const answer = await api.post('/voice_profiles', { ...voice, name })
    assert.deepEqual([answer.status, answer.body.error.param], [422, 'name'], JSON.stringify(name))
  }
  const smile = await api.post('/voice_profiles', { ...voice, name: '😀'.repeat(200) })
  assert.equal(smile.status, 201)
  const long = await api.post('/voice_profiles', { ...voice, formality: 'x'.repeat(10_001) })
  assert.equal(long.body.error.param, 'formality')
})

test('§8 a list or an object with free keys has 200 entries at most, and the pages of an agent are 50 at most', async () => {
  const api = await newOrganization()
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Rule ${index}`)
  const pages = (count: number) =>
    many(count).map((title, index) => ({ title, url: `https://example.com/${index}` }))
  const labels = (count: number) => Object.fromEntries(many(count).map((value) => [value, 'x']))
  const { slug } = (await api.post('/agents', { name: 'Desk' })).body
  const [phase] = (await api.get(`/agents/${slug}/flow`)).body.phases
  const slots = `/agents/${slug}/flow/states/${phase.id}/slots`
  const slot = (enum_labels: object) => ({ key: 'x', data_type: 'string', enum_labels })
  const cases: [string, object, string | undefined, string?][] = [
    ['/voice_profiles', { ...voice, tone_rules: many(200) }, undefined],
    ['/voice_profiles', { ...voice, tone_rules: many(201) }, 'parameter_invalid', 'tone_rules'],
    ['/agents', { name: 'Tour', pages: pages(50) }, undefined],
    ['/agents', { name: 'Tour', pages: pages(51) }, 'parameter_invalid', 'pages'],
    [slots, slot(labels(201)), 'parameter_invalid', 'enum_labels'],
    // As many are well-formed; that they label nothing is another matter.
    [slots, slot(labels(200)), 'flow_invalid', 'enum_labels.Rule 0'],
  ]
  for (const [path, body, code, param] of cases) {
    const { body: answer } = await api.post(path, body)
    assert.deepEqual([answer.error?.code, answer.error?.param], [code, param], answer.error?.message)
  }
})

test('§8 ids and prices go up to 2^53 − 1, max_turns and idle_minutes up to 2^31 − 1', async () => {
  const api = await newOrganization()
  const { slug } = (await api.post('/agents', { name: 'Desk' })).body
  const flow = `/agents/${slug}/flow`
  const phase = `${flow}/states/${(await api.get(flow)).body.phases[0].id}`
  const service = { name: 'Audit', pricing_unit: 'fixed', currency: 'EUR' }
  const [whole, small] = [2 ** 53 - 1, 2 ** 31 - 1]
  assert.equal((await api.post('/services', { ...service, price_min: whole })).body.price_min, whole)
  assert.equal((await api.patch(phase, { max_turns: small })).body.max_turns, small)
  assert.equal((await api.patch(flow, { flow: { idle_minutes: small } })).body.idle_minutes, small)
  assert.equal((await api.get(`/services?starting_after=${whole}`)).status, 200)
  assert.equal((await api.get(`/services/${whole}`)).status, 404)
  const beyond = [
    [await api.post('/services', { ...service, price_min: whole + 1 }), 'price_min'],
    [await api.patch(phase, { max_turns: small + 1 }), 'max_turns'],
    [await api.patch(flow, { flow: { idle_minutes: small + 1 } }), 'flow.idle_minutes'],
    [await api.get(`/services?starting_after=${whole + 1}`), 'starting_after'],
  ] as const
  for (const [{ status, body }, param] of beyond)
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', param])
  assert.equal((await api.get(`/services/${whole + 1}`)).status, 404, 'it names nothing')
})

test('§4, §7 mistakes are told in one order: a body that cannot be read, role, Idempotency-Key, path, query, body, resource', async () => {
  const api = await newOrganization()
  const reader = await api.as({ role: 'read_only' })
  const [key, query] = [{ 'idempotency-key': 'x'.repeat(256) }, 'surprise=1']
  const told = ({ status, body }: ApiResponse) => [status, body.error.code, body.error.param]
  const missing = 2 ** 52
  // One mistake less each time.
  assert.deepEqual(
    [
      told(await reader.patch(`/services/x?${query}`, '{"surprise', key)),
      told(await reader.patch(`/services/x?${query}`, { hidden: 1 }, key)),
      told(await api.patch(`/services/x?${query}`, { hidden: 1 }, key)),
      told(await api.patch(`/services/x?${query}`, { hidden: 1 })),
      told(await api.patch(`/services/${missing}?${query}`, { hidden: 1 })),
      told(await api.patch(`/services/${missing}`, { hidden: 1 })),
      told(await api.patch(`/services/${missing}`, { name: 'Audit' })),
    ],
    [
      [400, 'parameter_invalid', undefined],
      [403, 'method_not_allowed', undefined],
      [422, 'parameter_invalid', 'Idempotency-Key'],
      [404, 'resource_missing', undefined],
      [422, 'parameter_unknown', 'surprise'],
      [422, 'parameter_unknown', 'hidden'],
      [404, 'resource_missing', undefined],
    ],
  )
})

test('an empty body is no body, whatever its content type says', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/voice_profiles', voice)).body
  for (const body of [undefined, '', {}]) {
    assert.equal((await api.post(`/voice_profiles/${id}/archive`, body)).status, 200)
  }
  assert.equal((await api.post('/voice_profiles', '')).body.error.code, 'parameter_missing')
  assert.equal((await api.post(`/voice_profiles/${id}/archive`, '[]')).body.error.code, 'parameter_invalid')
  assert.equal((await api.post('/voice_profiles', 'null')).body.error.code, 'parameter_invalid')
})

test('X-Request-Id is the caller’s own when it is sane, otherwise ours', async () => {
  const api = await newOrganization()
  assert.equal(
    (await api.get('/agents', { 'x-request-id': 'trace-1.a_B' })).headers['x-request-id'],
    'trace-1.a_B',
  )
  for (const strange of ['', 'with space', 'x'.repeat(129), '<script>'])
    assert.match(
      (await api.get('/agents', { 'x-request-id': strange })).headers['x-request-id'] ?? '',
      /^req_/,
    )
})

test('an unknown path is 404 in the envelope, below /v1 and beside it', async () => {
  const api = await newOrganization()
  for (const path of ['/nothing', '/agents/', '/v1', '/v1/%zz', '/v1/agents/%00', '/v1/agents/%ff'])
    assert.deepEqual(
      [path, (await api.get(path)).status, (await api.get(path)).body?.error.code],
      [path, 404, 'resource_missing'],
    )
  const outside = await api.service.app.inject('/elsewhere')
  assert.deepEqual([outside.statusCode, outside.json().error.code], [404, 'resource_missing'])
})

test('HEAD answers like GET without a body', async () => {
  const api = await newOrganization()
  const response = await api.service.app.inject({
    method: 'HEAD',
    url: '/v1/agents',
    headers: { authorization: `Bearer ${api.key}` },
  })
  assert.deepEqual([response.statusCode, response.body], [200, ''])
})
