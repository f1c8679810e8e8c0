import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { newOrganization, startService, testSecrets } from '../../testing/api.ts'
import { heldTransaction } from '../../testing/held_transaction.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { deliveriesOf, openWebhookInbox, startReachable, verifyWebhook } from '../../testing/webhooks.ts'
import { deliverDue, startDeliveries } from './deliver_webhooks.ts'

const audit = { name: 'Audit', pricing_unit: 'fixed' }
const day = 24 * 60 * 60

test('R9 a receiver that fails twice, then works, gets each event once, signed, under one webhook id, in order per resource', async () => {
  const failures = new Map<string, number>()
  const inbox = await openWebhookInbox(({ headers }, response) => {
    const id = String(headers['webhook-id'])
    const failed = failures.get(id) ?? 0
    failures.set(id, failed + 1)
    response.writeHead(failed < 2 ? 503 : 200).end()
  })
  const { api, receiver, endpoint } = inbox
  const services = [(await api.post('/services', audit)).body, (await api.post('/services', audit)).body]
  for (const name of ['Second', 'Third'])
    for (const { id } of services) await api.patch(`/services/${id}`, { name })

  for (const pause of [0, 6, 40, 6, 40, 6, 40, 6, 40]) await inbox.deliver(pause)

  const { data: events } = (await api.get('/events?type=service.*')).body
  assert.equal(events.length, 6)
  const attempts = receiver.received.map((received) => verifyWebhook(endpoint.secret, received))
  for (const event of events) {
    const its = receiver.received.filter(({ body }) => JSON.parse(body).id === event.id)
    assert.equal(its.length, 3, 'twice refused, once taken')
    assert.equal(new Set(its.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal(new Set(its.map(({ headers }) => headers['webhook-timestamp'])).size, 3)
    assert.deepEqual(JSON.parse(its[0]!.body), event, 'what is sent is what GET /events shows')
  }
  for (const { id } of services) {
    const order = attempts.filter(({ data }) => data.id === id).map((event) => event.id)
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    )
    assert.deepEqual(
      attempts.filter(({ data }) => data.id === id).map(({ data }) => data.name),
      ['Audit', 'Audit', 'Audit', 'Second', 'Second', 'Second', 'Third', 'Third', 'Third'],
    )
  }
  assert.deepEqual(
    (await deliveriesOf(inbox)).map(({ status, attempts, last_status_code }: Record<string, unknown>) => [
      status,
      attempts,
      last_status_code,
    ]),
    Array.from({ length: 6 }, () => ['delivered', 3, 200]),
  )
  await inbox.deliver(30 * day)
  assert.equal(receiver.received.length, 18, 'what was delivered is not sent again')
})

test('another resource does not wait for one that fails, nor another endpoint', async () => {
  const inbox = await openWebhookInbox(({ body }, response) => {
    response.writeHead(JSON.parse(body).data.name === 'Bad' ? 500 : 200).end()
  })
  const { api, receiver, dependencies } = inbox
  const other = await startReachable()
  await api.post('/webhook_endpoints', { url: other.url, events: ['service.*'] })
  const bad = (await api.post('/services', { ...audit, name: 'Bad' })).body
  await api.patch(`/services/${bad.id}`, { name: 'Good now' })
  await api.post('/services', audit)
  await deliverDue({ ...dependencies, outbound: createOutbound({ allow: [receiver.host, other.host] }) })
  const names = (received: { body: string }[]) =>
    received.map(({ body }) => JSON.parse(body).data.name).sort()
  assert.deepEqual(names(receiver.received), ['Audit', 'Bad'])
  assert.deepEqual(names(other.received), ['Audit', 'Bad', 'Good now'])
})

test('R9 failures are tried again with growing pauses over three days, and then given up; the next event of the resource may go', async () => {
  const inbox = await openWebhookInbox((_, response) => response.writeHead(500).end('x'.repeat(5000)))
  const { api, receiver } = inbox
  const { id } = (await api.post('/services', audit)).body
  await api.patch(`/services/${id}`, { name: 'Second' })
  const pauses: number[] = []
  await inbox.deliver()
  for (;;) {
    const [first] = (await deliveriesOf(inbox)).slice(-1)
    assert.ok(first.last_response.length <= 1024)
    if (first.status !== 'pending') break
    const pause = (Date.parse(first.next_attempt_at) - inbox.dependencies.now().getTime()) / 1000
    await inbox.deliver(pause - 0.001)
    assert.equal(receiver.received.length, pauses.length + 1, 'not a moment too early')
    pauses.push(pause)
    await inbox.deliver(0.001)
  }
  assert.deepEqual(pauses, [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400])
  const [second, first] = await deliveriesOf(inbox)
  assert.deepEqual([first.status, first.attempts, first.next_attempt_at], ['failed', 11, undefined])
  assert.match(first.last_error, /answered 500/)
  assert.equal(second.status, 'pending')
  assert.equal(JSON.parse(receiver.received.at(-1)!.body).data.name, 'Second')
})

test('R9 a receiver that hangs times out and is tried again', async () => {
  const inbox = await openWebhookInbox((_, response, count) => count > 1 && response.end(), {
    sending: { timeoutSeconds: 0.05 },
  })
  await inbox.api.post('/services', audit)
  await inbox.deliver()
  const [hung] = await deliveriesOf(inbox)
  assert.deepEqual([hung.status, hung.attempts, hung.last_status_code], ['pending', 1, undefined])
  assert.match(hung.last_error, /within 0\.05 s/)
  await inbox.deliver(10)
  assert.equal((await deliveriesOf(inbox))[0].status, 'delivered')
})

test('R9 a redirect is a failure that says so, and its target, a private address, is not called', async () => {
  const inside = await startReceiver()
  const inbox = await openWebhookInbox((_, response) =>
    response.writeHead(302, { location: inside.url }).end(),
  )
  await inbox.api.post('/services', audit)
  await inbox.deliver()
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.status, delivery.last_status_code], ['pending', 302])
  assert.match(delivery.last_error, /redirects are not followed/)
  assert.deepEqual(inside.received, [])
})

