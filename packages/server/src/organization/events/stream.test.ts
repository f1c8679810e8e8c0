import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { revokeKey } from '../../operator/api_keys.ts'
import { type Api, call, newOrganization, startService } from '../../testing/api.ts'
import { heldTransaction } from '../../testing/held_transaction.ts'
import { listenTo, listenToEvents, serverOf } from '../../testing/listen_to_events.ts'
import { signInAs } from '../../testing/people.ts'

const streamTiming = { everyMs: 20, patienceMs: 200 }
const service = await startService({ streamTiming })
after(async () => {
  await service.app.close()
  await service.database.close()
})

/** Without what they protect these would wait for ever. */
const soon = { timeout: 20_000 }

const named = (api: Api, name: string) => api.post('/services', { name, pricing_unit: 'fixed' })
const idOf = async (api: Api) => (await api.get('/events?limit=1')).body.data[0].id

test('a stream begins now: it carries what happens from then on, in order, as GET /events shows it', async () => {
  const api = await newOrganization(service)
  await named(api, 'Before')
  const stream = await listenToEvents(api)
  assert.equal(stream.response.statusCode, 200)
  assert.equal(stream.response.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(stream.response.headers['cache-control'], 'no-store')
  assert.ok(stream.response.headers['x-request-id'] && stream.response.headers['ratelimit-remaining'])
  await stream.next('retry')
  await opened(stream)
  for (const name of ['First', 'Second']) await named(api, name)
  for (const name of ['First', 'Second']) {
    const event = await stream.event()
    assert.equal(event?.data.name, name)
    assert.deepEqual((await api.get(`/events/${event.id}`)).body, event)
  }
  stream.close()
})

test('it resumes after Last-Event-ID, or after the id in the query; the header wins, as browsers send it', async () => {
  const api = await newOrganization(service)
  const ids: number[] = []
  for (const name of ['First', 'Second', 'Third']) {
    await named(api, name)
    ids.push(await idOf(api))
  }
  const names = async (query: string, headers = {}) => {
    const stream = await listenToEvents(api, query, headers)
    const shown = [await stream.event(), await stream.event()].map((event) => event?.data.name)
    stream.close()
    return shown
  }
  assert.deepEqual(await names(`?after=${ids[0]}`), ['Second', 'Third'])
  assert.deepEqual(await names('', { 'last-event-id': String(ids[0]) }), ['Second', 'Third'])
  assert.deepEqual(await names(`?after=${ids[2]}`, { 'last-event-id': String(ids[0]) }), ['Second', 'Third'])
})

test('a wrong place to resume from is refused by name', async () => {
  const api = await newOrganization(service)
  for (const wrong of ['abc', '-1', '0', '1.5', '9'.repeat(20)]) {
    const header = await api.get('/events/stream', { 'last-event-id': wrong })
    assert.deepEqual([header.status, header.body.error.param], [422, 'Last-Event-ID'], wrong)
    const query = await api.get(`/events/stream?after=${wrong}`)
    assert.deepEqual([query.status, query.body.error.param], [422, 'after'], wrong)
  }
})

test('a long history is replayed whole and in order', async () => {
  const api = await newOrganization(service)
  await named(api, 'Service 0')
  const first = await idOf(api)
  for (let count = 1; count <= 230; count++) await named(api, `Service ${count}`)
  const stream = await listenToEvents(api, `?after=${first}`)
  for (let count = 1; count <= 230; count++)
    assert.equal((await stream.event())?.data.name, `Service ${count}`)
  stream.close()
})

test('of two transactions the one with the lower id commits last: the stream waits for it, and shows both in order', async () => {
  const api = await newOrganization(service)
  const stream = await listenToEvents(api)
  await opened(stream)
  const slow = await heldTransaction(api)
  await named(api, 'Quick')
  const shown: (string | undefined)[] = []
  const reading = (async () => {
    for (let count = 0; count < 2; count++) shown.push((await stream.event())?.type)
  })()
  // The quick one is committed and announced; for some heartbeats the stream has had every reason to show it.
  for (let beats = 0; beats < 20; beats++) await slow.waitedFor()
  assert.deepEqual(shown, [])
  await slow.commit()
  await reading
  assert.deepEqual(shown, ['agent.updated', 'service.created'])
  stream.close()
})

test("another organization's long transaction holds up neither a stream nor a list", soon, async () => {
  const [api, stranger] = [await newOrganization(service), await newOrganization(service)]
  const slow = await heldTransaction(stranger)
  const stream = await listenToEvents(api)
  await opened(stream)
  await named(api, 'Quick')
  assert.equal((await stream.event())?.data.name, 'Quick')
  assert.equal((await api.get('/events?limit=1')).body.data[0].data.name, 'Quick')
  stream.close()
  await slow.commit()
})

test('an event of another server arrives, and nothing of another organization', async () => {
  const api = await newOrganization(service)
  const stranger = await newOrganization(service)
  const stream = await listenToEvents(api)
  await opened(stream)
  const other = await startService()
  await named(stranger, 'Not yours')
  const body = { name: 'From elsewhere', pricing_unit: 'fixed' }
  await call(other.app, 'POST', '/services', body, { authorization: `Bearer ${api.key}` })
  assert.equal((await stream.event())?.data.name, 'From elsewhere')
  stream.close()
  await other.app.close()
  await other.database.close()
})

test('a silent stream gives signs of life', async () => {
  const stream = await listenToEvents(await newOrganization(service))
  for (let beats = 0; beats < 3; beats++) assert.equal(await stream.next(''), 'still here')
  stream.close()
})

test('a revoked key ends its stream', soon, async () => {
  const api = await newOrganization(service)
  const reader = await api.as({ name: 'reader', role: 'read_only' })
  const stream = await listenToEvents(reader)
  await opened(stream)
  await revokeKey(service.database, api.organization, 'reader', service.clock.now)
  assert.equal(await stream.next('data'), undefined)
  assert.ok(stream.response.complete, 'it ends like any answer')
})

test('a client that takes nothing is cut off', soon, async () => {
  const api = await newOrganization(service)
  const { port } = await serverOf(api)
  // More than the machine keeps on its way.
  await service.database.system`
    insert into events (organization_id, type, actor, request_id, data, created_at)
    select ${api.organization.id}, 'service.created', '{"type":"system","name":"test"}', 'large',
      json_build_object('text', repeat('x', 1000000)), now() from generate_series(1, 30)`
  const arrived = once(service.app.server, 'connection') as Promise<[Socket]>
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  client.write(
    `GET /v1/events/stream?after=1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.key}\r\n\r\n`,
  )
  const [socket] = await arrived
  await once(socket, 'close')
  client.destroy()
})

test(
  'an organization has 100 streams at most on one server, and one that is left makes room',
  soon,
  async () => {
    const api = await newOrganization(service)
    await serverOf(api)
    const before = await connections()
    const keys = await Promise.all(Array.from({ length: 5 }, () => api.as({ role: 'read_only' })))
    const streams = await Promise.all(
      Array.from({ length: 100 }, (_, index) => listenToEvents(keys[index % 5]!)),
    )
    const refused = await api.get('/events/stream')
    assert.deepEqual([refused.status, refused.body.error.code], [429, 'rate_limited'])
    assert.ok(refused.headers['retry-after'])
    const [first, ...others] = streams
    first!.close()
    while ((await connections()) > before + 99) await new Promise(setImmediate)
    const again = await listenToEvents(api)
    for (const stream of [again, ...others]) stream.close()
  },
)

test('a key and a member have 20 streams each, so that none of them takes all', soon, async () => {
  const api = await newOrganization(service)
  const reader = await api.as({ role: 'read_only' })
  const member = await signInAs(api, 'viewer')
  for (const greedy of [reader, member]) {
    const listening = () => listenTo(greedy, '/v1/events/stream', greedy.credentials)
    const streams = await Promise.all(Array.from({ length: 20 }, listening))
    const refused = await greedy.get('/events/stream')
    assert.deepEqual([refused.status, refused.body.error.code], [429, 'rate_limited'])
    streams.push(await listenToEvents(api))
    for (const stream of streams) stream.close()
  }
})

test('a revoked key ends its stream at once, and not at the next sign of life', soon, async () => {
  const quiet = await startService({ streamTiming: { everyMs: 600_000, patienceMs: 2000 } })
  const api = await newOrganization(quiet)
  const reader = await api.as({ name: 'reader', role: 'read_only' })
  const [revoked, kept] = [await listenToEvents(reader), await listenToEvents(api)]
  await revokeKey(quiet.database, api.organization, 'reader', quiet.clock.now)
  assert.equal(await revoked.next('data'), undefined)
  assert.ok(revoked.response.complete, 'it ends like any answer')
  await named(api, 'Heard')
  while ((await kept.event())?.data.name !== 'Heard');
  kept.close()
  await quiet.app.close()
  await quiet.database.close()
})

test('the server closes, and its streams end like any answer', soon, async () => {
  const closing = await startService({ streamTiming })
  const stream = await listenToEvents(await newOrganization(closing))
  await opened(stream)
  const closed = closing.app.close()
  assert.equal(await stream.next('data'), undefined)
  assert.ok(stream.response.complete)
  await closed
  await closing.database.close()
})

const connections = () => promisify(service.app.server.getConnections.bind(service.app.server))()

/** Heard one heartbeat: what happens from here on is carried. */
async function opened(stream: { next(field: string): Promise<string | undefined> }) {
  await stream.next('')
}
