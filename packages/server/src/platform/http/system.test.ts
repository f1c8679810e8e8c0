import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations, errorsOf, errorTable } from '@foyer/contract'
import { sharedDatabase, sharedService, startService } from '../../testing/api.ts'
import { type DescribedResponse, resolveReference } from '../../testing/published_document.ts'

test('/healthz and /readyz answer without a key', async () => {
  const { app } = await sharedService()
  assert.deepEqual((await app.inject('/healthz')).json(), { status: 'ok' })
  assert.deepEqual((await app.inject('/readyz')).json(), { status: 'ready' })
})

test('/readyz is 503 from the moment a server is told to stop; everything else still answers', async () => {
  const stopping = new AbortController()
  const { app } = await startService({ database: await sharedDatabase(), stopping: stopping.signal })
  try {
    assert.equal((await app.inject('/readyz')).statusCode, 200)
    stopping.abort()
    const answer = await app.inject('/readyz')
    assert.deepEqual(
      [answer.statusCode, answer.headers['retry-after'], answer.json()],
      [503, '2', { status: 'unavailable', reason: 'the server is stopping' }],
    )
    assert.equal((await app.inject('/healthz')).statusCode, 200)
  } finally {
    await app.close()
  }
})

test('a probe that succeeds makes no line in the log, and one that fails does', async () => {
  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const stopping = new AbortController()
  const { app } = await startService({ database: await sharedDatabase(), logger, stopping: stopping.signal })
  try {
    await app.inject('/healthz')
    await app.inject('/readyz')
    assert.deepEqual(lines, [])
    stopping.abort()
    await app.inject('/readyz')
    assert.match(lines.join(''), /"path":"\/readyz","status":503/)
  } finally {
    await app.close()
  }
})

test('/openapi.json has every operation with its summary, its example and every error it can give', async () => {
  const { app } = await sharedService()
  const document = (await app.inject('/openapi.json')).json()
  assert.equal(document.openapi, '3.1.0')
  for (const operation of allOperations) {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()]
    assert.ok(described, operation.id)
    assert.equal(described.operationId, operation.id)
    assert.ok(described.summary)
    if (operation.body)
      assert.ok(described.requestBody.content['application/json'].example, `${operation.id} example`)
    for (const code of errorsOf(operation)) {
      const statuses = Object.values<DescribedResponse>(described.responses)
      assert.ok(
        statuses.some((response) => resolveReference(response).description.includes(`\`${code}\``)),
        `${operation.id} ${code}`,
      )
      assert.ok(errorTable[code])
    }
  }
})
