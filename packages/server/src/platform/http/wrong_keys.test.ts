import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newApiKey } from './api_key.ts'
import { defaultWrongKeyLimit } from './wrong_keys.ts'

const service = await startService({
  database: await sharedDatabase(),
  wrongKeyLimit: defaultWrongKeyLimit,
})
after(() => service.app.close())

async function show(key: string, remoteAddress: string) {
  const headers = { authorization: `Bearer ${key}` }
  return service.app.inject({ url: '/v1/agents', headers, remoteAddress })
}

test('sixty wrong keys at once and twenty a minute are told from one network; a right key is always let in', async () => {
  const { key } = await newOrganization(service)
  for (const [home, other] of [
    [() => '10.7.0.1', '10.7.0.2'],
    [(count: number) => `2001:db8:7:1::${count}`, '2001:db8:7:2::1'],
  ] as const) {
    const wrong = async (count: number) =>
      (await show(count % 2 ? newApiKey() : 'sk_short', home(count))).statusCode
    for (let count = 1; count <= 60; count++) assert.equal(await wrong(count), 401)
    const refused = await show(newApiKey(), home(61))
    assert.deepEqual([refused.statusCode, refused.json().error.code], [429, 'rate_limited'])
    assert.equal(refused.headers['retry-after'], '3')
    assert.equal((await show(key, home(62))).statusCode, 200)
    assert.equal((await show(newApiKey(), other)).statusCode, 401)
    service.clock.now = new Date(service.clock.now.getTime() + 3000)
    assert.deepEqual([await wrong(63), await wrong(64)], [401, 429])
  }
})
