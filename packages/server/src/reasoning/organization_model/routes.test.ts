import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantCredits } from '../../operator/standing.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { type Script, startModelProvider, usage } from '../../testing/model_provider/start.ts'

const path = '/organization/model'
const openai = { provider: 'openai', model: 'small', key: 'sk-very-secret' }

const usual = {
  support: 'after',
  deadlines: { first_word_seconds: 20, turn_seconds: 60 },
  knowledge_tokens: 12_000,
}
const euros = { input: 0.5, cached: 0.05, output: 2, currency: 'EUR' }
const second = { provider: 'anthropic', model: 'large', key: 'sk-very-secret-too' }

const refused = (answer: { status: number; body: { error: { code: string; param: string } } }) => [
  answer.status,
  answer.body.error.code,
  answer.body.error.param,
]

/** The row as it is stored. */
async function stored({ service, organization }: Api) {
  const [row] = await service.database.system`
    select * from organization_models where organization_id = ${organization.id}`
  return row
}

/** A service that may call this provider, and an organization whose setting names it. */
async function calling(script: Script) {
  const provider = await startModelProvider({ protocol: 'openai', script })
  const service = await startService({
    database: await sharedDatabase(),
    outbound: createOutbound({ allow: [provider.host] }),
  })
  const api = await newOrganization(service)
  await api.patch(path, { provider: 'openai', model: 'small', base_url: provider.url, key: 'sk-very-secret' })
  const close = async () => {
    await service.app.close()
    await service.database.close()
  }
  return { api, provider, close }
}

test('without a setting of its own an organization has the builtin reasoner, which always answers', async () => {
  const api = await newOrganization()
  const builtin = {
    object: 'organization_model',
    provider: 'builtin',
    key_set: false,
    origin: 'installation',
  }
  assert.deepEqual((await api.get(path)).body, builtin)
  const { body } = await api.post(`${path}/test`)
  assert.deepEqual([body.ok, body.provider, body.error], [true, 'builtin', undefined])
})

test('R10 a key is stored encrypted, and stands in no answer, event or audit row', async () => {
  const api = await newOrganization()
  const { body } = await api.patch(path, { ...openai, fallback: second }, { 'idempotency-key': 'once' })
  assert.deepEqual(body, {
    object: 'organization_model',
    provider: 'openai',
    model: 'small',
    key_set: true,
    fallback: { provider: 'anthropic', model: 'large', key_set: true },
    ...usual,
    origin: 'organization',
    updated_at: '2026-01-15T09:30:00.000Z',
  })
  assert.deepEqual((await api.get(path)).body, body)
  const { key, fallback_key } = (await stored(api))!
  for (const sealed of [key, fallback_key]) assert.match(sealed, /^f1\./)
  const rows = await api.service.database.system`
    select e::text as text from events e where organization_id = ${api.organization.id}
    union all select a::text from audit_log a where organization_id = ${api.organization.id}
    union all select i::text from idempotency_keys i where organization_id = ${api.organization.id}
    union all select m::text from organization_models m where organization_id = ${api.organization.id}`
  assert.ok(rows.length >= 4)
  for (const { text } of rows) assert.ok(!text.includes('sk-very-secret'), text)
  assert.deepEqual(
    (await listRecorded(api, 'organization_model')).map(({ type }) => type),
    ['organization_model.updated'],
  )
})

test('a setting is edited field by field, and null for the provider returns to the installation’s', async () => {
  const api = await newOrganization()
  await api.patch(path, openai)
  const { body } = await api.patch(path, {
    model: 'large',
    context_tokens: 8000,
    prices: euros,
    support: 'off',
    knowledge_tokens: 0,
    deadlines: { first_word_seconds: 45 },
  })
  assert.deepEqual([body.model, body.context_tokens, body.prices, body.key_set], ['large', 8000, euros, true])
  assert.deepEqual([body.support, body.knowledge_tokens], ['off', 0])
  assert.deepEqual(body.deadlines, { first_word_seconds: 45, turn_seconds: 60 })
  const cleared = {
    support: null,
    knowledge_tokens: null,
    deadlines: null,
    prices: null,
    context_tokens: null,
  }
  const { body: bare } = await api.patch(path, cleared)
  assert.deepEqual(bare, {
    object: 'organization_model',
    provider: 'openai',
    model: 'large',
    key_set: true,
    ...usual,
    origin: 'organization',
    updated_at: bare.updated_at,
  })
  assert.equal((await api.patch(path, { key: null })).body.key_set, false)
  assert.equal((await api.patch(path, {})).body.model, 'large')
  assert.equal((await api.patch(path, { provider: null })).body.origin, 'installation')
  assert.equal(await stored(api), undefined)
})

