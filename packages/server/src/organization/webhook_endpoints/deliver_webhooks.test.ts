import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { newOrganization, startService, testSecrets } from '../../testing/api.ts'
import { ageLeases } from '../../testing/leases.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { deliveriesOf, openWebhookInbox, verifyWebhook } from '../../testing/webhooks.ts'
import { leaseMs } from '../webhook_deliveries/service.ts'
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
  assert.match(first.last_error, /responded with 500/)
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
  const url = receiver.url.replace('127.0.0.1', 'rebinding.example')
  await api.patch(`/webhook_endpoints/${endpoint.id}`, { url })
  await deliverDue({
    ...dependencies,
    outbound: strict,
    now: () => new Date(dependencies.now().getTime() + 10_000),
  })
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.attempts, delivery.status], [2, 'pending'])
  assert.match(delivery.last_error, /has no public address/)
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

test('R19 an organization with many slow receivers takes half of the places, and what waits for a place hides nobody', {
  timeout: 60_000,
}, async () => {
  let hangs = true
  const openInbox = async (endpoints: number, events: number) => {
    const inbox = await openWebhookInbox((_, response) => hangs || response.end())
    const { api, receiver } = inbox
    for (let count = 1; count < endpoints; count++)
      await api.post('/webhook_endpoints', { url: receiver.url, events: ['service.*'] })
    for (let count = 0; count < events; count++) await api.post('/services', { ...audit, name: `${count}` })
    return inbox
  }
  const slow = [await openInbox(10, 4), await openInbox(3, 6), await openInbox(3, 1)]
  const quick = await openWebhookInbox()
  await quick.api.post('/services', audit)
  const allow = [...slow, quick].map(({ receiver }) => receiver.host)
  const dependencies = { ...quick.dependencies, outbound: createOutbound({ allow }) }
  const worker = startDeliveries(dependencies, (error) => assert.fail(String(error)), {
    finishMs: 0,
    everyMs: 3_600_000,
  })
  const taken = () => slow.map(({ receiver }) => receiver.received.length)
  while (taken().reduce((sum, count) => sum + count) < 31 || quick.receiver.received.length < 1)
    await new Promise(setImmediate)
  assert.deepEqual(taken(), [16, 12, 3])
  // One of 32 places is left, and all that waits longer may not have it.
  await quick.api.post('/services', audit)
  while (quick.receiver.received.length < 2) await new Promise(setImmediate)
  assert.deepEqual(taken(), [16, 12, 3])
  await worker.stop()
  hangs = false
  await deliverDue(dependencies)
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
  await inbox.deliver(61)
  await worker.stop()
  const [delivery] = await deliveriesOf(inbox)
  assert.deepEqual([delivery.status, delivery.attempts, delivery.last_status_code], ['pending', 2, 503])
})

test('R18 a server whose clock is ten minutes off sends nothing that another is sending, and its own leases end in time', async () => {
  for (const wrongBySeconds of [-600, 600]) {
    const inbox = await openWebhookInbox((_, response, count) => count > 2 && response.end())
    const { api, receiver, dependencies } = inbox
    await api.post('/services', audit)
    const at = (seconds: number) => ({
      ...dependencies,
      now: () => new Date(dependencies.now().getTime() + seconds * 1000),
    })
    const [right, wrong] = [at(1200), at(1200 + wrongBySeconds)]
    const startAttempt = async (holder: typeof right) => {
      const before = receiver.received.length
      const worker = startDeliveries(holder, (error) => assert.fail(String(error)), { finishMs: 0 })
      while (receiver.received.length === before) await new Promise(setImmediate)
      return worker
    }
    const first = await startAttempt(right)
    await deliverDue(wrong)
    assert.equal(receiver.received.length, 1, 'the wrong one leaves it alone')
    await first.stop()
    const second = await startAttempt(wrong)
    await deliverDue(right)
    assert.equal(receiver.received.length, 2, 'the right one does, too')
    await ageLeases(api, 'webhook_deliveries', leaseMs)
    await deliverDue(right)
    assert.equal(receiver.received.length, 3, 'the lease of the wrong one has run out')
    await second.stop()
  }
})