test('R9 a private address is not called unless the operator allows it, also when a name leads there', async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint, dependencies } = inbox
  await api.post('/services', audit)
  const strict = createOutbound({ allow: [], resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
  await deliverDue({ ...dependencies, outbound: strict })
  const lastError = async () => (await deliveriesOf(inbox))[0].last_error
  assert.match(await lastError(), /private, local or reserved network/)
  const url = receiver.url.replace('127.0.0.1', 'rebinding.example')
  await api.patch(`/webhook_endpoints/${endpoint.id}`, { url })
  await deliverDue({
    ...dependencies,
    outbound: strict,
    now: () => new Date(dependencies.now().getTime() + 10_000),
  })
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.attempts, delivery.status], [2, 'pending'])
  assert.match(await lastError(), /rebinding.example has no public address/)
  assert.deepEqual(receiver.received, [])
})

test('R9 killed between commit and delivery, nothing is lost: another server finds it in the table', async () => {
  const { api, receiver, endpoint, dependencies } = await openWebhookInbox()
  await api.post('/services', audit)
  const reborn = await startService({
    database: await openDatabase(dependencies.database.address, { now: dependencies.now() }),
  })
  await deliverDue({ ...dependencies, database: reborn.database })
  assert.equal(verifyWebhook(endpoint.secret, receiver.received[0]!).data.name, 'Audit')
  await reborn.app.close()
  await reborn.database.close()
})

test('R9 killed in the middle of an attempt, the lease ends and another takes over; the first is too late to tell', async () => {
  const hanging: (() => void)[] = []
  const inbox = await openWebhookInbox((_, response, count) => {
    if (count > 1) return response.writeHead(503).end('second')
    hanging.push(() => response.end('first'))
  })
  const { api, receiver } = inbox
  await api.post('/services', audit)
  const first = inbox.deliver()
  while (hanging.length === 0) await new Promise(setImmediate)
  await inbox.deliver(30)
  assert.equal(receiver.received.length, 1, 'the lease holds')
  await inbox.deliver(31)
  assert.equal(receiver.received.length, 2)
  hanging.pop()!()
  await first
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.status, delivery.attempts, delivery.last_response], ['pending', 2, 'second'])
})

test('two postmen at once send everything once', async () => {
  const { api, receiver, dependencies } = await openWebhookInbox()
  for (let count = 0; count < 20; count++) await api.post('/services', { ...audit, name: `Service ${count}` })
  await Promise.all([deliverDue(dependencies), deliverDue(dependencies), deliverDue(dependencies)])
  assert.equal(receiver.received.length, 20)
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 20)
})