test('R10 a key never goes to another host than the one it was given for', async () => {
  const api = await newOrganization()
  await api.patch(path, openai)
  const elsewhere = { base_url: 'https://models.example/v1' }
  assert.equal((await api.patch(path, elsewhere)).body.key_set, false)
  assert.equal((await api.patch(path, { ...elsewhere, key: 'sk-2' })).body.key_set, true)
  assert.equal((await api.patch(path, elsewhere)).body.key_set, true)
  assert.equal((await api.patch(path, { base_url: null })).body.key_set, false)
  await api.patch(path, { key: 'sk-3', fallback: second })
  const keyOfSecond = async (fallback: object) =>
    (await api.patch(path, { fallback })).body.fallback.key_set as boolean
  const { key: _, ...keyless } = second
  assert.equal(await keyOfSecond({ ...keyless, model: 'larger' }), true)
  assert.equal(await keyOfSecond({ ...keyless, ...elsewhere }), false)
  assert.equal(await keyOfSecond(second), true)
  assert.equal(await keyOfSecond({ provider: 'google', model: 'g' }), false)
  const { body } = await api.patch(path, { provider: 'anthropic', model: 'small' })
  assert.deepEqual([body.provider, body.key_set, body.fallback], ['anthropic', false, undefined])
})

test('a setting that could not work is refused with its field, and nothing is kept', async () => {
  const api = await newOrganization()
  const cases = [
    [{ model: 'small' }, 'parameter_missing', 'provider'],
    [{ provider: 'openai' }, 'parameter_missing', 'model'],
    [{ provider: 'openai_compatible', model: 'small' }, 'parameter_missing', 'base_url'],
    [{ provider: 'builtin', model: 'small' }, 'parameter_invalid', 'model'],
    [{ provider: 'builtin', key: 'sk-1' }, 'parameter_invalid', 'key'],
    [{ provider: null, model: 'small' }, 'parameter_invalid', 'model'],
    [{ ...openai, key: 'two words' }, 'parameter_invalid', 'key'],
    [{ ...openai, base_url: 'ftp://models.example' }, 'parameter_invalid', 'base_url'],
    [{ ...openai, base_url: 'https://me:secret@models.example' }, 'parameter_invalid', 'base_url'],
    [{ ...openai, context_tokens: 1 }, 'parameter_invalid', 'context_tokens'],
    [{ ...openai, credits_per_million_tokens: 5 }, 'parameter_unknown', 'credits_per_million_tokens'],
    [{ ...openai, native_tools: true }, 'parameter_unknown', 'native_tools'],
    [{ ...openai, prices: { ...euros, input: -1 } }, 'parameter_invalid', 'prices.input'],
    [{ ...openai, prices: { ...euros, currency: 'QQQ' } }, 'parameter_invalid', 'prices.currency'],
    [{ ...openai, prices: { input: 1, currency: 'EUR' } }, 'parameter_missing', 'prices.output'],
    [{ ...openai, support: 'always' }, 'parameter_invalid', 'support'],
    [{ ...openai, knowledge_tokens: -1 }, 'parameter_invalid', 'knowledge_tokens'],
    [{ ...openai, deadlines: { turn_seconds: 0 } }, 'parameter_invalid', 'deadlines.turn_seconds'],
    [{ ...openai, deadlines: { turn_seconds: 5 } }, 'parameter_invalid', 'deadlines.turn_seconds'],
    [
      { ...openai, deadlines: { first_word_seconds: 90 } },
      'parameter_invalid',
      'deadlines.first_word_seconds',
    ],
    [{ ...openai, fallback: { provider: 'builtin', model: 'x' } }, 'parameter_invalid', 'fallback.provider'],
    [{ ...openai, fallback: { provider: 'google' } }, 'parameter_missing', 'fallback.model'],
    [{ ...openai, fallback: { ...second, key: 'two words' } }, 'parameter_invalid', 'fallback.key'],
    [{ ...openai, fallback: { provider: 'openai', model: 'small' } }, 'parameter_invalid', 'fallback.model'],
    [
      { ...openai, fallback: { provider: 'openai_compatible', model: 'x' } },
      'parameter_missing',
      'fallback.base_url',
    ],
    [
      { ...openai, prices: euros, fallback: { ...second, prices: { ...euros, currency: 'USD' } } },
      'parameter_invalid',
      'fallback.prices.currency',
    ],
    [{ provider: 'builtin', support: 'off' }, 'parameter_invalid', 'support'],
    [{ provider: 'builtin', deadlines: { turn_seconds: 30 } }, 'parameter_invalid', 'deadlines'],
    [{ provider: 'azure', model: 'small' }, 'parameter_invalid', 'provider'],
  ] as const
  for (const [body, code, param] of cases)
    assert.deepEqual(refused(await api.patch(path, body)), [422, code, param], JSON.stringify(body))
  assert.equal(await stored(api), undefined)
  assert.ok(!(await api.patch(path, { ...openai, key: 'two words' })).text.includes('two words'))
})

test('a price belongs to a model: another one begins without, unless its own comes along', async () => {
  const api = await newOrganization()
  await api.patch(path, { ...openai, prices: euros })
  assert.deepEqual((await api.patch(path, { model: 'large' })).body.prices, undefined)
  assert.deepEqual((await api.patch(path, { model: 'small', prices: euros })).body.prices, euros)
})

