import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'

test('a private address is refused where it is entered, and says what the operator can do', async () => {
  const api = await newOrganization()
  for (const [url, named] of [
    ['http://10.0.0.5:8080/prices', '10.0.0.5:8080'],
    ['https://localhost/', 'localhost:443'],
    ['http://intranet/', 'intranet:80'],
    ['http://[::1]:9000/', '[::1]:9000'],
  ] as const) {
    const { status, body } = await api.post('/knowledge_sources', { kind: 'page', url })
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'url'], url)
    assert.match(body.error.message, /FOYER_ALLOW_HOSTS/)
    assert.ok(body.error.message.includes(named), body.error.message)
  }
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [])

  const page = { kind: 'page', url: 'https://example.com/prices' }
  const { id } = (await api.post('/knowledge_sources', page)).body
  const moved = await api.patch(`/knowledge_sources/${id}`, { url: 'http://192.168.1.1/' })
  assert.deepEqual([moved.status, moved.body.error.param], [422, 'url'])
  assert.equal((await api.get(`/knowledge_sources/${id}`)).body.url, page.url)
})
