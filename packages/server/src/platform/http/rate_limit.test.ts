import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, startService, type TestService } from '../../testing/api.ts'

async function withServices(count: number, work: (services: TestService[]) => Promise<void>) {
  const rateLimit = { perSecond: 10, burst: 20 }
  const services = await Promise.all(Array.from({ length: count }, () => startService({ rateLimit })))
  try {
    await work(services)
  } finally {
    for (const service of services) {
      await service.app.close()
      await service.database.close()
    }
  }
}

test('§7 beyond its burst a key is 429 rate_limited with Retry-After, and refills by the second', async () => {
  await withServices(1, async ([service]) => {
    const api = await newOrganization(service)
    const answers = await Promise.all(Array.from({ length: 25 }, () => api.get('/agents')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 20)
    const refused = answers.find(({ status }) => status === 429)!
    assert.deepEqual([refused.body.error.type, refused.body.error.code], ['rate_limit_error', 'rate_limited'])
    assert.equal(refused.headers['retry-after'], '1')
    assert.equal(refused.headers['ratelimit-remaining'], '0')
    service!.clock.now = new Date(service!.clock.now.getTime() + 1000)
    const later = await Promise.all(Array.from({ length: 15 }, () => api.get('/agents')))
    assert.equal(later.filter(({ status }) => status === 200).length, 10)
  })
})

test('RateLimit headers count down from the limit', async () => {
  await withServices(1, async ([service]) => {
    const api = await newOrganization(service)
    for (const remaining of [19, 18, 17]) {
      const { headers } = await api.get('/agents')
      assert.deepEqual(
        [headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']],
        ['20', String(remaining), '1'],
      )
    }
  })
})

test('a 401 carries no RateLimit headers: there is no bucket without a key', async () => {
  await withServices(1, async ([service]) => {
    const stranger = await service!.app.inject('/v1/agents')
    assert.equal(stranger.statusCode, 401)
    assert.deepEqual(
      Object.keys(stranger.headers).filter((name) => name.startsWith('ratelimit')),
      [],
    )
  })
})

test('the limit holds across processes: two servers together never grant more than one bucket', async () => {
  await withServices(2, async ([one, other]) => {
    const api = await newOrganization(one)
    const throughOther = { authorization: `Bearer ${api.key}` }
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2
          ? api.get('/agents').then(({ status }) => status)
          : other!.app
              .inject({ url: '/v1/agents', headers: throughOther })
              .then(({ statusCode }) => statusCode),
      ),
    )
    const granted = statuses.filter((status) => status === 200).length
    assert.equal(granted, 20)
  })
})

test('tokens that were leased and not used are given up: a pause never grants more than the burst', async () => {
  await withServices(1, async ([service]) => {
    const api = await newOrganization(service)
    await api.get('/agents')
    service!.clock.now = new Date(service!.clock.now.getTime() + 60_000)
    const answers = await Promise.all(Array.from({ length: 25 }, () => api.get('/agents')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 20)
  })
})

test('each key has a bucket of its own', async () => {
  await withServices(1, async ([service]) => {
    const api = await newOrganization(service)
    const second = await api.as({})
    await Promise.all(Array.from({ length: 30 }, () => api.get('/agents')))
    assert.equal((await second.get('/agents')).status, 200)
  })
})
