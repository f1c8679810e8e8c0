import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, newOrganization, startService } from '../../testing/api.ts'
import { newPerson, ownPage, password } from '../../testing/people.ts'

test('while the database is not available, keys and people alike are told to come back, and nobody that they are strangers', async () => {
  const service = await startService()
  const api = await newOrganization(service)
  const ada = await newPerson(api, 'owner')
  assert.equal((await call(service.app, 'GET', '/auth/session', undefined, ada.browser)).status, 200)
  await service.database.close()
  const body = { email: ada.email, password }
  const key = { authorization: `Bearer ${api.key}` }
  for (const [method, path, headers, given] of [
    ['GET', '/v1/agents', key],
    ['GET', '/v1/agents', ada.browser],
    ['GET', '/auth/session', ada.browser],
    ['POST', '/auth/session', ownPage, body],
    ['DELETE', '/auth/session', ada.browser],
    ['PATCH', '/auth/person', ada.browser, { name: 'Ada' }],
  ] as const) {
    const answer = await call(service.app, method, path, given, headers)
    assert.deepEqual([answer.status, answer.body?.error?.code], [503, 'internal'], `${method} ${path}`)
    assert.match(answer.body.error.message, /The database is not available/)
    assert.equal(answer.headers['retry-after'], '2')
  }
  await service.app.close()
})
