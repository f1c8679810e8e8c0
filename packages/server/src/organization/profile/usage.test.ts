import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization, sharedService, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { createUsageTally } from './usage_tally.ts'
import { startUsageWriter } from './usage_writer.ts'

const usage = async (api: Api, query = '') => (await api.get(`/organization/usage${query}`)).body
/** Complete: today's calls are still being added up, those of these requests among them. */
const yesterday = new Date('2026-01-14T12:00:00.000Z')
const noModel = { input_tokens: 0, cached_tokens: 0, output_tokens: 0, costs: [], agents: [] }
const nothing = {
  calls: 0,
  conversations: 0,
  messages: 0,
  model_calls: 0,
  model_tokens: 0,
  credits: 0,
  ...noModel,
}

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
  for (let server = 0; server < 2; server++) {
    const tally = createUsageTally(() => yesterday)
    for (const [use, most] of [['calls', 5], ['messages', 4], ['model_calls', 3]] as const) // biome-ignore format: one line each
      for (let times = 0; times < most; times++) tally.count(api.organization.id, use)
    await startUsageWriter(database.system, tally).close()
  }
  const { system } = database
  await system`update usage_days set conversations = 2, model_tokens = 900, credits = 3
    where organization_id = ${api.organization.id}`
  const { data } = await usage(api, '?since=2026-01-13&until=2026-01-14')
  assert.deepEqual(data, [
    {
      object: 'usage_day',
      date: '2026-01-14',
      calls: 10,
      conversations: 2,
      messages: 8,
      model_calls: 6,
      model_tokens: 900,
      credits: 3,
      ...noModel,
    },
    { object: 'usage_day', date: '2026-01-13', ...nothing },
  ])
})

test('messages of visitors, agents and people are counted; those of a test are not', async () => {
  const { database } = await sharedService()
  const counting = await startService({ database })
  const api = await newOrganization(counting)
  const started = await newConversation(api)
  await say(api, started.id, 'We want a new website.')
  await api.post(`/conversations/${started.id}/takeover`)
  await say(api, started.id, { text: 'Mara here.', role: 'owner' })
  const tried = await newConversation(api, undefined, { test: true })
  await say(api, tried.id, 'We want a new website.')
  await counting.app.close()
  const [row] = await database.system`select conversations, messages from usage_days
    where organization_id = ${api.organization.id}`
  // A greeting, what the visitor wrote and its reply, and what a person wrote.
  assert.deepEqual({ ...row }, { conversations: 1, messages: 4 })
})

test('what could not be added up waits for the next time', async () => {
  const api = await newOrganization()
  const { database } = api.service
  let away = true
  const flaky = new Proxy(database.system, {
    apply: (target, self, parameters) =>
      away ? Promise.reject(new Error('away')) : Reflect.apply(target, self, parameters),
  })
  const tally = createUsageTally(() => yesterday)
  const writer = startUsageWriter(flaky, tally)
  tally.count(api.organization.id, 'calls')
  await writer.close()
  away = false
  tally.count(api.organization.id, 'calls')
  await writer.close()
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
