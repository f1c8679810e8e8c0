import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCodes, errorTable, errorTypes } from '@foyer/contract'
import { type Api, newOrganization } from '../testing/api.ts'

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
    [await raw(api, '{"name":"x","__proto__":{"admin":true}}', json), 400],
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
