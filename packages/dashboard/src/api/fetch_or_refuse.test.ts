import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { ConnectionError, FoyerError } from '@foyer/sdk'
import { fetchOrRefuse } from './fetch_or_refuse.ts'

test('a refusal carries the words, the code and the id of the request, and silence is a broken connection', async () => {
  const server = createServer((_, response) => {
    response.writeHead(422, { 'x-request-id': 'req_7' })
    response.end(
      JSON.stringify({ error: { message: 'since is wrong.', code: 'parameter_invalid', param: 'since' } }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const ask = () => fetchOrRefuse(`http://127.0.0.1:${port}/v1/leads`, {})
  await assert.rejects(ask, (error: unknown) => {
    assert.ok(error instanceof FoyerError)
    const { status, message, code, param, requestId } = error
    assert.deepEqual(
      [status, message, code, param, requestId],
      [422, 'since is wrong.', 'parameter_invalid', 'since', 'req_7'],
    )
    return true
  })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await assert.rejects(ask, ConnectionError)
})
