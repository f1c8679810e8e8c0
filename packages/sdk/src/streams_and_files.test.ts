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

test('a turn is followed by its events, and ends with what an answer in one piece would have been', async () => {
  const { foyer } = await newClient()
  const { slug } = await foyer.agents.create({ name: 'Front desk' })
  const { id } = await foyer.agents.start(slug)
  const names: string[] = []
  let text = ''
  for await (const told of foyer.conversations.stream(id, { text: 'Hello there' })) {
    names.push(told.event)
    if (told.event === 'token') text += told.data.text
    if (told.event === 'done') assert.equal(told.data.replies[0]?.text, text)
  }
  assert.equal(names[0], 'accepted')
  assert.equal(names.at(-1), 'done')
  const ended = foyer.conversations.stream(999_999, { text: 'Is anybody there?' })
  await assert.rejects(ended.next(), { code: 'resource_missing' })
})