test('410 disables the endpoint at once, with an event that says why', async () => {
  const inbox = await openWebhookInbox((_, response) => response.writeHead(410).end())
  const { api, receiver, endpoint } = inbox
  await api.post('/services', audit)
  await api.post('/services', { ...audit, name: 'Waiting' })
  await inbox.deliver()
  const shown = (await api.get(`/webhook_endpoints/${endpoint.id}`)).body
  assert.equal(shown.enabled, false)
  assert.match(shown.disabled_reason, /410/)
  const [event] = (await api.get('/events?type=webhook_endpoint.disabled')).body.data
  assert.deepEqual([event.data.id, event.data.disabled_reason], [endpoint.id, shown.disabled_reason])
  assert.deepEqual(event.actor, { type: 'system', name: 'webhooks' })
  const sent = receiver.received.length
  await api.post('/services', audit)
  await inbox.deliver(30 * day)
  assert.equal(receiver.received.length, sent)
})

test('an endpoint where all has failed for five days is disabled, with an event that says why; a success starts the count anew', async () => {
  let works = false
  const inbox = await openWebhookInbox((_, response) => response.writeHead(works ? 200 : 500).end())
  const { api, endpoint } = inbox
  const shown = async () => (await api.get(`/webhook_endpoints/${endpoint.id}`)).body
  const happens = () => api.post('/services', audit)
  await happens()
  await inbox.deliver()
  assert.equal((await shown()).failing_since, '2026-01-15T09:30:00.000Z')
  works = true
  await happens()
  await inbox.deliver(4 * day)
  assert.equal((await shown()).failing_since, undefined)
  works = false
  await happens()
  await inbox.deliver(2 * day)
  await happens()
  await inbox.deliver(5 * day - 1)
  assert.equal((await shown()).enabled, true)
  await happens()
  await inbox.deliver(1)
  const disabled = await shown()
  assert.equal(disabled.enabled, false)
  assert.match(disabled.disabled_reason, /since 2026-01-21T09:30:00\.000Z.*answered 500/)
  assert.deepEqual((await api.get('/events?type=webhook_endpoint.disabled')).body.data[0].data, disabled)

  works = true
  await api.patch(`/webhook_endpoints/${endpoint.id}`, { enabled: true })
  const enabled = await shown()
  assert.deepEqual([enabled.disabled_reason, enabled.failing_since], [undefined, undefined])
  await inbox.deliver()
  assert.deepEqual(await deliveriesOf(inbox, '?status=pending'), [], 'what waited goes out')
})

test('a disabled or archived endpoint gets nothing; what waited for it goes out when it is back', async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint } = inbox
  const path = `/webhook_endpoints/${endpoint.id}`
  await api.post('/services', audit)
  for (const [close, open] of [
    [() => api.patch(path, { enabled: false }), () => api.patch(path, { enabled: true })],
    [() => api.post(`${path}/archive`), () => api.delete(`${path}/archive`)],
  ] as const) {
    const before = receiver.received.length
    await api.post('/services', { ...audit, name: 'Before' })
    await close()
    await api.post('/services', { ...audit, name: 'Meanwhile' })
    await inbox.deliver(day)
    assert.equal(receiver.received.length, before)
    await open()
    await inbox.deliver(day)
    const names = receiver.received.map(({ body }) => JSON.parse(body).data.name)
    assert.ok(names.includes('Before') && !names.includes('Meanwhile'))
    receiver.received.length = 0
  }
})

test('what was being written while the endpoint was disabled waits like the rest', {
  timeout: 20_000,
}, async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint } = inbox
  const path = `/webhook_endpoints/${endpoint.id}`
  await api.patch(path, { events: ['agent.*'] })
  const slow = await heldTransaction(api)
  await api.patch(path, { enabled: false })
  await slow.commit()
  await inbox.deliver(day)
  assert.deepEqual([receiver.received.length, (await deliveriesOf(inbox)).length], [0, 1])
  await api.patch(path, { enabled: true })
  await inbox.deliver()
  assert.equal(receiver.received.length, 1)
})

test('only what was asked for is queued: types, all of an object, or everything', async () => {
  const api = await newOrganization()
  const types = async (events: string[] | null) => {
    const { id } = (await api.post('/webhook_endpoints', { url: 'https://receiver.example/', events })).body
    return async () =>
      (await api.get(`/webhook_endpoints/${id}/deliveries`)).body.data.map(
        (row: { event_type: string }) => row.event_type,
      )
  }
  const [exact, object, all] = [
    await types(['service.created']),
    await types(['service.*']),
    await types(null),
  ]
  const { id } = (await api.post('/services', audit)).body
  await api.patch(`/services/${id}`, { name: 'Second' })
  await api.post('/voice_profiles', { name: 'Warm', languages: ['en'] })
  assert.deepEqual(await exact(), ['service.created'])
  assert.deepEqual(await object(), ['service.updated', 'service.created'])
  assert.deepEqual(await all(), [
    'voice_profile.created',
    'service.updated',
    'service.created',
    'webhook_endpoint.created',
  ])
})

