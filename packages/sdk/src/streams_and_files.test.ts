import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runJobs } from '../../server/src/testing/jobs.ts'
import { newClient } from './testing/service.ts'

const voice = { name: 'Warm', languages: ['en'] }

test('events are followed as they happen, from a known one on, until the loop is left', {
  timeout: 20_000,
}, async () => {
  const { foyer } = await newClient()
  await foyer.voiceProfiles.create(voice)
  const { data } = await foyer.events.list({ limit: 1 })
  const after = data[0]!.id
  const { id } = await foyer.identities.create({ display_name: 'Mara' })
  const types: string[] = []
  for await (const event of foyer.events.stream({ after })) {
    types.push(event.type)
    if (types.length === 1) await foyer.identities.update(id, { role: 'Reception' })
    if (types.length === 2) break
  }
  assert.deepEqual(types, ['identity.created', 'identity.updated'])
})

test('a file comes as a Response whose body is unread; its refusal is an error like any other', async () => {
  const { foyer, api } = await newClient()
  await foyer.voiceProfiles.create(voice)
  const { id } = await foyer.organization.export()
  await assert.rejects(foyer.organization.exports.download(id), { code: 'resource_missing' })
  await runJobs(api)
  const { status, bytes } = await foyer.organization.exports.get(id)
  assert.equal(status, 'completed')
  const file = await foyer.organization.exports.download(id)
  assert.match(file.headers.get('content-type') ?? '', /^application\/x-ndjson/)
  assert.equal((await file.bytes()).length, bytes)
})
