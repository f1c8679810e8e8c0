import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization, sharedService, startService } from '../../testing/api.ts'
import { startCallCounter } from './call_counter.ts'

const usage = async (api: Api, query = '') => (await api.get(`/organization/usage${query}`)).body
/** Complete: today's calls are still being added up, those of these requests among them. */
const yesterday = new Date('2026-01-14T12:00:00.000Z')
const nothing = { calls: 0, conversations: 0, model_tokens: 0, credits: 0 }

test('usage is told by day, the last 30 of them, newest first, days without anything as zeros', async () => {
  const api = await newOrganization()
  const { object, data, has_more } = await usage(api)
  assert.deepEqual([object, data.length, has_more], ['list', 30, false])
  // Today may count this very request already.
  assert.equal(data[0].date, '2026-01-15')
  assert.deepEqual(data[1], { object: 'usage_day', date: '2026-01-14', ...nothing })
  assert.deepEqual(data.at(-1), { object: 'usage_day', date: '2025-12-17', ...nothing })
})

test('calls are counted by organization and day of UTC, and added up when the server closes', async () => {
  const { database } = await sharedService()
  const counting = await startService({ database })
  const [busy, idle] = [await newOrganization(counting), await newOrganization(counting)]
  await busy.get('/agents')
  await busy.get('/agents/nobody')
  await busy.post('/agents', {})
  await idle.get('/agents')
  counting.clock.now = new Date('2026-01-16T00:00:00.000Z')
  await busy.get('/agents')
  await counting.app.close()

  const told = async ({ organization }: Api) => [
    ...(await database.system`select day::text, calls from usage_days
      where organization_id = ${organization.id} order by day`),
  ]
  assert.deepEqual(await told(busy), [
    { day: '2026-01-15', calls: 3 },
    { day: '2026-01-16', calls: 1 },
  ])
  assert.deepEqual(await told(idle), [{ day: '2026-01-15', calls: 1 }])
})

test('two servers add up, and usage shows the sum with what else was used', async () => {
  const api = await newOrganization()
  const { database } = api.service
  const servers = [1, 2].map(() => startCallCounter(database.system, () => yesterday))
  for (const server of servers) for (let times = 0; times < 5; times++) server.count(api.organization.id)
  for (const server of servers) await server.close()
  const { system } = database
  await system`update usage_days set conversations = 2, model_tokens = 900, credits = 3
    where organization_id = ${api.organization.id}`
  const { data } = await usage(api, '?since=2026-01-13&until=2026-01-14')
  assert.deepEqual(data, [
    { object: 'usage_day', date: '2026-01-14', calls: 10, conversations: 2, model_tokens: 900, credits: 3 },
    { object: 'usage_day', date: '2026-01-13', ...nothing },
  ])
})

test('what could not be added up waits for the next time', async () => {
  const api = await newOrganization()
  const { database } = api.service
  let away = true
  const flaky = new Proxy(database.system, {
    apply: (target, self, parameters) =>
      away ? Promise.reject(new Error('away')) : Reflect.apply(target, self, parameters),
  })
  const counter = startCallCounter(flaky, () => yesterday)
  counter.count(api.organization.id)
  await counter.close()
  away = false
  counter.count(api.organization.id)
  await counter.close()
  assert.equal((await usage(api)).data[1].calls, 2)
})

test('a question about usage that cannot be answered is refused with its parameter', async () => {
  const api = await newOrganization()
  const cases = [
    ['?since=2026-02-30', 'since'],
    ['?until=yesterday', 'until'],
    ['?since=2026-01-16', 'since'],
    ['?since=2024-01-01&until=2026-01-01', 'since'],
  ] as const
  for (const [query, param] of cases) {
    const { error } = await usage(api, query)
    assert.deepEqual([error.code, error.param], ['parameter_invalid', param], query)
  }
  assert.equal((await usage(api, '?since=2025-01-15&until=2026-01-15')).data.length, 366)
  assert.equal((await usage(api, '?until=2025-06-30')).data.at(-1).date, '2025-06-01')
})