test('a refused write and a dry run queue nothing', async () => {
  const inbox = await openWebhookInbox()
  await inbox.api.post('/services?dry_run=true', audit)
  await inbox.api.post('/services', { ...audit, price_min: -1 })
  assert.deepEqual(await deliveriesOf(inbox), [])
})

test('a hanging receiver takes four places at most: others are served meanwhile', async () => {
  const hanging: (() => void)[] = []
  const inbox = await openWebhookInbox((_, response) => hanging.push(() => response.end()))
  const { api, receiver, dependencies } = inbox
  const quick = await openWebhookInbox()
  for (let count = 0; count < 40; count++) await api.post('/services', { ...audit, name: `Service ${count}` })
  await quick.api.post('/services', audit)
  const both = createOutbound({ allow: [receiver.host, quick.receiver.host] })
  const round = deliverDue({ ...dependencies, outbound: both })
  while (quick.receiver.received.length === 0 || receiver.received.length < 4) await new Promise(setImmediate)
  assert.deepEqual([quick.receiver.received.length, receiver.received.length], [1, 4])
  while (hanging.length > 0 || receiver.received.length < 40) {
    hanging.pop()?.()
    await new Promise(setImmediate)
  }
  await round
  assert.equal(receiver.received.length, 40)
})

test('a secret that cannot be opened any more loses nothing: the delivery waits for the operator', async () => {
  const inbox = await openWebhookInbox()
  await inbox.api.post('/services', audit)
  const forgetful = { ...testSecrets, decrypt: () => assert.fail('the secret "test" is gone') }
  await assert.rejects(deliverDue({ ...inbox.dependencies, secrets: forgetful }))
  await inbox.deliver(61)
  assert.equal(inbox.receiver.received.length, 1)
})

test('a worker delivers what a write announces, and ends its attempts before it stops', async () => {
  const hanging: (() => void)[] = []
  const { api, receiver, dependencies } = await openWebhookInbox((_, response) =>
    hanging.push(() => response.end()),
  )
  const worker = startDeliveries(dependencies, (error) => assert.fail(String(error)))
  await api.post('/services', audit)
  while (hanging.length === 0) await new Promise(setImmediate)
  const stopped = worker.stop()
  hanging.pop()!()
  await stopped
  assert.equal(receiver.received.length, 1)
  const [{ count }] = (await dependencies.database.system`select count(*) from webhook_deliveries
    where organization_id = ${api.organization.id} and status = 'delivered'`) as unknown as [
    { count: number },
  ]
  assert.equal(count, 1)
})

test('an attempt that is under way when a server stops is broken off, does not count and is due at once', async () => {
  const inbox = await openWebhookInbox((_, response, count) => count > 1 && response.end())
  const { api, receiver, dependencies } = inbox
  const worker = startDeliveries(dependencies, (error) => assert.fail(String(error)), { finishMs: 0 })
  await api.post('/services', audit)
  while (receiver.received.length === 0) await new Promise(setImmediate)
  await worker.stop()
  const [brokenOff] = await deliveriesOf(inbox)
  assert.deepEqual([brokenOff.status, brokenOff.attempts, brokenOff.last_error], ['pending', 0, undefined])
  await inbox.deliver()
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.status, delivery.attempts], ['delivered', 1])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  assert.deepEqual([ids.length, new Set(ids).size], [2, 1])
})

test('an attempt that is broken off after its lease ended takes nothing from whoever has it since', async () => {
  const inbox = await openWebhookInbox((_, response, count) => count > 1 && response.writeHead(503).end())
  const { api, receiver, dependencies } = inbox
  const worker = startDeliveries(dependencies, (error) => assert.fail(String(error)), { finishMs: 0 })
  await api.post('/services', audit)
  while (receiver.received.length === 0) await new Promise(setImmediate)
  const later = () => new Date(dependencies.now().getTime() + 61_000)
  await deliverDue({ ...dependencies, now: later })
  await worker.stop()
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.status, delivery.attempts, delivery.last_status_code], ['pending', 2, 503])
})
