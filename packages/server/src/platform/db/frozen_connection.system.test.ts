import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { revokeKey } from '../../operator/api_keys.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { type FreezableProxy, startFreezableProxy } from '../../testing/freezable_proxy.ts'
import { openDatabase } from './database.ts'
import { servingTiming } from './timing.ts'

const timing = {
  ...servingTiming,
  checkMs: 50,
  silenceMs: 1000,
  stallMs: 1000,
  connectMs: 1000,
  beatMs: 100,
}

async function behindProxy(work: (api: Api, proxy: FreezableProxy) => Promise<void>) {
  const proxy = await startFreezableProxy()
  const database = await openDatabase(proxy.address, { now: new Date(), connections: 3, timing })
  const service = await startService({ database })
  try {
    await work(await newOrganization(service), proxy)
  } finally {
    await service.app.close()
    await proxy.close()
    await database.close()
  }
}

async function untilServed(api: Api) {
  const read = () => api.get('/agents')
  const write = () => api.post('/voice_profiles', { name: 'Plain', languages: ['en'] })
  // A request that is refused at once leaves the timers no time.
  for (const attempt of [read, write]) while ((await attempt()).status === 503) await turn()
}

const limit = { timeout: 60_000 }

test(
  'R17 while every connection is frozen, requests and /readyz are told to come back, and both work once new connections do',
  limit,
  () =>
    behindProxy(async (api, proxy) => {
      assert.equal((await api.get('/agents')).status, 200)
      proxy.freezeNew(true)
      proxy.freezeOpen()
      const { app } = api.service
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, () => api.get('/agents')),
        api.post('/voice_profiles', { name: 'Plain', languages: ['en'] }),
        app.inject('/readyz').then(({ statusCode: status, headers }) => ({ status, headers })),
      ])
      for (const { status, headers } of answers)
        assert.deepEqual([status, headers['retry-after']], [503, '2'])
      proxy.freezeNew(false)
      await untilServed(api)
      assert.equal((await app.inject('/readyz')).statusCode, 200)
    }),
)

test(
  'R17 when only the connections that are open freeze, those that nobody used are replaced as well',
  limit,
  () =>
    behindProxy(async (api, proxy) => {
      await Promise.all(Array.from({ length: 8 }, () => api.get('/agents')))
      proxy.freezeOpen()
      await untilServed(api)
      const answers = await Promise.all(Array.from({ length: 8 }, () => api.get('/agents')))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    }),
)

test('R17 a revoked key is refused although the connection that would have told of it is frozen', limit, () =>
  behindProxy(async (api, proxy) => {
    const other = await newOrganization()
    assert.equal((await api.get('/agents')).status, 200)
    proxy.freezeOpen('foyer listener')
    await revokeKey(other.service.database, api.organization, 'test', new Date())
    while ((await api.get('/agents')).status === 200) await turn()
    assert.equal((await api.get('/agents')).status, 401)
  }),
)
