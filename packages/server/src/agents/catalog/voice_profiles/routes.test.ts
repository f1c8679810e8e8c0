import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../../testing/api.ts'

const warm = { name: 'Warm', languages: ['en', 'de'] }

test('§4.10 lists the voice profiles of the calling organization in the list envelope, newest first', async () => {
  const api = await newOrganization()
  const first = await api.post('/voice_profiles', warm)
  const second = await api.post('/voice_profiles', { ...warm, name: 'Crisp' })
  const list = await api.get('/voice_profiles')
  assert.equal(list.status, 200)
  assert.deepEqual(list.body, { object: 'list', data: [second.body, first.body], has_more: false })
})

test('§2.10 a voice profile carries its fields, object first, and leaves out what has no value', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/voice_profiles', warm)
  assert.equal(status, 201)
  assert.deepEqual(Object.keys(body), [
    'object', 'id', 'name', 'languages', 'agents', 'created_at', 'tone_rules', 'banned_phrases', 'preferred_phrases',
    'archived',
  ]) // biome-ignore format: the fields in their order
  assert.equal(body.object, 'voice_profile')
  assert.equal(body.created_at, '2026-01-15T09:30:00.000Z')
  assert.deepEqual((await api.get(`/voice_profiles/${body.id}`)).body, body)
})

test('§8 the page size is 1 to 100; include_archived can only be true', async () => {
  const api = await newOrganization()
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=',
    'limit=1&limit=2',
    'include_archived=false',
  ]) {
    const { status, body } = await api.get(`/voice_profiles?${query}`)
    assert.equal(status, 422, query)
    assert.equal(body.error.code, 'parameter_invalid', query)
    assert.equal(body.error.param, query.split('=')[0], query)
  }
  assert.equal((await api.get('/voice_profiles?limit=100&include_archived=true')).status, 200)
})

test('pages in both directions meet every row exactly once', async () => {
  const api = await newOrganization()
  const ids: number[] = []
  for (let count = 0; count < 5; count++) ids.unshift((await api.post('/voice_profiles', warm)).body.id)
  const shown = async (query: string) => {
    const { body } = await api.get(`/voice_profiles?limit=2&${query}`)
    return { ids: body.data.map((row: { id: number }) => row.id), has_more: body.has_more }
  }
  assert.deepEqual(await shown(''), { ids: ids.slice(0, 2), has_more: true })
  assert.deepEqual(await shown(`starting_after=${ids[1]}`), { ids: ids.slice(2, 4), has_more: true })
  assert.deepEqual(await shown(`starting_after=${ids[3]}`), { ids: ids.slice(4), has_more: false })
  assert.deepEqual(await shown(`ending_before=${ids[4]}`), { ids: ids.slice(2, 4), has_more: true })
  assert.deepEqual(await shown(`ending_before=${ids[2]}`), { ids: ids.slice(0, 2), has_more: false })
  const both = await api.get(`/voice_profiles?starting_after=1&ending_before=2`)
  assert.equal(both.body.error.param, 'ending_before')
})

test('PATCH changes only what is named, and null clears an optional field', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/voice_profiles', {
    ...warm,
    formality: 'informal',
    tone_rules: ['Short.'],
  })
  const edited = await api.patch(`/voice_profiles/${created.id}`, {
    formality: null,
    banned_phrases: ['synergy'],
  })
  const { formality, ...rest } = created
  assert.deepEqual(edited.body, { ...rest, banned_phrases: ['synergy'] })
})

test('archive hides it from lists, restore brings it back, both repeat harmlessly', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/voice_profiles', warm)
  for (let times = 0; times < 2; times++) {
    const archived = await api.post(`/voice_profiles/${created.id}/archive`)
    assert.deepEqual(archived.body, { ...created, archived: true })
  }
  assert.deepEqual((await api.get('/voice_profiles')).body.data, [])
  assert.equal((await api.get('/voice_profiles?include_archived=true')).body.data.length, 1)
  const edit = await api.patch(`/voice_profiles/${created.id}`, { name: 'Cold' })
  assert.equal(edit.body.error.code, 'resource_archived')
  for (let times = 0; times < 2; times++) {
    const restored = await api.delete(`/voice_profiles/${created.id}/archive`)
    assert.deepEqual(restored.body, created)
  }
})
