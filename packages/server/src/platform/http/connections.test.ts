import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { listenToEvents, serverOf } from '../../testing/listen_to_events.ts'
import { type ConnectionLimits, defaultConnectionLimits, mostConnections } from './connections.ts'

/** R20. Without what they protect these would wait for minutes. */
const soon = { timeout: 20_000 }

async function startLimited(limits: Partial<ConnectionLimits>) {
  const service = await startService({
    database: await sharedDatabase(),
    streamTiming: { everyMs: 20, patienceMs: 20_000 },
    connectionLimits: { ...defaultConnectionLimits, ...limits },
  })
  after(() => service.app.close())
  const api = await newOrganization(service)
  const { port } = await serverOf(api)
  async function open(begin: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(begin)
    return socket
  }
  return {
    api,
    open,
    service,
    connections: promisify(service.app.server.getConnections.bind(service.app.server)),
  }
}

const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'
const halfBody =
  'POST /v1/services HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n'

test('a client that sends half its headers, or none, is told so and closed', soon, async () => {
  const { open } = await startLimited({ headersMs: 100 })
  for (const begin of ['', health]) assert.match(await text(await open(begin)), /^HTTP\/1.1 408 /, begin)
})

test('a client that does not go on with its body is told so and closed', soon, async () => {
  const { open, api } = await startLimited({ headersMs: 100, requestMs: 100 })
  const headers = `${halfBody}Authorization: ${api.credentials.authorization}\r\n\r\n`
  assert.match(await text(await open(`${headers}{"name"`)), /^HTTP\/1.1 408 /)
})

test('a connection without a further request is closed', soon, async () => {
  const { open } = await startLimited({ idleMs: 100 })
  assert.match(await text(await open(`${health}\r\n`)), /^HTTP\/1.1 200 /)
})

test('an answer that takes long is not cut off', soon, async () => {
  const { api } = await startLimited({ headersMs: 100, requestMs: 100, idleMs: 100 })
  const stream = await listenToEvents(api)
  for (let beats = 0; beats < 40; beats++) assert.equal(await stream.next(''), 'still here')
  stream.close()
})

test('half-open connections keep nobody out, and hang up on nobody who is being answered', soon, async () => {
  const { api, open, connections } = await startLimited({ most: 20 })
  const stream = await listenToEvents(api)
  const sockets = await Promise.all(
    Array.from({ length: 60 }, (_, index) => open(index % 2 ? health : halfBody)),
  )
  const answer = await text(await open(`${health}Connection: close\r\n\r\n`))
  assert.match(answer, /^HTTP\/1.1 200 /)
  assert.ok((await connections()) <= 20)
  assert.equal(await stream.next(''), 'still here')
  for (const socket of sockets) socket.destroy()
  stream.close()
})

test('where everybody is being answered, one more is refused', soon, async () => {
  const { api, open } = await startLimited({ most: 3 })
  const streams = await Promise.all(Array.from({ length: 3 }, () => listenToEvents(api)))
  assert.equal(await text(await open(`${health}\r\n`)).catch(() => ''), '')
  for (const stream of streams) assert.equal(await stream.next(''), 'still here')
  for (const stream of streams) stream.close()
})

test('connections leave the files over that the process needs itself', () => {
  assert.ok(mostConnections(10) >= 100 && mostConnections(10) <= defaultConnectionLimits.most)
  assert.equal(mostConnections(1_000_000), process.platform === 'linux' ? 100 : defaultConnectionLimits.most)
})
