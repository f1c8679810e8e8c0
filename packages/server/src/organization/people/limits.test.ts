import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, sharedDatabase, startService } from '../../testing/api.ts'
import { newEmail, ownPage } from '../../testing/people.ts'
import { defaultLimits } from './limits.ts'

test('passwords are tried five times a minute for one account, from wherever; links and passwords ten times from one place', async () => {
  const service = await startService({ database: await sharedDatabase(), signInLimits: defaultLimits })
  try {
    const tryFrom = (place: string, url: string, payload: object) =>
      service.app.inject({ method: 'POST', url, payload, headers: ownPage, remoteAddress: place })
    const email = newEmail()
    const attempts = []
    for (let number = 1; number <= 6; number++)
      attempts.push(await tryFrom(`10.1.0.${number}`, '/auth/session', { email, password: 'guess' }))
    assert.deepEqual(
      attempts.map(({ statusCode }) => statusCode),
      [422, 422, 422, 422, 422, 429],
    )
    assert.equal(attempts[5]!.json().error.code, 'rate_limited')
    assert.equal(attempts[5]!.headers['retry-after'], '12')
    const shouted = { email: email.toUpperCase(), password: 'guess' }
    assert.equal((await tryFrom('10.1.0.9', '/auth/session', shouted)).statusCode, 429)

    const statuses = new Set<number>()
    for (let number = 1; number <= 10; number++)
      statuses.add((await tryFrom('10.2.0.1', '/auth/invitation', { token: `guess-${number}` })).statusCode)
    assert.deepEqual([...statuses], [422])
    for (const [url, payload] of [
      ['/auth/invitation', { token: 'guess' }],
      ['/auth/invitation/accept', { token: 'guess' }],
      ['/auth/setup', { token: 'guess', name: 'Eve', email: newEmail(), password: 'long enough, this' }],
      ['/auth/session', { email: newEmail(), password: 'guess' }],
    ] as const)
      assert.equal((await tryFrom('10.2.0.1', url, payload)).statusCode, 429, url)
    assert.equal((await tryFrom('10.2.0.2', '/auth/invitation', { token: 'guess' })).statusCode, 422)

    service.clock.now = new Date(service.clock.now.getTime() + 12_000)
    assert.equal((await tryFrom('10.1.0.1', '/auth/session', { email, password: 'guess' })).statusCode, 422)
    assert.equal((await call(service.app, 'GET', '/auth/installation')).status, 200)
  } finally {
    await service.app.close()
  }
})
