import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { connectMcp, urlOf } from '../../testing/mcp.ts'

test('a message spends the limit of its key once, and once more for what it calls', async (t) => {
  const rateLimit = { perSecond: 1, burst: 10 }
  const service = await startService({ database: await sharedDatabase(), rateLimit })
  t.after(() => service.app.close())
  const { credentials } = await newOrganization(service)
  // One message to get to know each other.
  const { call } = await connectMcp(t, service, '/mcp', credentials, { pin: '2026-07-28' })
  for (let count = 0; count < 4; count++) assert.equal((await call('list_agents')).failed, false)
  const { failed, answer } = await call('list_agents')
  assert.deepEqual([failed, answer.error.code], [true, 'rate_limited'])
  await assert.rejects(call('list_agents'), /rate_limited/)
})

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

test('nobody holds a stream open: there is nothing to listen for', async () => {
  const api = await newOrganization(service)
  const answer = await fetch(`${await urlOf(service)}/mcp`, {
    method: 'POST',
    headers: {
      ...api.credentials,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true }, _meta: envelope },
    }),
    signal: AbortSignal.timeout(10_000),
  })
  assert.match(await answer.text(), /Subscription limit reached/)
  for (const method of ['GET', 'DELETE']) {
    const other = await fetch(`${await urlOf(service)}/mcp`, { method, headers: api.credentials })
    assert.equal(other.status, 405, method)
    await other.text()
  }
})

test('what is not one message is refused: no JSON, another content type, too large, several', async () => {
  const api = await newOrganization(service)
  const url = `${await urlOf(service)}/mcp`
  const send = async (body: string, type = 'application/json') => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...api.credentials, 'content-type': type, accept: 'application/json, text/event-stream' },
      body,
    })
    await answer.text()
    return answer.status
  }
  assert.equal(await send('{'), 400)
  assert.equal(await send('x', 'text/plain'), 415)
  assert.equal(await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(1_100_000) })), 413)
  assert.equal(await send(''), 400)
  assert.equal(await send(JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'ping' }])), 400)
})

test('answers lie in no cache, and carry the id of their request', async (t) => {
  const api = await newOrganization(service)
  const { client } = await connectMcp(t, service, '/mcp', api.credentials)
  await client.ping()
  const answer = await fetch(`${await urlOf(service)}/mcp`, { headers: { 'x-request-id': 'mine' } })
  await answer.text()
  assert.deepEqual(
    [answer.status, answer.headers.get('cache-control'), answer.headers.get('x-request-id')],
    [401, 'no-store', 'mine'],
  )
})