test('an organization sees and edits its own model alone', async () => {
  const [ours, theirs] = [await newOrganization(), await newOrganization()]
  await ours.patch(path, { ...openai, fallback: second })
  assert.equal((await theirs.get(path)).body.provider, 'builtin')
  await theirs.patch(path, { provider: 'builtin' })
  assert.equal((await ours.get(path)).body.model, 'small')
  const viewer = await ours.as({ role: 'read_only' })
  assert.equal((await viewer.patch(path, { model: 'large' })).status, 403)
})

test('R9 an organization cannot have our own network called: not by an address, nor by a name for one', async () => {
  const api = await newOrganization()
  for (const base_url of [
    'http://127.0.0.1:11434',
    'http://169.254.169.254/latest',
    'http://[::1]:8080/v1',
    'http://10.0.0.5/v1',
    'http://2130706433/v1',
  ])
    assert.deepEqual(
      refused(await api.patch(path, { provider: 'openai_compatible', model: 'small', base_url })),
      [422, 'parameter_invalid', 'base_url'],
      base_url,
    )
  const inside = { provider: 'openai_compatible', model: 'small', base_url: 'http://10.0.0.5/v1' }
  assert.deepEqual(refused(await api.patch(path, { ...openai, fallback: inside })), [
    422,
    'parameter_invalid',
    'fallback.base_url',
  ])
  const ollama = await api.patch(path, { provider: 'ollama', model: 'small' })
  assert.deepEqual(refused(ollama), [422, 'parameter_invalid', 'base_url'])

  const named = { provider: 'openai_compatible', model: 'small', base_url: 'http://localhost:1/v1' }
  await api.patch(path, named)
  const { body } = await api.post(`${path}/test`)
  assert.equal(body.ok, false)
  assert.match(body.error, /private, local or reserved|has no public address/)
})

test('trying a model out asks it three short questions, and what they cost is counted', async () => {
  const { api, provider, close } = await calling(() => ({ say: 'Hello' }))
  await api.patch(path, { prices: { input: 15, output: 15, currency: 'EUR' } })
  await grantCredits(api.service.database, api.organization, 100, api.service.clock.now)
  const { body } = await api.post(`${path}/test`)
  assert.deepEqual([body.ok, body.provider, body.model, body.error], [true, 'openai', 'small', undefined])
  assert.equal(provider.requests.length, 3)
  const [today] = (await api.get('/organization/usage')).body.data
  assert.deepEqual([today.model_tokens, today.credits], [3 * (usage.input + usage.output), 5])
  assert.equal((await api.get('/organization')).body.credits, 95)

  await grantCredits(api.service.database, api.organization, 0, api.service.clock.now)
  assert.equal((await api.post(`${path}/test`)).body.error.code, 'credits_exhausted')
  assert.equal(provider.requests.length, 3)
  await close()
})

test('what a provider refuses is told in words, without the key', async () => {
  const { api, close } = await calling(() => ({ status: 401, message: 'No such key: sk-very-secret' }))
  const { status, body, text } = await api.post(`${path}/test`)
  assert.deepEqual([status, body.ok], [200, false])
  assert.equal(body.error, 'The provider rejected the key. Check it. It says: No such key: ***')
  assert.ok(!text.includes('sk-very-secret'))
  await close()
})

/** Takes no tools, and writes the JSON that it is asked for instead. */
const withoutTools: Script = ({ tools, messages }) => {
  if (tools.length > 0) return { status: 400, message: 'This model does not support tools.' }
  const calls = [{ name: 'opening_hours', arguments: { day: 'Saturday' } }]
  const isAsked = messages[0]!.text.includes('Saturday')
  return { say: isAsked ? JSON.stringify({ calls, say: '' }) : 'one, two, three, four, five, six, seven' }
}

test('a test says what a model can do and what to expect, and is remembered for the model that was tested', async () => {
  const { api, provider, close } = await calling(withoutTools)
  const fallback = { provider: 'openai_compatible', model: 'qwen3-8b', base_url: provider.url }
  await api.patch(path, { fallback, context_tokens: 8000 })
  const { body } = await api.post(`${path}/test`)
  assert.deepEqual([body.ok, body.tools, body.structured_output, body.streaming], [true, false, true, true])
  assert.equal(body.notes.length, 2)
  assert.match(body.notes[0], /asked for JSON instead/)
  assert.match(body.notes[1], /^It reads 8,000 tokens at once/)
  assert.deepEqual([body.fallback.ok, body.fallback.model, body.fallback.tools], [true, 'qwen3-8b', false])
  assert.match(body.fallback.notes.at(-1), /^It is a small model/)

  const { body: stored } = await api.get(path)
  assert.deepEqual([stored.native_tools, stored.fallback.native_tools], [false, false])
  assert.equal((await api.patch(path, { support: 'off' })).body.native_tools, false)
  const { body: edited } = await api.patch(path, { model: 'large' })
  assert.deepEqual([edited.native_tools, edited.fallback.native_tools], [undefined, false])
  await close()
})
