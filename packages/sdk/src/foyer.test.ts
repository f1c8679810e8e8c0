import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AuthenticationError, InvalidRequestError } from './errors.ts'
import { Foyer } from './foyer.ts'
import { newClient } from './testing/service.ts'

const voice = { name: 'Warm', languages: ['en'] }

test('create, get, edit, archive and restore: each gives the resource as the API has it', async () => {
  const { foyer, api } = await newClient()
  const created = await foyer.voiceProfiles.create(voice)
  const edited = await foyer.voiceProfiles.update(created.id, { formality: 'formal' })
  assert.equal(edited.formality, 'formal')
  assert.equal((await foyer.voiceProfiles.archive(created.id)).archived, true)
  assert.equal((await foyer.voiceProfiles.restore(created.id)).archived, false)
  const { body } = await api.get(`/voice_profiles/${created.id}`)
  assert.deepEqual({ ...(await foyer.voiceProfiles.get(created.id)) }, body)
})

test('a result prints as the API gave it; lastResponse tells the rest', async () => {
  const { foyer } = await newClient()
  const result = await foyer.voiceProfiles.create(voice)
  assert.ok(!Object.keys(result).includes('lastResponse'))
  const { status, requestId, headers, replayed, dryRun, etag } = result.lastResponse
  assert.deepEqual([status, replayed, dryRun, etag], [201, false, false, undefined])
  assert.match(requestId ?? '', /^req_/)
  assert.ok(headers.get('ratelimit-remaining'))
})

test('the etag of a flow guards the next edit: ifMatch refuses a stale one with 412', async () => {
  const { foyer } = await newClient()
  const { slug } = await foyer.agents.create({ name: 'Desk' })
  const { lastResponse } = await foyer.flow.get(slug)
  const ifMatch = lastResponse.etag
  assert.equal(ifMatch, '"1"')
  const edited = await foyer.flow.update(slug, { flow: { idle_minutes: 45 } }, { ifMatch })
  assert.equal(edited.lastResponse.etag, '"2"')
  await assert.rejects(foyer.flow.update(slug, { flow: { idle_minutes: 50 } }, { ifMatch }), (error) => {
    assert.ok(error instanceof InvalidRequestError)
    assert.deepEqual([error.status, error.code, error.param], [412, 'idempotency_conflict', 'If-Match'])
    return true
  })
})

test('the same idempotencyKey twice: one effect, and the second answer says that it is the first', async () => {
  const { foyer } = await newClient()
  const options = { idempotencyKey: 'once' }
  const first = await foyer.voiceProfiles.create(voice, options)
  const again = await foyer.voiceProfiles.create(voice, options)
  assert.deepEqual([again.id, again.lastResponse.replayed], [first.id, true])
  assert.equal((await foyer.voiceProfiles.list()).data.length, 1)
})

test('dryRun answers what would have been, and keeps nothing', async () => {
  const { foyer } = await newClient()
  const tried = await foyer.voiceProfiles.create(voice, { dryRun: true })
  assert.deepEqual([tried.name, tried.lastResponse.dryRun], ['Warm', true])
  assert.deepEqual((await foyer.voiceProfiles.list()).data, [])
})

test('§7 errors by type: a bad key is an AuthenticationError, a bad field an InvalidRequestError', async () => {
  const { foyer, options } = await newClient()
  const stranger = new Foyer({ ...options, apiKey: `sk_${'x'.repeat(42)}` })
  await assert.rejects(stranger.agents.list(), (error) => {
    assert.ok(error instanceof AuthenticationError)
    assert.deepEqual([error.status, error.code], [401, 'invalid_api_key'])
    return true
  })
  await assert.rejects(foyer.voiceProfiles.create({ ...voice, languages: [] }), (error) => {
    assert.ok(error instanceof InvalidRequestError)
    assert.deepEqual([error.status, error.code, error.param], [422, 'parameter_invalid', 'languages'])
    assert.match(error.requestId ?? '', /^req_/)
    return true
  })
  await assert.rejects(foyer.voiceProfiles.get(1), { code: 'resource_missing', status: 404 })
})

test('§4.6 a DELETE sends its body', async () => {
  const { foyer } = await newClient()
  const { slug } = await foyer.agents.create({ name: 'Desk' })
  const { id } = await foyer.knowledgeFacts.create({ text: 'We open at nine.', topic: 'practical' })
  assert.deepEqual((await foyer.knowledgeFacts.exclude(id, { agent: slug })).excluded_agents, [slug])
  assert.deepEqual((await foyer.knowledgeFacts.include(id, { agent: slug })).excluded_agents, [])
})
