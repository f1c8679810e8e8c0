import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { revokeKey } from './operator/api_keys.ts'
import { openDatabase } from './platform/db/database.ts'
import { type Api, call, newOrganization, startService, type TestService } from './testing/api.ts'
import { newConversation } from './testing/conversations.ts'
import { testAddress } from './testing/global_setup.ts'

/** R14: three servers on one PostgreSQL, each with connections and a listener of its own. */

const servers = await Promise.all([startOne(), startOne(), startOne()])
after(async () => {
  for (const { app, database } of servers) {
    await app.close()
    await database.close()
  }
})

async function startOne(): Promise<TestService> {
  const database = await openDatabase(testAddress(), { now: new Date(0), connections: 2 })
  return startService({ database, rateLimit: { perSecond: 100, burst: 200 } })
}

const through = (api: Api, server: number) => (method: string, path: string, body?: unknown) =>
  call(servers[server % servers.length]!.app, method, path, body, api.credentials)

const statuses = (api: Api) =>
  Promise.all(servers.map(async (_, server) => (await through(api, server)('GET', '/agents')).status))

async function untilRefused(api: Api) {
  while ((await statuses(api)).includes(200)) await turn()
  assert.deepEqual(await statuses(api), [401, 401, 401])
}

test('R14 one conversation over three servers: every message is answered once', async () => {
  const api = await newOrganization(servers[0])
  const { id } = await newConversation(api)
  const path = `/conversations/${id}/messages`
  for (const [server, text] of ['We want a new website.', 'For our bakery.', 'By spring.'].entries())
    assert.equal((await through(api, server)('POST', path, { text })).status, 201)
  const together = ['It should sell bread.', 'And cakes.', 'And coffee.']
  const answers = await Promise.all(
    together.map((text, server) => through(api, server)('POST', path, { text })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  )
  const { data } = (await through(api, 1)('GET', `${path}?limit=100`)).body
  const roles: string[] = data.map(({ role }: { role: string }) => role)
  assert.deepEqual(
    [roles.filter((role) => role === 'visitor').length, roles.filter((role) => role === 'agent').length],
    [6, 7],
  )
  const replies = new Set(answers.map(({ body }) => body.replies[0]?.id))
  assert.equal(replies.size, 3, 'a reply of its own for each')
})

test('R14 what one server is told is found by all, at once', async () => {
  const api = await newOrganization(servers[0])
  const search = async (server: number) =>
    (await through(api, server)('POST', '/knowledge/search', { query: 'Where are the workshops?' })).body.data
  for (const server of servers.keys()) assert.deepEqual(await search(server), [])
  await api.post('/knowledge_facts', { text: 'Workshops take place in Hamburg.' })
  for (const server of servers.keys()) assert.equal((await search(server)).length, 1)
})

test('R14 a key that is revoked is refused by all, also by those whose listening connection was cut', async () => {
  const api = await newOrganization(servers[0])
  assert.deepEqual(await statuses(api), [200, 200, 200])
  const { database } = servers[0]!
  const cut = await database.system`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'foyer listener'`
  assert.ok(cut.length >= 3)
  await revokeKey(database, api.organization, 'test', new Date())
  await untilRefused(api)
})

test('R14 three servers together grant a key what one would, within 10 %', async () => {
  const api = await newOrganization(servers[0])
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) => through(api, index)('GET', '/services')),
  )
  const granted = answers.filter(({ status }) => status === 200).length
  assert.ok(granted >= 180 && granted <= 220, `${granted} of 200`)
})
