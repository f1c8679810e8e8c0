import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutbound, OutboundFailure, type OutboundProblem } from '../../../platform/outbound/request.ts'
import { startReceiver } from '../../../testing/receiver.ts'
import { guardedFetch } from './guarded_fetch.ts'

const because = (problem: OutboundProblem) => (error: unknown) => {
  assert.ok(error instanceof OutboundFailure, String(error))
  assert.equal(error.problem, problem)
  return true
}
const resolving = (...addresses: string[]) =>
  createOutbound({
    allow: [],
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  })
const nobody = createOutbound({ allow: [] })

test('R9 an address inside is called only when the operator allows its host and port', async () => {
  const { url, host, received } = await startReceiver((_, response) => response.end('hello'))
  const allowed = guardedFetch({ outbound: createOutbound({ allow: [host] }), maxBytes: 100 })
  const answer = await allowed(url, { method: 'POST', body: 'Größe', headers: { 'x-key': 'k' } })
  assert.deepEqual([answer.status, await answer.text()], [200, 'hello'])
  assert.deepEqual(
    [received[0]!.method, received[0]!.body, received[0]!.headers['x-key']],
    ['POST', 'Größe', 'k'],
  )
  await assert.rejects(guardedFetch({ outbound: nobody, maxBytes: 100 })(url), because('inside'))
  assert.equal(received.length, 1)
})

test('R9 a name is refused when any of its addresses lies inside, and is looked up once', async () => {
  const { received, host } = await startReceiver()
  const port = host.split(':')[1]
  const url = `http://models.example:${port}/v1`
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1'], ['169.254.169.254']])
    await assert.rejects(
      guardedFetch({ outbound: resolving(...addresses), maxBytes: 100 })(url),
      because('unresolved'),
    )
  await assert.rejects(guardedFetch({ outbound: resolving(), maxBytes: 100 })(url), because('unresolved'))
  assert.deepEqual(received, [])
})

test('a redirect is an answer: no key follows it', async () => {
  const target = await startReceiver()
  const { url, host } = await startReceiver((_, response) =>
    response.writeHead(307, { location: target.url }).end(),
  )
  const outbound = createOutbound({ allow: [host, target.host] })
  const answer = await guardedFetch({ outbound, maxBytes: 100 })(url)
  assert.deepEqual([answer.status, target.received], [307, []])
})

test('a body is read as far as it is allowed to be long, and no further than somebody wants it', async () => {
  const { url, host } = await startReceiver((_, response) => response.end('x'.repeat(101)))
  const outbound = createOutbound({ allow: [host] })
  await assert.rejects((await guardedFetch({ outbound, maxBytes: 100 })(url)).text(), because('connection'))
  const whole = await guardedFetch({ outbound, maxBytes: 101 })(url)
  assert.equal((await whole.text()).length, 101)
  await (await guardedFetch({ outbound, maxBytes: 101 })(url)).body!.cancel()
})
