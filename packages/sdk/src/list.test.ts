import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foyer } from './foyer.ts'
import { clientIn } from './testing/environment.ts'
import { json, scriptedServer } from './testing/scripted_server.ts'
import { newClient } from './testing/service.ts'

async function withVoices(count: number) {
  const client = await newClient()
  const ids: number[] = []
  for (let number = 1; number <= count; number++) {
    const { id } = await client.foyer.voiceProfiles.create({ name: `Voice ${number}`, languages: ['en'] })
    ids.unshift(id)
  }
  return { ...client, ids }
}

async function idsOf(list: AsyncIterable<{ id: number }>) {
  const ids: number[] = []
  for await (const { id } of list) ids.push(id)
  return ids
}

test('await gives one page, with what came beside it; nextPage leads to the end', async () => {
  const { foyer, ids } = await withVoices(3)
  const first = await foyer.voiceProfiles.list({ limit: 2 })
  assert.deepEqual(Object.keys(first), ['object', 'data', 'has_more'])
  assert.deepEqual([first.has_more, first.data.map(({ id }) => id)], [true, ids.slice(0, 2)])
  assert.equal(first.lastResponse.status, 200)
  const second = await first.nextPage()
  assert.deepEqual([second?.has_more, second?.data.map(({ id }) => id)], [false, ids.slice(2)])
  assert.equal(await second?.nextPage(), null)
})

test('for await walks over every row of every page, newest first, and keeps the filters', async () => {
  const { foyer, ids } = await withVoices(5)
  await foyer.voiceProfiles.archive(ids[1]!)
  const live = ids.filter((id) => id !== ids[1])
  for (const limit of [1, 2, 5, 100]) {
    assert.deepEqual(await idsOf(foyer.voiceProfiles.list({ limit })), live)
    assert.deepEqual(await idsOf(foyer.voiceProfiles.list({ limit, include_archived: true })), ids)
  }
  assert.deepEqual(await idsOf(foyer.voiceProfiles.list({ limit: 2, starting_after: ids[2]! })), ids.slice(3))
})

test('with ending_before it walks the other way, the nearest first', async () => {
  const { foyer, ids } = await withVoices(5)
  const before = ids.slice(0, 4).reverse()
  for (const limit of [1, 2, 100])
    assert.deepEqual(await idsOf(foyer.voiceProfiles.list({ limit, ending_before: ids[4]! })), before)
})

test('lists without ids are walked by their own cursor: versions of a flow', async () => {
  const { foyer } = await newClient()
  const { slug } = await foyer.agents.create({ name: 'Desk' })
  for (const idle_minutes of [45, 50, 55]) await foyer.flow.update(slug, { flow: { idle_minutes } })
  const versions: number[] = []
  for await (const { version } of foyer.flow.versions.list(slug, { limit: 2 })) versions.push(version)
  assert.deepEqual(versions, [4, 3, 2, 1])
})

test('leaving the loop early asks for no further page', async (t) => {
  const page = (...ids: number[]) =>
    json(200, { object: 'list', data: ids.map((id) => ({ id })), has_more: true })
  const { url, received } = await scriptedServer(t, page(9, 8), page(7, 6), page(5, 4))
  const { foyer } = clientIn({ baseUrl: url })
  for await (const { id } of foyer.voiceProfiles.list({ limit: 2 })) if (id === 7) break
  assert.deepEqual(
    received.map((request) => request.url),
    ['/v1/voice_profiles?limit=2', '/v1/voice_profiles?limit=2&starting_after=8'],
  )
})

test('a list is a promise: it can be combined and its refusal caught; the loop throws it', async () => {
  const { foyer } = await newClient()
  const [agents, services] = await Promise.all([foyer.agents.list(), foyer.services.list()])
  assert.deepEqual([agents.data, services.data], [[], []])
  const refused = (client: Foyer) => client.agents.list({ limit: 101 })
  assert.equal(await refused(foyer).catch((error: { param: string }) => error.param), 'limit')
  await assert.rejects(idsOf(refused(foyer)), { code: 'parameter_invalid' })
  let settled = false
  await foyer.agents.list().finally(() => {
    settled = true
  })
  assert.ok(settled)
})
